/** Asks the worker to keep a page, which is shown now. */
export interface KeepMessage {
  readonly type: 'keep';
  /** Address of the page. */
  readonly page: string;
  /** Build that the visitor's tab runs; see `entryOf`. */
  readonly entry: string;
  /** Addresses that the page has loaded. */
  readonly loaded: readonly string[];
  /** Whether the visitor asked to save data. */
  readonly saveData: boolean;
}

/** Lets a waiting worker take over from the one before it. */
export interface TakeOverMessage {
  readonly type: 'take-over';
  /** Only if no tab but the one that asks is open. */
  readonly ifAlone: boolean;
}

/** Asks the worker for its build; answered at the port with `entryOf`'s text. */
export interface BuildMessage {
  readonly type: 'build';
}

/** What pages tell the worker. */
export type Message = KeepMessage | TakeOverMessage | BuildMessage;
