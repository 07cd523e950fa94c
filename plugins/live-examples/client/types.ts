/** A block of a single-file component that the source panel shows. */
export type ExamplePartName = 'template' | 'script' | 'style';

/** One block of an example's source. */
export interface ExamplePart {
  readonly name: ExamplePartName;
  /** Language of the block: `html`, `js`, `css`, `scss` or `sass`. */
  readonly language: string;
  readonly code: string;
  /** The code, highlighted at build time; safe to set as inner HTML. */
  readonly html: string;
}

/** The source of an example as a reader sees, copies and edits it. */
export interface ExampleSource {
  /** The whole file. */
  readonly code: string;
  /** Its blocks in the order template, script, style; only those it has. */
  readonly parts: readonly ExamplePart[];
}

/** Options of a Vue 2 component, opaque to the site's own code. */
export type VueComponentOptions = Readonly<Record<string, unknown>>;

/** A compiled single-file component. */
export interface ExampleComponentModule {
  readonly default: VueComponentOptions;
  /** Its compiled style sheets, confined to the example. */
  readonly styles: readonly string[];
  /** Marks the elements of the example, in which its styles hold. */
  readonly scopeId?: string;
  /** Addresses of the images beside it, by the paths that it names. */
  readonly assets?: Readonly<Record<string, string>>;
}

/** Room for an example before it runs, in pixels. */
export interface ExampleHeight {
  readonly wide: number;
  /** On a phone. */
  readonly narrow: number;
}

/** What a page knows of one of its examples before it is shown. */
export interface ExampleModule {
  /** File name without `.vue`. */
  readonly name: string;
  /** Path from the repository's root, with forward slashes. */
  readonly file: string;
  /** Key of the framework registry, such as `vuetify@2.7.2`. */
  readonly framework: string;
  /** The blocks of the file, in the order template, script, style. */
  readonly parts: readonly ExamplePartName[];
  /** What to reserve, from the committed measurements. */
  readonly height?: ExampleHeight;
  /** Loads the compiled component; rejects on the server. */
  readonly load: () => Promise<ExampleComponentModule>;
  /** Loads the source. */
  readonly loadSource: () => Promise<ExampleSource>;
  /**
   * The source, in the server bundle only, so that the page's HTML holds it
   * and the page's JavaScript does not.
   */
  readonly source?: ExampleSource;
}

/** How an example is shown; each may change while it is mounted. */
export interface ExampleAppearance {
  readonly dark: boolean;
  readonly rtl: boolean;
}

/** How to mount an example. */
export interface MountOptions extends ExampleAppearance {
  /**
   * Called for every error of the example after mounting began: while
   * rendering, in a hook, in an event handler, or in a promise they return.
   */
  readonly onError: (error: unknown) => void;
}

/** A mounted example. */
export interface MountedExample {
  /** Changes how the example is shown, without losing its state. */
  readonly update: (appearance: Partial<ExampleAppearance>) => void;
  /** Removes the example and all that it added to the document. */
  readonly destroy: () => void;
}

/** Value of an attribute that a playground sets. */
export type PlaygroundValue = string | number | boolean;

/** One choice of a playground: an attribute of the demo, and its control. */
export interface PlaygroundOption {
  /** Attribute in kebab case; `content` stands for the default slot's text. */
  readonly attribute: string;
  readonly control: 'switch' | 'text' | 'slider' | 'select';
  /** Value at the start; without one the attribute is not set. */
  readonly value?: PlaygroundValue;
  /** Slider only. */
  readonly min: number;
  /** Slider only. */
  readonly max: number;
  /** Slider only. */
  readonly step: number;
  /** Select only. */
  readonly items: readonly (string | number)[];
}

/** A tab of a playground: attributes that make a variant of the component. */
export interface PlaygroundVariant {
  readonly label: string;
  readonly attributes: Readonly<Record<string, PlaygroundValue>>;
}

/** The markup of a demo, cut at the component's attributes. */
export interface PlaygroundTemplate {
  /** What comes before the component. */
  readonly before: string;
  readonly tag: string;
  /** Attributes that no option sets, as they are written. */
  readonly attributes: readonly string[];
  /** Whether the tag closes itself. */
  readonly isEmpty: boolean;
  /** What comes after the component's start tag. */
  readonly after: string;
}

/** A playground as its file beside the page describes it. */
export interface PlaygroundConfig {
  /** Path of its file from the repository's root. */
  readonly file: string;
  /** Key of the framework registry. */
  readonly framework: string;
  /** Tag of the component, such as `v-alert`. */
  readonly component: string;
  readonly variants: readonly PlaygroundVariant[];
  readonly options: readonly PlaygroundOption[];
  readonly template: PlaygroundTemplate;
  /** What the template uses besides the options, by name. */
  readonly data: Readonly<Record<string, unknown>>;
  /** The template, compiled. */
  readonly render: (...values: unknown[]) => unknown;
  readonly staticRenderFns: readonly ((...values: unknown[]) => unknown)[];
}
