import {type ChildProcess, spawn} from 'node:child_process';
import {freePort} from '../lib/freePort';

/** How far a locale's server is. */
export interface ServerState {
  readonly phase: 'starting' | 'compiling' | 'ready' | 'failed';
  /** What it printed last. */
  readonly log: readonly string[];
  readonly seconds: number;
}

interface Running {
  readonly child: ChildProcess;
  readonly origin: string;
  readonly started: number;
  readonly closed: Promise<void>;
  phase: ServerState['phase'];
  log: string[];
  used: number;
  /** Open pages that wait for changes. */
  sockets: number;
}

/** What starts a locale's server. */
export interface ServersOptions {
  /** The command that serves a locale at a port of this machine. */
  readonly command: (
    locale: string,
    port: number,
  ) => {
    readonly file: string;
    readonly args: readonly string[];
    readonly cwd: string;
    readonly env: NodeJS.ProcessEnv;
  };
  /** How many may run at once. */
  readonly limit: number;
  /** Milliseconds without use after which a server is stopped. */
  readonly idle: number;
}

const logLines = 12;
// eslint-disable-next-line no-control-regex -- the colors of a terminal
const colors = /\u001b\[[\d;?]*[A-Za-z]/g;

const wait = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Servers of locales, each started when it is first asked for. */
export class Servers {
  readonly #options: ServersOptions;
  readonly #running = new Map<string, Running | Promise<Running>>();
  readonly #timer: NodeJS.Timeout;

  constructor(options: ServersOptions) {
    this.#options = options;
    this.#timer = setInterval(
      () => {
        this.#stopIdle();
      },
      Math.min(options.idle, 60_000),
    );
    this.#timer.unref();
  }

  #find(locale: string): Running | undefined {
    const found = this.#running.get(locale);
    return found instanceof Promise ? undefined : found;
  }

  /** Locales whose server runs or starts. */
  get locales(): string[] {
    return [...this.#running.keys()];
  }

  /** Starts a locale's server unless it runs; a failed one starts again. */
  async ask(locale: string): Promise<void> {
    const found = this.#running.get(locale);
    if (found instanceof Promise) {
      await found;
      return;
    }
    if (found && found.phase !== 'failed') {
      found.used = Date.now();
      return;
    }
    const starting = this.#start(locale);
    this.#running.set(locale, starting);
    this.#running.set(locale, await starting);
  }

  /** Where a locale's server answers, once it is ready. */
  origin(locale: string): string | undefined {
    const found = this.#find(locale);
    return found?.phase === 'ready' ? found.origin : undefined;
  }

  state(locale: string): ServerState {
    const found = this.#find(locale);
    return {
      phase: found?.phase ?? 'starting',
      log: found?.log ?? [],
      seconds: found ? Math.round((Date.now() - found.started) / 1000) : 0,
    };
  }

  /** Notes a page that waits for changes; call the result when it is gone. */
  hold(locale: string): () => void {
    const found = this.#find(locale);
    if (!found) {
      return () => undefined;
    }
    found.sockets += 1;
    return () => {
      found.sockets -= 1;
      found.used = Date.now();
    };
  }

  /** Stops all servers; resolves when every process has ended. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all(this.locales.map((locale) => this.#stopOne(locale)));
  }

  async #start(locale: string): Promise<Running> {
    await this.#makeRoom(locale);
    const port = await freePort();
    const {file, args, cwd, env} = this.#options.command(locale, port);
    const child = spawn(file, args, {cwd, env});
    const running: Running = {
      child,
      origin: `http://localhost:${port}`,
      started: Date.now(),
      closed: new Promise((resolve) => {
        child.once('close', () => resolve());
      }),
      phase: 'starting',
      log: [],
      used: Date.now(),
      sockets: 0,
    };
    const note = (data: Buffer) => {
      const lines = data
        .toString()
        .replace(colors, '')
        .split(/[\r\n]+/)
        .filter((line) => line.trim() !== '');
      running.log = [...running.log, ...lines].slice(-logLines);
      lines.forEach((line) => console.log(`[${locale}] ${line}`));
    };
    child.stdout.on('data', note);
    child.stderr.on('data', note);
    child.once('error', (error) => {
      running.phase = 'failed';
      running.log.push(error.message);
    });
    child.once('close', () => {
      running.phase = 'failed';
    });
    void this.#watch(locale, running);
    return running;
  }

  /** Follows a server until it answers; it does when all is compiled. */
  async #watch(locale: string, running: Running): Promise<void> {
    while (running.phase === 'starting' || running.phase === 'compiling') {
      try {
        const response = fetch(`${running.origin}/${locale}/`);
        const first = await Promise.race([response, wait(500)]);
        running.phase = 'compiling';
        const {ok} = first instanceof Response ? first : await response;
        if (ok) {
          running.phase = 'ready';
        }
      } catch {
        // It does not listen yet.
      }
      await wait(200);
    }
  }

  /** Stops the server that was not used for longest when there are too many. */
  async #makeRoom(locale: string): Promise<void> {
    const others = this.locales.filter((name) => name !== locale);
    if (others.length < this.#options.limit) {
      return;
    }
    const [oldest] = others
      .map((name) => ({name, running: this.#find(name)}))
      .sort(
        (a, b) =>
          Math.sign(a.running?.sockets ?? 0) -
            Math.sign(b.running?.sockets ?? 0) ||
          (a.running?.used ?? Infinity) - (b.running?.used ?? Infinity),
      );
    if (oldest) {
      console.log(
        `[${oldest.name}] stopped: ${this.#options.limit} languages run at once at most.`,
      );
      await this.#stopOne(oldest.name);
    }
  }

  #stopIdle(): void {
    for (const locale of this.locales) {
      const running = this.#find(locale);
      if (
        running?.phase === 'ready' &&
        running.sockets === 0 &&
        Date.now() - running.used >= this.#options.idle
      ) {
        console.log(`[${locale}] stopped, as nobody uses it.`);
        void this.#stopOne(locale);
      }
    }
  }

  async #stopOne(locale: string): Promise<void> {
    const running = await this.#running.get(locale);
    this.#running.delete(locale);
    if (running?.child.exitCode !== null) {
      return;
    }
    running.child.kill('SIGTERM');
    const kill = setTimeout(() => running.child.kill('SIGKILL'), 5000);
    await running.closed;
    clearTimeout(kill);
  }
}
