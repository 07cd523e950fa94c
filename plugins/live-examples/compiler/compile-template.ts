import {compileTemplate} from 'vue/compiler-sfc';
import {checked} from './checked';
import {assetPattern} from './imports';
import {positionIn, type ParsedExample} from './sfc';
import {SourceError} from './source-error';

/** A compiled template. */
export interface CompiledTemplate {
  /** Declares `render` and `staticRenderFns`. */
  readonly code: string;
  /** Files that the template names, each bound to `__asset<index>`. */
  readonly assets: readonly string[];
}

interface TemplateElement {
  readonly attrs?: {readonly name: string; value: string}[];
}

/**
 * Turns static attributes such as `src="./album.svg"` into references to the
 * bundled file. The references are written as `require` calls, the one free
 * name that the compiler leaves alone, and renamed in the compiled code.
 */
function assetCollector(assets: string[]) {
  return {
    postTransformNode(element: TemplateElement) {
      for (const attribute of element.attrs ?? []) {
        const file = /^"(.*)"$/.exec(attribute.value)?.[1];
        if (file !== undefined && assetPattern.test(file)) {
          attribute.value = `require(${assets.push(file) - 1})`;
        }
      }
    },
  };
}

/**
 * Compiles the template of an example, if it has one.
 *
 * @param development - keeps the marks by which Vue's development build
 * warns of unknown names in templates.
 * @throws {@link SourceError} naming the line of the mistake.
 */
export function compileExampleTemplate(
  example: ParsedExample,
  bindings: Parameters<typeof compileTemplate>[0]['bindings'],
  development: boolean,
): CompiledTemplate | undefined {
  const {template} = example.descriptor;
  if (!template) {
    return undefined;
  }
  const assets: string[] = [];
  const {code, errors} = checked(() =>
    compileTemplate({
      source: template.content,
      filename: example.file,
      isProduction: !development,
      isFunctional: 'functional' in template.attrs,
      prettify: false,
      bindings,
      compilerOptions: {
        outputSourceRange: true,
        whitespace: 'condense',
        modules: [assetCollector(assets)],
      },
    }),
  );
  for (const error of errors) {
    const {msg, start} =
      typeof error === 'string' ? {msg: error, start: 0} : error;
    throw new SourceError(
      example.file,
      positionIn(example, template, start ?? 0),
      `The template does not compile: ${msg.trim()}`,
    );
  }
  return {
    code: code.replace(/\brequire\((\d+)\)/g, '__asset$1'),
    assets,
  };
}
