import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {
  componentSchema,
  directiveSchema,
  metadataSchema,
} from '../metadata/model';
import type {Component, Directive, Metadata} from '../metadata/model';

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
  })
  .meta({title: 'API of one component or directive'});

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
  })
  .meta({title: 'Components and directives of one release'});

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
  const pageOf = (tag: string) => `${url}api/${tag}/`;
  const list = (entries: readonly (Component | Directive)[]) =>
    entries.map(({tag, description, descriptionLanguage}) => ({
      tag,
      ...(description ? {description, descriptionLanguage} : {}),
      url: pageOf(tag),
      json: `${url}api/${tag}.json`,
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
  const index: IndexFile = {
    ...head('index.schema.json'),
    components: list(metadata.components),
    directives: list(metadata.directives),
  };
  write(api, 'index.json', index);
  write(api, 'index.schema.json', z.toJSONSchema(indexFileSchema));
  write(api, 'entry.schema.json', z.toJSONSchema(entryFileSchema));
}
