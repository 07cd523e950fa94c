import fs from 'node:fs';

/** One edit of a file of Docusaurus' browser code. */
export interface Patch {
  /** What the edit is for. */
  readonly reason: string;
  /** Absolute path of the file. */
  readonly file: string;
  /** Text that stands in the file exactly once. */
  readonly find: string;
  readonly replace: string;
}

const link = require.resolve('@docusaurus/core/lib/client/exports/Link.js');
const prismLanguages =
  require.resolve('@docusaurus/theme-classic/lib/prism-include-languages.js');

const lifecycles =
  require.resolve('@docusaurus/core/lib/client/ClientLifecyclesDispatcher.js');

/** Everything this site changes inside of Docusaurus. */
export const patches: readonly Patch[] = [
  {
    reason: 'Code is highlighted at build time: load no Prism languages',
    file: prismLanguages,
    find: `import { Prism } from 'prism-react-renderer';
import prismIncludeLanguages from '@theme/prism-include-languages';
prismIncludeLanguages(Prism);`,
    replace: '',
  },
  {
    reason: 'Watch no link: being in view is no reason to fetch its page',
    file: link,
    find: 'if (IOSupported && el && isInternal) {',
    replace: 'if (false) {',
  },
  {
    reason: 'Nor fetch every page where links cannot be watched',
    file: link,
    find: 'if (!IOSupported && isInternal && ExecutionEnvironment.canUseDOM) {',
    replace: 'if (false) {',
  },
  {
    reason: 'Fetch on keyboard focus as on pointer and touch',
    file: link,
    find: '(<LinkComponent {...props} onMouseEnter={onInteractionEnter}',
    replace:
      '(<LinkComponent onFocus={onInteractionEnter} {...props} onMouseEnter={onInteractionEnter}',
  },
  {
    reason: 'Scroll not here: src/clientModules/scroll.ts knows positions',
    file: lifecycles,
    find: 'scrollAfterNavigation({ location, previousLocation });',
    replace: '',
  },
];

/**
 * Applies patches to the text of one file.
 *
 * @throws when a patch finds its text not exactly once: Docusaurus moved on.
 */
export function applyPatches(source: string, edits: readonly Patch[]): string {
  return edits.reduce((text, {file, find, replace, reason}) => {
    const parts = text.split(find);
    if (parts.length !== 2) {
      throw new Error(
        `${file} no longer holds the following text exactly once; adapt plugins/lean-client/patches.ts to the installed Docusaurus.\n  for: ${reason}\n  text: ${find}`,
      );
    }
    return parts.join(replace);
  }, source);
}

/** The patched text of each file, by its path. */
export function readPatchedFiles(): Map<string, string> {
  const files = new Set(patches.map(({file}) => file));
  return new Map(
    [...files].map((file) => [
      file,
      applyPatches(
        fs.readFileSync(file, 'utf8'),
        patches.filter((patch) => patch.file === file),
      ),
    ]),
  );
}
