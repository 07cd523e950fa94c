import {convertScript} from './convertScript';
import {convertTemplate, dedent} from './convertTemplate';
import {cdn} from './modules';

/** The versions that a pen is pinned to. */
export interface PenFramework {
  readonly vuetify: string;
  readonly vue: string;
}

/** One block of the single-file component to open. */
export interface PenPart {
  readonly name: 'template' | 'script' | 'style';
  readonly language: string;
  readonly code: string;
}

/**
 * What CodePen takes as the form field `data`.
 *
 * @see https://blog.codepen.io/documentation/prefill/
 */
export interface Pen {
  readonly title: string;
  readonly html: string;
  readonly css: string;
  readonly css_pre_processor: 'none' | 'scss' | 'sass';
  readonly js: string;
  readonly js_pre_processor: 'none';
  /** Addresses separated by `;`. */
  readonly css_external: string;
  /** Addresses separated by `;`. */
  readonly js_external: string;
  /** Which of HTML, CSS and JavaScript are open, a digit each. */
  readonly editors: string;
}

const isFirstMajor = (version: string) => version.startsWith('1.');

/** Font Awesome is loaded where the code names one of its icons. */
function iconStyles(
  framework: PenFramework,
  parts: readonly PenPart[],
): readonly string[] {
  return [
    ...(isFirstMajor(framework.vuetify)
      ? ['https://fonts.googleapis.com/css?family=Material+Icons']
      : []),
    `${cdn}/@mdi/font@7.4.47/css/materialdesignicons.min.css`,
    ...(parts.some(({code}) => /\bfa-[a-z]/.test(code))
      ? [`${cdn}/@fortawesome/fontawesome-free@5.15.4/css/all.min.css`]
      : []),
  ];
}

function externalStyles(
  framework: PenFramework,
  parts: readonly PenPart[],
): readonly string[] {
  return [
    'https://fonts.googleapis.com/css?family=Roboto:100,300,400,500,700,900',
    ...iconStyles(framework, parts),
    `${cdn}/vuetify@${framework.vuetify}/dist/vuetify.min.css`,
  ];
}

function externalScripts({vuetify, vue}: PenFramework): readonly string[] {
  // The build with the template compiler: a pen's template is in its HTML.
  return [
    `${cdn}/vue@${vue}/dist/vue.js`,
    `${cdn}/vuetify@${vuetify}/dist/vuetify.js`,
  ];
}

/** SCSS reads plain CSS, so a file with both needs but one preprocessor. */
function preProcessor(styles: readonly PenPart[]): Pen['css_pre_processor'] {
  const languages = new Set(styles.map(({language}) => language));
  if (languages.has('sass')) {
    return 'sass';
  }
  return languages.has('scss') ? 'scss' : 'none';
}

/**
 * Writes a single-file component as a pen.
 *
 * @param title - the pen's title.
 * @param parts - the blocks of the component.
 * @param framework - the versions to load.
 * @param assets - full addresses of the images beside the component, by the
 * paths that it names.
 * @throws a SyntaxError when the script cannot be parsed, and an error with
 * the code MODULE_NOT_FOUND for an import that a pen cannot have.
 */
export function createPen(
  title: string,
  parts: readonly PenPart[],
  framework: PenFramework,
  assets: Readonly<Record<string, string>> = {},
): Pen {
  const codeOf = (name: PenPart['name']) =>
    parts.find((part) => part.name === name)?.code ?? '';
  const styles = parts.filter(({name}) => name === 'style');
  const template = convertTemplate(
    Object.entries(assets).reduce(
      (code, [file, address]) =>
        code
          .replaceAll(`"${file}"`, `"${address}"`)
          .replaceAll(`require('${file}')`, `'${address}'`),
      codeOf('template'),
    ),
  );
  const options = [
    "el: '#app'",
    // The first major version installs itself and takes no instance.
    ...(isFirstMajor(framework.vuetify) ? [] : ['vuetify: new Vuetify()']),
    ...(template.option ? [template.option] : []),
  ];
  const script = convertScript(
    codeOf('script'),
    {options, renders: codeOf('template').trim() === ''},
    framework.vuetify,
    assets,
  );
  return {
    title,
    html: template.html,
    css: styles.map(({code}) => `${dedent(code)}\n`).join('\n'),
    css_pre_processor: preProcessor(styles),
    js: script.js,
    js_pre_processor: 'none',
    css_external: externalStyles(framework, parts).join(';'),
    js_external: [...externalScripts(framework), ...script.scripts].join(';'),
    editors: styles.length > 0 ? '111' : '101',
  };
}
