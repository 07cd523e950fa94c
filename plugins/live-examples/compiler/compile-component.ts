import {compileExampleScript, componentVariable} from './compile-script';
import {compileExampleStyles} from './compile-style';
import {compileExampleTemplate} from './compile-template';
import {contentHash} from './hash';
import {replaceRequiredAssets} from './imports';
import {parseExample} from './sfc';

/** How to compile an example. */
export interface CompileOptions {
  /** Path from the repository's root. */
  readonly file: string;
  /** Version of the Vue that the example runs on. */
  readonly vueVersion: string;
  /** Whether it runs on Vue's development build. */
  readonly development: boolean;
}

/** Id of an example, the same in every build: scopes its styles. */
export function scopeIdOf(file: string): string {
  return `data-v-${contentHash(file)}`;
}

/**
 * Compiles a single-file component to a module that exports the component's
 * options as `default`, its style sheets as `styles` and the name of the
 * attribute under which these hold as `scopeId`, and the addresses of images
 * beside it as `assets`.
 *
 * @throws SourceError naming file, line and what to do.
 */
export function compileComponent(
  source: string,
  {file, vueVersion, development}: CompileOptions,
): string {
  const example = parseExample(file, source);
  const scopeId = scopeIdOf(file);
  const script = compileExampleScript(example, scopeId, vueVersion);
  const template = compileExampleTemplate(
    example,
    script.bindings,
    development,
  );
  const styles = compileExampleStyles(
    example,
    scopeId,
    `[data-example="${scopeId}"]`,
  );
  const isScoped = example.descriptor.styles.some(({scoped}) => scoped);
  const isFunctional =
    'functional' in (example.descriptor.template?.attrs ?? {});
  // The template refers to its own by their place in this list.
  const assets = [...(template?.assets ?? []), ...script.assets];
  const variableOf = (file: string) => {
    const known = assets.indexOf(file);
    return `__asset${known < 0 ? assets.push(file) - 1 : known}`;
  };
  const scriptCode = replaceRequiredAssets(script.code, variableOf);
  const templateCode = replaceRequiredAssets(template?.code ?? '', variableOf);
  const addresses = assets.map(
    (asset, index) => `${JSON.stringify(asset)}: __asset${index}`,
  );
  return [
    ...assets.map(
      (asset, index) => `import __asset${index} from ${JSON.stringify(asset)};`,
    ),
    scriptCode,
    templateCode,
    `const options = typeof ${componentVariable} === 'function' ? ${componentVariable}.options : ${componentVariable};`,
    template
      ? 'Object.assign(options, {render, staticRenderFns, _compiled: true});'
      : '',
    isFunctional ? 'options.functional = true;' : '',
    // Vue's warnings name the file.
    development ? `options.__file = ${JSON.stringify(file)};` : '',
    isScoped ? `options._scopeId = ${JSON.stringify(scopeId)};` : '',
    `export default options;`,
    `export const styles = ${JSON.stringify(styles)};`,
    `export const scopeId = ${JSON.stringify(scopeId)};`,
    assets.length > 0 ? `export const assets = {${addresses.join(', ')}};` : '',
  ]
    .filter((line) => line !== '')
    .join('\n');
}
