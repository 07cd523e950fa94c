/**
 * Runs in the browser: shows one target after another with the site's client
 * runtime and notes what goes wrong meanwhile.
 */
import {
  type ExampleModule,
  mountComponent,
  mountExample,
  type MountedExample,
  type PlaygroundConfig,
  type PlaygroundOption,
  type PlaygroundValue,
} from '../../plugins/live-examples/client';
import {createDemo, type Demo} from '../../src/components/Playground/demo';

/** A target as the bundle holds it. */
export type BundledTarget =
  | {readonly kind: 'example' | 'layout'; readonly module: ExampleModule}
  | {readonly kind: 'playground'; readonly module: PlaygroundConfig};

/** What `check.ts` calls in the page. */
export interface Driver {
  /** Mounts a target in an appearance; the one before has to be hidden. */
  show(file: string, dark: boolean): Promise<void>;
  /** Changes the appearance of what is shown, as the site's toggle does. */
  turn(dark: boolean): Promise<void>;
  /** Makes every choice of the playground that is shown. */
  exercise(): Promise<void>;
  /** How high what is shown is, once that stays the same for a while. */
  height(): Promise<number>;
  /** Takes away what is shown, and looks for what it left behind. */
  hide(): Promise<void>;
  /** What went wrong since the last call. */
  takeProblems(): string[];
}

declare global {
  interface Window {
    examplesDriver: Driver;
  }
}

/** Classes of the example card that the stage uses. */
type StageStyles = Readonly<Record<string, string | undefined>>;

const problems: string[] = [];

function note(problem: string): void {
  if (!problems.includes(problem)) {
    problems.push(problem);
  }
}

/** Notes what the console is told, and errors that nothing catches. */
function listen(): void {
  for (const level of ['error', 'warn'] as const) {
    const original = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      note(values.map(String).join(' '));
      original(...values);
    };
  }
  window.addEventListener(
    'error',
    ({message, target}) => {
      const {src, href} = target as Partial<
        Record<'src' | 'href', string | undefined>
      >;
      note(
        target === window
          ? `Uncaught: ${message}`
          : `Not loaded: ${src ?? href}`,
      );
    },
    true,
  );
  window.addEventListener('unhandledrejection', ({reason}) => {
    note(`Uncaught in a promise: ${String(reason)}`);
  });
}

const frame = () =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });

/** For so many frames a height must stay the same. */
const framesAtRest = 6;

/** Lets Vue render and the browser lay out, twice: some measure and follow. */
async function settle(): Promise<void> {
  await frame();
  await frame();
}

/** Waits for pictures on their way: parts of the framework wait for theirs, too. */
async function untilPictured(): Promise<void> {
  const awaited = [...document.images].filter(
    ({complete, loading}) => !complete && loading !== 'lazy',
  );
  await Promise.all(
    awaited.map(
      (image) =>
        new Promise((resolve) => {
          image.addEventListener('load', resolve);
          image.addEventListener('error', resolve);
        }),
    ),
  );
}

function valuesOf({
  control,
  items,
  min,
  max,
  value,
}: PlaygroundOption): PlaygroundValue[] {
  switch (control) {
    case 'switch':
      return [true, false];
    case 'slider':
      return [min, max];
    case 'select':
      return [...items];
    case 'text':
      return ['Some text', value ?? ''];
  }
}

async function makeChoices(
  {options, variants}: PlaygroundConfig,
  demo: Demo,
): Promise<void> {
  const initial = Object.fromEntries(
    options.flatMap(({attribute, value}) =>
      value === undefined ? [] : [[attribute, value]],
    ),
  );
  for (const {attributes} of variants) {
    demo.set({...attributes, ...initial});
    await frame();
    for (const option of options) {
      for (const value of valuesOf(option)) {
        demo.set({...attributes, ...initial, [option.attribute]: value});
        await frame();
      }
    }
  }
}

/** What stays in the document once nothing is shown. */
function noteRemains(): void {
  const remains = {
    sandboxes: document.querySelectorAll('.vue-sandbox').length,
    'places for overlays': document.querySelectorAll('.vue-sandbox-overlays')
      .length,
    'style sheets': document.adoptedStyleSheets.length,
  };
  for (const [what, count] of Object.entries(remains)) {
    if (count > 0) {
      note(`Left behind: ${count} ${what}`);
    }
  }
}

/** Gives the page its driver. */
export function install(
  targets: Readonly<Record<string, BundledTarget>>,
  styles: StageStyles,
): void {
  listen();
  let stage: HTMLElement | undefined;
  let mounted: MountedExample | undefined;
  let choose: () => Promise<void> = () => Promise.resolve();

  const paint = (dark: boolean) => {
    document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  };

  window.examplesDriver = {
    async show(file, dark) {
      const target = targets[file];
      if (!target) {
        throw new Error(`${file} is not in the bundle.`);
      }
      paint(dark);
      stage = document.createElement('div');
      const host = document.createElement('div');
      stage.id = 'stage';
      if (target.kind !== 'layout') {
        stage.className = styles.stage ?? '';
        host.className = styles.host ?? '';
      }
      stage.append(host);
      document.body.append(stage);
      const options = {
        dark,
        rtl: false,
        onError: (error: unknown) => note(`Error: ${String(error)}`),
      };
      try {
        if (target.kind === 'playground') {
          const {framework} = target.module;
          const demo = createDemo(target.module, {});
          choose = () => makeChoices(target.module, demo);
          mounted = await mountComponent(
            host,
            framework,
            demo.component,
            options,
          );
        } else {
          choose = () => Promise.resolve();
          mounted = await mountExample(host, target.module, options);
        }
      } catch (error) {
        note(`Not mounted: ${String(error)}`);
      }
      await settle();
    },
    async turn(dark) {
      paint(dark);
      mounted?.update({dark});
      await settle();
    },
    exercise: () => choose(),
    async height() {
      await document.fonts.ready;
      let last = -1;
      for (let same = 0; same < framesAtRest;) {
        await frame();
        const next =
          stage?.querySelector('.vue-sandbox')?.getBoundingClientRect()
            .height ?? 0;
        same = next === last ? same + 1 : 0;
        last = next;
      }
      return Math.ceil(last);
    },
    async hide() {
      await untilPictured();
      mounted?.destroy();
      mounted = undefined;
      stage?.remove();
      await frame();
      noteRemains();
    },
    takeProblems: () => problems.splice(0),
  };
}
