import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {type SassSet, sassSetSchema} from '../../model';
import {type SassDeclaration, readDeclarations} from './declarations';
import {type SassScope, resolveValues} from './resolve';

/** Name of the set of variables that belong to no component. */
export const globalSet = 'globals';

/** Increase it when the reader says something else of the same package. */
const readerVersion = 1;

const settings = 'styles/settings';
const settingsEntry = 'styles/styles.sass';

/** `VDataTable` → `v-data-table`, as templates write the component. */
const tagOf = (folder: string) =>
  folder.replace(/\B([A-Z])/g, '-$1').toLowerCase();

interface SourceFile {
  /** Path from the folder of the sources. */
  readonly file: string;
  readonly text: string;
}

function readSources(directory: string): SourceFile[] {
  return fs
    .readdirSync(directory, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.s[ac]ss$/.test(file))
    .sort()
    .map((file) => ({
      file,
      text: fs.readFileSync(path.join(directory, file), 'utf8'),
    }));
}

type Declared = SassScope & {readonly declarations: readonly SassDeclaration[]};

const scope = (
  name: string,
  file: string,
  sources: readonly SourceFile[],
): Declared => {
  const declarations = sources.flatMap((source) =>
    readDeclarations(source.text, source.file),
  );
  return {
    name,
    file,
    declarations,
    variables: declarations.map((variable) => variable.name),
  };
};

async function readSets(
  directory: string,
  sources: readonly SourceFile[],
): Promise<SassSet[]> {
  const scopes = [
    scope(
      globalSet,
      settingsEntry,
      sources.filter(
        ({file}) => file.startsWith(`${settings}/`) && file.endsWith('.scss'),
      ),
    ),
    ...sources.flatMap((source) => {
      const [, folder] =
        /^components\/(\w+)\/_variables\.scss$/.exec(source.file) ?? [];
      return folder ? [scope(tagOf(folder), source.file, [source])] : [];
    }),
  ];
  const values = await resolveValues(directory, scopes);
  return scopes.map(({name, declarations}) => ({
    name,
    variables: declarations
      .map((variable) => {
        const resolved = values[name]?.[variable.name];
        return {
          ...variable,
          origin: 'sass' as const,
          ...(resolved === undefined ? {} : {resolved}),
        };
      })
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
  }));
}

const cacheSchema = z.array(sassSetSchema);

function readCache(file: string): SassSet[] | undefined {
  try {
    return cacheSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
  } catch {
    // Missing or broken: it is written anew.
    return undefined;
  }
}

/**
 * Reads the sass variables of a package that keeps them as Vuetify 2 does:
 * `src/styles/settings/` and `src/components/<Name>/_variables.scss`. Resolving
 * them takes a compilation, so the result is kept until the sources change.
 *
 * @param directory - the installed package.
 * @param cache - folder for what is kept between builds.
 * @returns the global variables, then those of each component, by its tag;
 * nothing when the package has no such sources.
 * @throws an error that names the package's folder when sass fails.
 */
export async function readSass(
  directory: string,
  cache: string,
): Promise<SassSet[]> {
  const src = path.join(directory, 'src');
  if (!fs.existsSync(path.join(src, settingsEntry))) {
    return [];
  }
  const sources = readSources(src);
  const key = createHash('sha256')
    .update(JSON.stringify([readerVersion, sources]))
    .digest('hex')
    .slice(0, 16);
  const file = path.join(cache, `sass-${key}.json`);
  const cached = readCache(file);
  if (cached) {
    return cached;
  }
  let sets: SassSet[];
  try {
    sets = await readSets(src, sources);
  } catch (error) {
    throw new Error(
      `The sass variables of ${path.basename(directory)} cannot be read: ${error instanceof Error ? error.message : String(error)}. Reinstall the package.`,
      {cause: error},
    );
  }
  fs.mkdirSync(cache, {recursive: true});
  fs.writeFileSync(file, JSON.stringify(sets));
  return sets;
}
