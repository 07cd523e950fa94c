import {compile, parseComponent} from 'vue-template-compiler/browser';
import {replaceRequiredAssets} from '../../compiler/imports';
import {addressOf, resolveAssets} from './assets';
import {EditError, lineAt} from './edit-error';
import {compileScript, compileScriptSetup} from './script';
import {compileStyle} from './styles';

/** A single-file component, ready to run. */
export interface CompiledComponent {
  /** Arguments of a call: the script's function, `render`, the static parts. */
  readonly code: string;
  /** Line of the file that the first line of `code` is. */
  readonly firstLine: number;
  readonly imports: readonly string[];
  readonly styles: readonly string[];
  readonly isScoped: boolean;
  readonly isFunctional: boolean;
  /** Its script is a `<script setup>`, which needs Vue 2.7. */
  readonly hasSetup: boolean;
}

/** What the build made of the file before it was edited. */
export interface BuiltExample {
  readonly source: string;
  /** Addresses of the images beside it, by the paths that it names. */
  readonly assets: Readonly<Record<string, string>>;
  /** The sheets of its style blocks. */
  readonly styles: readonly string[];
  /** The id in these sheets. */
  readonly scopeId: string;
}

type StyleBlock = ReturnType<typeof parseComponent>['styles'][number];

/**
 * The sheet that the build made of a style block, if the block is as it was:
 * Sass is compiled by the build only.
 */
function builtSheet(
  {content, lang, scoped}: StyleBlock,
  built: BuiltExample,
  id: string,
): string | undefined {
  const index = parseComponent(built.source, {
    deindent: false,
  }).styles.findIndex(
    (block) =>
      block.content === content &&
      block.lang === lang &&
      block.scoped === scoped,
  );
  return built.styles[index]?.replaceAll(built.scopeId, id);
}

const asFunction = (body: string) => `function(){${body}}`;

/** The compiler's message, with the expression as it was typed. */
function readable(message: string): string {
  const parts =
    /^([^]*?)(?: \(\d+:\d+\))? in\n\n[^]*\n\s*Raw expression: ([^]*)$/.exec(
      message.trim(),
    );
  return parts ? `${parts[1] ?? ''} in ${parts[2] ?? ''}` : message.trim();
}

/**
 * Compiles a single-file component.
 *
 * @param source - the whole file.
 * @param id - the attribute on the elements that its scoped styles are for.
 * @param sandbox - selector of the element that all its styles hold in.
 * @param built - what the build made of the file.
 * @throws EditError naming the line of a mistake.
 */
export function compileComponent(
  source: string,
  id: string,
  sandbox: string,
  built: BuiltExample,
): CompiledComponent {
  const {
    template,
    script: options,
    scriptSetup,
    styles,
  } = parseComponent(source, {
    deindent: false,
  });
  const script = scriptSetup ?? options;
  const firstLineOf = (block: {start?: number} | null | undefined) =>
    lineAt(source, block?.start ?? 0);
  if (!template && !script) {
    throw new EditError('Write a <template> or a <script> block.');
  }
  if (scriptSetup && options) {
    throw new EditError(
      'Write one <script> block here.',
      firstLineOf(scriptSetup),
    );
  }
  const compiledScript = (scriptSetup ? compileScriptSetup : compileScript)(
    script?.content ?? '',
    firstLineOf(script),
  );
  const compiledTemplate =
    template &&
    compile(template.content, {
      outputSourceRange: true,
      whitespace: 'condense',
      modules: [
        resolveAssets(built.assets, (offset) =>
          lineAt(source, (template.start ?? 0) + offset),
        ),
      ],
    });
  const [mistake] = compiledTemplate?.errors ?? [];
  if (mistake && template) {
    // A text begins where its element's start tag ends, often a line before.
    const text = template.content.slice(mistake.start);
    const start = mistake.start + text.length - text.trimStart().length;
    throw new EditError(
      readable(mistake.msg),
      lineAt(source, (template.start ?? 0) + start),
    );
  }
  const render = compiledTemplate
    ? [
        asFunction(compiledTemplate.render),
        `[${compiledTemplate.staticRenderFns.map(asFunction).join(',')}]`,
      ].map((code) =>
        replaceRequiredAssets(code, (file) =>
          JSON.stringify(addressOf(built.assets, file)),
        ),
      )
    : ['undefined', '[]'];
  return {
    // The block's first line stays the first, so that lines of errors hold.
    code: `function(__modules,__component,require){'use strict';${compiledScript.code}\n},${render.join(',')}`,
    firstLine: firstLineOf(script),
    imports: compiledScript.imports,
    styles: styles.map(
      (block) =>
        (block.lang && builtSheet(block, built, id)) ??
        compileStyle({...block, firstLine: firstLineOf(block)}, id, sandbox),
    ),
    isScoped: styles.some(({scoped}) => scoped),
    isFunctional: 'functional' in (template?.attrs ?? {}),
    hasSetup: Boolean(scriptSetup),
  };
}
