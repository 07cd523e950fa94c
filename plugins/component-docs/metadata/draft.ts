/**
 * What a single source says of a package. Every field is optional but the
 * names: the merge decides whom to believe.
 */
export interface DraftItem {
  readonly name: string;
  readonly description?: string;
  /** What to use instead; empty when the source does not say. */
  readonly deprecated?: string;
  /** The mixin, or base, that brings the item. */
  readonly mixin?: string;
}

export interface DraftTyped {
  readonly name?: string;
  readonly type?: string;
  readonly description?: string;
}

export interface DraftProp extends DraftItem {
  readonly types?: readonly string[];
  readonly default?: string;
  /** There is a default, but this source cannot tell it. */
  readonly defaultUntold?: boolean;
  readonly required?: boolean;
}

export interface DraftSlot extends DraftItem {
  readonly properties?: readonly DraftTyped[];
}

export interface DraftEvent extends DraftItem {
  readonly arguments?: readonly DraftTyped[];
}

export interface DraftFunction extends DraftItem {
  readonly signature: string;
}

export interface DraftComponent {
  readonly tag: string;
  readonly description?: string;
  readonly deprecated?: string;
  readonly model?: {readonly prop: string; readonly event: string};
  readonly props: readonly DraftProp[];
  readonly slots: readonly DraftSlot[];
  readonly events: readonly DraftEvent[];
  readonly functions?: readonly DraftFunction[];
  /** All methods, public or not. */
  readonly methods?: readonly DraftItem[];
}

export interface DraftDirective {
  readonly tag: string;
  readonly description?: string;
  readonly argument?: string;
  readonly modifiers: readonly DraftItem[];
}

export interface Draft {
  readonly components: readonly DraftComponent[];
  readonly directives: readonly DraftDirective[];
}
