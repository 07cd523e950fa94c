import * as z from 'zod';

/**
 * Who says something: the loaded package, its manifest, a scan of its code,
 * another package's manifest, our own overlay, or the sass sources.
 */
const originSchema = z.enum([
  'runtime',
  'manifest',
  'scan',
  'borrowed',
  'overlay',
  'sass',
]);

export type Origin = z.infer<typeof originSchema>;

const name = z.string().min(1);

/** BCP 47 tag. */
const language = z.string().min(2).optional();

const item = z.object({
  name,
  /** Who says that the item exists. */
  origin: originSchema,
  /** Markdown; absent when nobody describes the item. */
  description: z.string().min(1).optional(),
  /** Who says the description, when it is not `origin`. */
  descriptionOrigin: originSchema.optional(),
  /** Language of the description, when it is not that of the file. */
  descriptionLanguage: language,
  /** The mixin, or component, that brings the item to this one. */
  mixin: name.optional(),
  /** Minor release that brought the item. */
  since: z.string().optional(),
  /** Markdown: what to use instead; empty when nobody says. */
  deprecated: z.string().optional(),
});

const typed = z.object({
  /** Absent where only the position counts. */
  name: name.optional(),
  type: z.string().optional(),
  description: z.string().optional(),
  descriptionLanguage: language,
});

const propSchema = item.extend({
  /** Alternatives; empty when anything is taken. */
  types: z.array(z.string()),
  /** As it would be written in code; absent when there is none. */
  default: z.string().optional(),
  required: z.literal(true).optional(),
});

const slotSchema = item.extend({
  /** What the slot hands to its content. */
  properties: z.array(typed).optional(),
});

const eventSchema = item.extend({
  /** What a listener receives, in order. */
  arguments: z.array(typed).optional(),
});

const functionSchema = item.extend({
  signature: z.string(),
  /** Code that calls it. */
  example: z.string().min(1).optional(),
});

const sassVariableSchema = item.extend({
  /** As written in the source. */
  value: z.string(),
  /** What it compiles to. */
  resolved: z.string().optional(),
});

/** Sass variables that belong together. */
export const sassSetSchema = z.object({
  /** A component's tag, or `globals`. */
  name,
  variables: z.array(sassVariableSchema),
});

/** Something that an earlier release had. */
const removedItemSchema = z.object({
  group: z.enum(['props', 'slots', 'events']),
  name,
  /** Markdown: what to use instead. */
  instead: z.string().min(1),
});

export const componentSchema = z.object({
  /** Kebab case, as templates write it. */
  tag: name,
  description: z.string().min(1).optional(),
  descriptionLanguage: language,
  /** Minor release that brought the component. */
  since: z.string().optional(),
  /** Markdown: what to use instead; empty when nobody says. */
  deprecated: z.string().optional(),
  /** What `v-model` binds. */
  model: z.object({prop: name, event: name}).optional(),
  props: z.array(propSchema),
  slots: z.array(slotSchema),
  events: z.array(eventSchema),
  functions: z.array(functionSchema),
  sass: z.array(sassVariableSchema),
  removed: z.array(removedItemSchema).optional(),
});

export const directiveSchema = z.object({
  /** With its prefix: `v-ripple`. */
  tag: name,
  description: z.string().min(1).optional(),
  descriptionLanguage: language,
  argument: z.string().min(1).optional(),
  modifiers: z.array(item),
});

/** What a package adds to every component, such as `$vuetify.goTo`. */
export const serviceSchema = z.object({
  name,
  description: z.string().min(1),
  descriptionLanguage: language,
  members: z.array(propSchema),
  /** What the application or a call may set. */
  options: z.array(propSchema),
  functions: z.array(functionSchema),
});

/** A type that the API names, as the package declares it. */
const typeDefinitionSchema = z.object({name, definition: z.string().min(1)});

/** The API of one package at one version. */
export const metadataSchema = z.object({
  package: z.object({name, version: name}),
  /** The Vue that the package was loaded with; absent without one. */
  vue: z.object({version: name}).optional(),
  components: z.array(componentSchema),
  directives: z.array(directiveSchema),
  services: z.array(serviceSchema).optional(),
  types: z.array(typeDefinitionSchema).optional(),
  /** The sass variables that no listed component owns. */
  sass: z.array(sassSetSchema).optional(),
  /** Tags of an earlier release, and what to use instead. */
  removed: z
    .array(z.object({tag: name, instead: z.string().min(1)}))
    .optional(),
});

export type Prop = z.infer<typeof propSchema>;
export type Slot = z.infer<typeof slotSchema>;
export type Event = z.infer<typeof eventSchema>;
export type ApiFunction = z.infer<typeof functionSchema>;
export type SassVariable = z.infer<typeof sassVariableSchema>;
export type SassSet = z.infer<typeof sassSetSchema>;
export type Component = z.infer<typeof componentSchema>;
export type Directive = z.infer<typeof directiveSchema>;
export type Service = z.infer<typeof serviceSchema>;
export type Metadata = z.infer<typeof metadataSchema>;
export type TypeDefinition = z.infer<typeof typeDefinitionSchema>;
export type Typed = z.infer<typeof typed>;
/** What every entry of a group has. */
export type Item = z.infer<typeof item>;
