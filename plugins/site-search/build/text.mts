/**
 * Writes the index of what pages say; a process of its own, because Pagefind
 * is an ES module, which Docusaurus cannot load. It reads its task, see
 * `job.ts`, from the standard input, and says what went wrong on the standard
 * error.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import {json} from 'node:stream/consumers';
import {close, createIndex} from 'pagefind';
import {jobSchema, type TextJob} from './job';

/** Where what a page says is: what surrounds it is the same on every page. */
const rootSelector = 'main';

/**
 * Navigation, controls, code and ads. Components of the site that say nothing
 * about the subject of a page have `data-pagefind-ignore`.
 */
const excludeSelectors = [
  'aside',
  'button',
  'footer',
  'form',
  'nav',
  'pre',
  '.hash-link',
  '.theme-doc-toc-desktop',
  '.theme-doc-toc-mobile',
];

/** What the site loads; Pagefind has ready-made interfaces beside. */
const usedFiles =
  /^(?:pagefind(?:-worker)?\.js|pagefind-entry\.json|wasm\..+\.pagefind|.+\.pf_(?:meta|index|fragment))$/;

const ensure = (errors: readonly string[], what: string) => {
  if (errors.length > 0) {
    throw new Error(`${what}: ${errors.join(', ')}`);
  }
};

async function writeText({folder, locale, pages}: TextJob): Promise<void> {
  const {index, errors} = await createIndex({
    rootSelector,
    excludeSelectors,
    forceLanguage: locale.split('-')[0],
  });
  ensure(errors, folder);
  for (const page of pages) {
    const added = await index!.addHTMLFile({
      url: `/${page.path}`,
      content: await fs.readFile(page.file, 'utf8'),
    });
    ensure(added.errors, page.file);
  }
  const {files, errors: problems} = await index!.getFiles();
  ensure(problems, folder);
  for (const {path: name, content} of files) {
    if (usedFiles.test(path.basename(name))) {
      const target = path.join(folder, name);
      await fs.mkdir(path.dirname(target), {recursive: true});
      await fs.writeFile(target, content);
    }
  }
}

await writeText(jobSchema.parse(await json(process.stdin)));
await close();
