import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {
  componentSchema,
  directiveSchema,
  metadataSchema,
  serviceSchema,
} from '../metadata/model';
import type {Component, Directive, Metadata} from '../metadata/model';
import {serviceSlug} from '../section/ids';
import {typesSlug} from '../section/types';

const address = z.string();

/** Of all texts but those that say otherwise: BCP 47 tag. */
const language = z.string();

/** `api/<tag>.json`. */
const entryFileSchema = metadataSchema
  .pick({package: true, vue: true})
  .extend({
    $schema: address,
    language,
    /** Page with the same for people. */
    url: address,
    component: componentSchema.optional(),
    directive: directiveSchema.optional(),
    service: serviceSchema.optional(),
    types: metadataSchema.shape.types,
  })
  .meta({title: 'API of one component, directive or service, or all types'});

const listed = z.object({
  tag: z.string(),
  description: z.string().optional(),
  descriptionLanguage: z.string().optional(),
  url: address,
  json: address,
});

/** `api/index.json`. */
const indexFileSchema = metadataSchema
  .pick({package: true, vue: true})
  .extend({
    $schema: address,
    language,
    components: z.array(listed),
    directives: z.array(listed),
    /** What the package adds to every component; the tag is its name. */
    services: z.array(listed),
  })
  .meta({title: 'Components, directives and services of one release'});

type EntryFile = z.infer<typeof entryFileSchema>;
type IndexFile = z.infer<typeof indexFileSchema>;

/** Where the files of one version go. */
export interface MachineTarget {
  /** Language of the texts: BCP 47 tag. */
  readonly language: string;
  /** Folder of the version in the build. */
  readonly directory: string;
  /** Complete address of the version, with a slash at its end. */
  readonly url: string;
}

function write(directory: string, name: string, content: unknown): void {
  fs.mkdirSync(directory, {recursive: true});
  fs.writeFileSync(
    path.join(directory, name),
    `${JSON.stringify(content, null, 2)}\n`,
  );
}

/**
 * Writes the API of a version for programs: `api/index.json`, a file a tag
 * beside its page, and the JSON Schemas of both.
 */
export function writeMachineFiles(
  metadata: Metadata,
  {directory, url, language}: MachineTarget,
): void {
  const api = path.join(directory, 'api');
  const head = (schema: string) => ({
    $schema: `${url}api/${schema}`,
    language,
    package: metadata.package,
    vue: metadata.vue,
  });
  const pageOf = (slug: string) => `${url}api/${slug}/`;
  const list = (
    entries: readonly (Pick<
      Component | Directive,
      'tag' | 'description' | 'descriptionLanguage'
    > & {readonly slug?: string})[],
  ) =>
    entries.map(({tag, slug = tag, description, descriptionLanguage}) => ({
      tag,
      ...(description ? {description, descriptionLanguage} : {}),
      url: pageOf(slug),
      json: `${url}api/${slug}.json`,
    }));
  const services = (metadata.services ?? []).map((service) => ({
    service,
    slug: serviceSlug(service.name),
  }));
  for (const component of metadata.components) {
    const file: EntryFile = {
      ...head('entry.schema.json'),
      url: pageOf(component.tag),
      component,
    };
    write(api, `${component.tag}.json`, file);
  }
  for (const directive of metadata.directives) {
    const file: EntryFile = {
      ...head('entry.schema.json'),
      url: pageOf(directive.tag),
      directive,
    };
    write(api, `${directive.tag}.json`, file);
  }
  for (const {service, slug} of services) {
    const file: EntryFile = {
      ...head('entry.schema.json'),
      url: pageOf(slug),
      service,
    };
    write(api, `${slug}.json`, file);
  }
  if (metadata.types?.length) {
    const file: EntryFile = {
      ...head('entry.schema.json'),
      url: pageOf(typesSlug),
      types: metadata.types,
    };
    write(api, `${typesSlug}.json`, file);
  }
  const index: IndexFile = {
    ...head('index.schema.json'),
    components: list(metadata.components),
    directives: list(metadata.directives),
    services: list(
      services.map(({service, slug}) => ({
        ...service,
        tag: service.name,
        slug,
      })),
    ),
  };
  write(api, 'index.json', index);
  write(api, 'index.schema.json', z.toJSONSchema(indexFileSchema));
  write(api, 'entry.schema.json', z.toJSONSchema(entryFileSchema));
}
