import type {
  Component,
  Directive,
  Item,
  Metadata,
  Service,
  Typed,
} from '../metadata/model';

/** One text of the API, and where it stands. */
export interface ApiText {
  /** File of its owner: a tag, or `services`; `generic` for the package's. */
  readonly file: string;
  /** Key in that file: `props.dark`. */
  readonly key: string;
  /** The mixin that brings the item. */
  readonly mixin: string | undefined;
  /** Markdown. */
  readonly text: string;
  /** The text is that of another release. */
  readonly borrowed: boolean;
}

/** File of the texts that several components share, whatever their mixins. */
export const genericFile = 'generic';

const servicesFile = 'services';

/** Gives the translation of a text, or nothing when there is none. */
export type Translate = (text: ApiText) => string | undefined;

/** Replaces the texts of one component, directive or service. */
class Translator {
  constructor(
    private readonly file: string,
    private readonly translate: Translate,
    private readonly language: string,
    private readonly prefix = '',
  ) {}

  text(key: string, text: string, mixin?: string): string {
    return this.#translated({key, text, mixin, borrowed: false}) ?? text;
  }

  description<T extends {readonly description?: string}>(
    key: string,
    entry: T,
    item?: Item,
  ): T {
    if (!entry.description) {
      return entry;
    }
    const description = this.#translated({
      key,
      text: entry.description,
      mixin: item?.mixin,
      borrowed: item?.descriptionOrigin === 'borrowed',
    });
    return description === undefined
      ? {...entry, descriptionLanguage: this.language}
      : {...entry, description};
  }

  items<T extends Item>(group: string, items: readonly T[]): T[] {
    return items.map((item) => {
      const key = `${group}.${item.name}`;
      const {deprecated, mixin} = item;
      return {
        ...this.description(key, item, item),
        ...(deprecated
          ? {deprecated: this.text(`deprecated.${key}`, deprecated, mixin)}
          : {}),
      };
    });
  }

  values(
    group: string,
    item: Item,
    values: readonly Typed[] | undefined,
  ): Typed[] | undefined {
    return values?.map((value, index) =>
      this.description(
        `values.${group}.${item.name}.${value.name ?? String(index)}`,
        value,
      ),
    );
  }

  #translated(text: Omit<ApiText, 'file'>): string | undefined {
    const key = `${this.prefix}${text.key}`;
    return this.translate({...text, file: this.file, key});
  }
}

function mapComponent(component: Component, of: Translator): Component {
  const {deprecated, removed} = component;
  return {
    ...of.description('description', component),
    ...(deprecated ? {deprecated: of.text('deprecated', deprecated)} : {}),
    props: of.items('props', component.props),
    slots: of.items('slots', component.slots).map((slot) => ({
      ...slot,
      ...(slot.properties
        ? {properties: of.values('slots', slot, slot.properties)}
        : {}),
    })),
    events: of.items('events', component.events).map((event) => ({
      ...event,
      ...(event.arguments
        ? {arguments: of.values('events', event, event.arguments)}
        : {}),
    })),
    functions: of.items('functions', component.functions),
    ...(removed
      ? {
          removed: removed.map((entry) => ({
            ...entry,
            instead: of.text(
              `removed.${entry.group}.${entry.name}`,
              entry.instead,
            ),
          })),
        }
      : {}),
  };
}

function mapDirective(directive: Directive, of: Translator): Directive {
  const {argument} = directive;
  return {
    ...of.description('description', directive),
    ...(argument ? {argument: of.text('argument', argument)} : {}),
    modifiers: of.items('modifiers', directive.modifiers),
  };
}

const mapService = (service: Service, of: Translator): Service => ({
  ...of.description('description', service),
  members: of.items('members', service.members),
  options: of.items('options', service.options),
  functions: of.items('functions', service.functions),
});

/**
 * Goes through all texts of an API and replaces them.
 *
 * @param translate - asked for each text, in a fixed order.
 * @param language - of the texts that have no translation: they get marked.
 */
export function mapTexts(
  metadata: Metadata,
  translate: Translate,
  language: string,
): Metadata {
  const of = (file: string, prefix?: string) =>
    new Translator(file, translate, language, prefix);
  const {services, removed} = metadata;
  return {
    ...metadata,
    components: metadata.components.map((entry) =>
      mapComponent(entry, of(entry.tag)),
    ),
    directives: metadata.directives.map((entry) =>
      mapDirective(entry, of(entry.tag)),
    ),
    ...(services && {
      services: services.map((entry) =>
        mapService(entry, of(servicesFile, `${entry.name}.`)),
      ),
    }),
    ...(removed && {
      removed: removed.map(({tag, instead}) => ({
        tag,
        instead: of(genericFile).text(`removed.${tag}`, instead),
      })),
    }),
  };
}

/** All texts of an API, in a fixed order. */
export function collectTexts(metadata: Metadata): ApiText[] {
  const texts: ApiText[] = [];
  const collect: Translate = (text) => {
    texts.push(text);
    return undefined;
  };
  mapTexts(metadata, collect, '');
  return texts;
}
