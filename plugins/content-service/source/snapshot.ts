import {randomUUID} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import * as z from 'zod';
import {retry} from './retry';
import {type Kind, kinds, type Source} from './sources';

/** What is remembered of a source. */
const entrySchema = z.object({
  key: z.string(),
  /** The build that asked last. */
  build: z.string(),
  /** When the content was good; absent if it never was. */
  takenAt: z.string().optional(),
  content: z.array(z.unknown()).optional(),
});

type Entry = z.infer<typeof entrySchema>;

const snapshotSchema = z.partialRecord(z.enum(kinds), entrySchema);

type Snapshot = z.infer<typeof snapshotSchema>;

/** Content of the sources, by kind; a kind without any is absent. */
export type Taken = Partial<Record<Kind, readonly unknown[]>>;

/**
 * Names this build to itself and to the processes that it starts, so that all
 * languages share one snapshot.
 */
export function buildId(): string {
  return (process.env.CONTENT_SNAPSHOT ??= randomUUID());
}

/** A damaged or older file is no reason to stop: it is a cache. */
function readSnapshot(file: string): Snapshot {
  try {
    return snapshotSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}

function writeSnapshot(file: string, snapshot: Snapshot): void {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, JSON.stringify(snapshot));
  fs.renameSync(draft, file);
}

/** Asks a source; on failure, keeps what was good before. */
async function refresh(
  kind: Kind,
  {key, ask}: Source,
  before: Entry | undefined,
  build: string,
): Promise<Entry> {
  try {
    const content = [...(await retry(ask))];
    // An answer that is nested too deeply to be written throws here.
    JSON.stringify(content);
    return {key, build, takenAt: new Date().toISOString(), content};
  } catch (error) {
    logger.warn(
      `content-service: ${kind} could not be fetched: ${error instanceof Error ? error.message : String(error)}. ${before?.takenAt ? `What was fetched at ${before.takenAt} is used.` : 'The embedded content is used.'}`,
    );
    return {...before, key, build};
  }
}

/**
 * Takes the snapshot, or reads it where this build has taken it already.
 *
 * @param file - where it is kept, also for the next build to fall back on.
 * @param sources - the configured sources.
 * @param build - see `buildId`.
 */
export async function takeSnapshot(
  file: string,
  sources: Partial<Record<Kind, Source>>,
  build: string,
): Promise<Taken> {
  const before = readSnapshot(file);
  const entries = await Promise.all(
    kinds.map(async (kind): Promise<[Kind, Entry | undefined]> => {
      const source = sources[kind];
      const known =
        before[kind]?.key === source?.key ? before[kind] : undefined;
      return [
        kind,
        !source || known?.build === build
          ? known
          : await refresh(kind, source, known, build),
      ];
    }),
  );
  const after = Object.fromEntries(
    entries.filter(([, entry]) => entry !== undefined),
  ) as Snapshot;
  if (entries.some(([kind, entry]) => entry !== before[kind])) {
    writeSnapshot(file, {...before, ...after});
  }
  return Object.fromEntries(
    kinds.flatMap((kind) => {
      const content = after[kind]?.content;
      return content ? [[kind, content]] : [];
    }),
  );
}
