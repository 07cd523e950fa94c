import type {GlobalDoc} from '@docusaurus/plugin-content-docs/client';
import * as z from 'zod';

const docSchema = z.looseObject({id: z.string(), path: z.string()});

const docsDataSchema = z.looseObject({
  versions: z.array(
    z.looseObject({
      name: z.string(),
      mainDocId: z.string(),
      docs: z.array(docSchema),
    }),
  ),
});

const globalDataSchema = z.looseObject({
  'docusaurus-plugin-content-docs': z.looseObject({default: docsDataSchema}),
});

/** Docs of each version, by its name. */
export type DocsByVersion = Readonly<Record<string, readonly GlobalDoc[]>>;

/** The docs that Docusaurus would have every page know. */
export class SiteDocs {
  private readonly data: z.infer<typeof globalDataSchema>;

  /**
   * @param globalData - text of `globalData.json`.
   * @throws when it does not look as it did: Docusaurus moved on.
   */
  constructor(globalData: string) {
    this.data = globalDataSchema.parse(JSON.parse(globalData));
  }

  private get versions() {
    return this.data['docusaurus-plugin-content-docs'].default.versions;
  }

  /**
   * The global data without docs that few pages need to know of: left are the
   * start of each version and those that the site's sources name by their ids.
   *
   * @param sources - text of the site's components and configuration.
   */
  trimmed(sources: string): string {
    const data = structuredClone(this.data);
    const named = new Set(
      [...sources.matchAll(/(['"])([\w./-]+)\1/g)].map(([, , text]) => text),
    );
    for (const version of data['docusaurus-plugin-content-docs'].default
      .versions) {
      version.docs = version.docs.filter(
        ({id}) => id === version.mainDocId || named.has(id),
      );
    }
    return JSON.stringify(data);
  }

  /** Docs at these addresses, and the same docs of other versions. */
  at(addresses: ReadonlySet<string>): DocsByVersion {
    const ids = new Set(
      this.versions.flatMap(({docs}) =>
        docs.flatMap(({id, path}) => (addresses.has(path) ? [id] : [])),
      ),
    );
    return Object.fromEntries(
      this.versions.flatMap(({name, docs}) => {
        const known = docs.filter(({id}) => ids.has(id)) as GlobalDoc[];
        return known.length > 0 ? [[name, known]] : [];
      }),
    );
  }
}
