import fs from 'node:fs';
import path from 'node:path';

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

const browserContext =
  require.resolve('@docusaurus/core/lib/client/browserContext.js');
const reactUtils = path.join(
  path.dirname(require.resolve('@docusaurus/theme-common')),
  'utils/reactUtils.js',
);

/** What is changed wherever Docusaurus' code runs. */
const everywhere: readonly Patch[] = [
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
  {
    reason: 'Render what only browsers know in slices, not in one long task',
    file: browserContext,
    find: 'setIsBrowser(true);',
    replace: 'React.startTransition(() => setIsBrowser(true));',
  },
  {
    reason: 'Sort names of properties without starting the collator',
    file: reactUtils,
    find: 'deps.sort((a, b) => a[0].localeCompare(b[0]));',
    replace: 'deps.sort(([a], [b]) => (a < b ? -1 : 1));',
  },
];

/** The site's color mode, whose context `client/contexts.tsx` passes on. */
export const colorMode = path.join(
  path.dirname(require.resolve('@docusaurus/theme-common')),
  'contexts/colorMode.js',
);

const core = (file: string) =>
  require.resolve(`@docusaurus/core/lib/client/${file}.js`);

const router = path.join(
  path.dirname(require.resolve('react-router/package.json')),
  'esm/react-router.js',
);
const routerDom = path.join(
  path.dirname(require.resolve('react-router-dom/package.json')),
  'esm/react-router-dom.js',
);
const progress = require.resolve('@docusaurus/theme-classic/lib/nprogress.js');

/** What is changed in the browser of a built site. */
const browserPatches: readonly Patch[] = [
  {
    reason: 'Addresses are paths: bundle no router for hashes',
    file: core('clientEntry'),
    find: "import { BrowserRouter, HashRouter } from 'react-router-dom';",
    replace: "import { BrowserRouter } from 'react-router-dom';",
  },
  {
    reason: 'Addresses are paths: bundle no router for hashes',
    file: core('clientEntry'),
    find: "return siteConfig.future.experimental_router === 'hash' ? (<HashRouter>{children}</HashRouter>) : (<BrowserRouter>{children}</BrowserRouter>);",
    replace: 'return <BrowserRouter>{children}</BrowserRouter>;',
  },
  {
    reason: 'Addresses are paths: bundle no history of hashes',
    file: routerDom,
    find: "import { createBrowserHistory, createHashHistory, createLocation, createPath } from 'history';",
    replace:
      "import { createBrowserHistory, createLocation, createPath } from 'history';",
  },
  {
    reason: 'Nor one that is kept in memory',
    file: router,
    find: "import { createMemoryHistory, createLocation, locationsAreEqual, createPath } from 'history';",
    replace:
      "import { createLocation, locationsAreEqual, createPath } from 'history';",
  },
  {
    reason: 'Every React has contexts since long: bundle no stand-in',
    file: router,
    find: 'var createContext = React.createContext || createReactContext;',
    replace: 'var createContext = React.createContext;',
  },
  {
    reason: 'Only checks while developing ask what is an element',
    file: router,
    find: "import { isValidElementType } from 'react-is';",
    replace: '',
  },
  {
    reason: 'Nothing here is wrapped with the router, nor has statics to keep',
    file: router,
    find: "import hoistStatics from 'hoist-non-react-statics';",
    replace: 'const hoistStatics = (component) => component;',
  },
  {
    reason: 'Only a slow navigation shows a bar: load it then',
    file: progress,
    find: `import nprogress from 'nprogress';
import './nprogress.css';
nprogress.configure({ showSpinner: false });`,
    replace: `import './nprogress.css';
let navigations = 0;
const nprogress = {
  start() {
    const current = ++navigations;
    import('nprogress').then(({default: bar}) => {
      if (current === navigations) {
        bar.configure({ showSpinner: false });
        bar.start();
        nprogress.bar = bar;
      }
    }, () => undefined);
  },
  done() {
    navigations++;
    nprogress.bar?.done();
  },
};`,
  },
  {
    reason: 'Bundle no library for a helper that does nothing here',
    file: require.resolve('@docusaurus/utils-common'),
    find: 'const tslib_1 = require("tslib");',
    replace: 'const tslib_1 = {__importDefault: (module) => module};',
  },
  {
    reason: 'Routes come to be known later',
    file: core('App'),
    find: 'const routesElement = renderRoutes(routes);',
    replace: `function Routes() {
  useLocation();
  return renderRoutes(routes);
}
const routesElement = <Routes />;`,
  },
  {
    reason: 'Islands are trees of their own: pass the context on to them',
    file: colorMode,
    find: 'const Context = React.createContext(undefined);',
    replace: 'export const Context = React.createContext(undefined);',
  },
  {
    reason:
      'Learn a route before its page is loaded, and load what it shows after',
    file: core('preload'),
    find: 'export default function preload(pathname) {',
    replace: `import {learnRoute} from ${JSON.stringify(path.join(__dirname, 'client', 'tables.ts'))};
import {loadIslands} from ${JSON.stringify(path.join(__dirname, 'client', 'islands.ts'))};
export default async function preload(pathname) {
  await learnRoute(pathname);
  await preloadKnown(pathname);
  await loadIslands();
}
function preloadKnown(pathname) {`,
  },
  {
    reason: 'Fetching ahead is loading: the bundle has no table of files',
    file: core('docusaurus'),
    find: `const docusaurus = {
    prefetch,`,
    replace: `const docusaurus = {
    prefetch: preload,`,
  },
  {
    reason: 'Fetching ahead may fail, as without a connection: try again later',
    file: core('docusaurus'),
    find: 'return preloadHelper(routePath);',
    replace:
      'return preloadHelper(routePath).catch(() => loaded.delete(routePath));',
  },
];

/** What is changed where pages are written. */
const serverPatches = (pages: string): readonly Patch[] => [
  {
    reason: 'Match only docs whose address can be the one of the page',
    file: require.resolve('@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js'),
    find: 'activeVersion?.docs.find((doc) => !!matchPath(pathname, {',
    // A slash at the end makes no difference.
    replace:
      'activeVersion?.docs.find((doc) => Math.abs(doc.path.length - pathname.length) < 2 && !!matchPath(pathname, {',
  },
  {
    reason: 'Put its table into the page',
    file: core('serverEntry'),
    find: 'const metadata = toPageCollectedMetadataInternal({ helmet });',
    replace: `const metadata = toPageCollectedMetadataInternal({ helmet });
    metadata.internal.script += tableElement(pathname, ${JSON.stringify(pages)});`,
  },
  {
    reason: 'Put its table into the page',
    file: core('serverEntry'),
    find: "import App from './App';",
    replace: `import App from './App';
import {tableElement} from ${JSON.stringify(path.join(__dirname, 'server', 'element.ts'))};`,
  },
];

/** Everything this site changes inside of Docusaurus, by where it runs. */
export const patchesFor = {
  development: everywhere,
  browser: [...everywhere, ...browserPatches],
  /** @param pages - file with the tables of pages. */
  server: (pages: string) => [...everywhere, ...serverPatches(pages)],
};

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
export function readPatchedFiles(
  patches: readonly Patch[],
): Map<string, string> {
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
