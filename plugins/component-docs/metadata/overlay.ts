import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {parseYaml} from '../../util/yaml';

const correction = z.strictObject({
  description: z.string().min(1).optional(),
  /** Markdown: what to use instead. */
  deprecated: z.string().min(1).optional(),
});

const listedCorrection = correction.extend({
  /** It exists, though no source lists it. */
  added: z.literal(true).optional(),
});

const propCorrection = correction.extend({
  types: z.array(z.string()).optional(),
  /** As it would be written in code; `null` takes a wrong one away. */
  default: z.string().nullable().optional(),
});

const functionEntry = z.strictObject({
  signature: z.string().min(1),
  description: z.string().min(1),
  /** Code that calls it. */
  example: z.string().trim().min(1).optional(),
});

/** Name of what is gone → Markdown: what to use instead. */
const removals = z.record(z.string(), z.string().min(1)).default({});

/** Names that a source lists by mistake. */
const absences = z.array(z.string()).default([]);

const member = z.strictObject({
  types: z.array(z.string()).default([]),
  /** As it would be written in code. */
  default: z.string().optional(),
  description: z.string().min(1),
});

const service = z.strictObject({
  description: z.string().min(1),
  members: z.record(z.string(), member).default({}),
  /** What the application or a call may set. */
  options: z.record(z.string(), member).default({}),
  functions: z.record(z.string(), functionEntry).default({}),
});

const group = {
  props: z.record(z.string(), propCorrection).default({}),
  slots: z.record(z.string(), correction).default({}),
  events: z.record(z.string(), correction).default({}),
};

/** What we say of a package by hand: corrections, and what no source tells. */
export const overlaySchema = z.strictObject({
  /** For every component that has the item and lacks what is said here. */
  shared: z.strictObject(group).default({props: {}, slots: {}, events: {}}),
  components: z
    .record(
      z.string(),
      z.strictObject({
        description: z.string().min(1).optional(),
        deprecated: z.string().min(1).optional(),
        ...group,
        slots: z.record(z.string(), listedCorrection).default({}),
        events: z.record(z.string(), listedCorrection).default({}),
        functions: z.record(z.string(), functionEntry).default({}),
        /** What a source lists and the component does not have. */
        absent: z
          .strictObject({slots: absences, events: absences})
          .default({slots: [], events: []}),
        /** What an earlier release had. */
        removed: z
          .strictObject({props: removals, slots: removals, events: removals})
          .default({props: {}, slots: {}, events: {}}),
      }),
    )
    .default({}),
  directives: z
    .record(
      z.string(),
      z.strictObject({
        description: z.string().min(1).optional(),
        argument: z.string().min(1).optional(),
      }),
    )
    .default({}),
  /** Tags of an earlier release. */
  removed: removals,
  /** Declarations of types that the API names and the package lacks. */
  types: z.record(z.string(), z.string().trim().min(1)).default({}),
  /** What the package adds to every component: `$kit.scroll` … */
  services: z.record(z.string(), service).default({}),
});

export type Overlay = z.output<typeof overlaySchema>;
export type OverlayComponent = Overlay['components'][string];

/**
 * Reads the overlay of a package.
 *
 * @param siteDir - the site's root.
 * @param file - path from there; a package needs no overlay.
 * @throws an error that names file, line and field.
 */
export function readOverlay(siteDir: string, file: string): Overlay {
  const absolute = path.join(siteDir, file);
  if (!fs.existsSync(absolute)) {
    return overlaySchema.parse({});
  }
  return parseYaml(
    file,
    fs.readFileSync(absolute, 'utf8'),
    z.preprocess((content) => content ?? {}, overlaySchema),
  );
}
