import {compile, parseComponent} from 'vue-template-compiler/browser';
import {EditError, lineAt} from './edit-error';
import {compileScript} from './script';
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
 * @throws EditError naming the line of a mistake.
 */
export function compileComponent(
  source: string,
  id: string,
  sandbox: string,
): CompiledComponent {
  const {template, script, styles} = parseComponent(source, {
    deindent: false,
  });
  const firstLineOf = (block: {start?: number} | null | undefined) =>
    lineAt(source, block?.start ?? 0);
  if (!template && !script) {
    throw new EditError('Write a <template> or a <script> block.');
  }
  if (script && 'setup' in script.attrs) {
    throw new EditError(
      '<script setup> is compiled when the site is built; write a setup function or options here.',
      firstLineOf(script),
    );
  }
  const compiledScript = compileScript(
    script?.content ?? '',
    firstLineOf(script),
  );
  const compiledTemplate =
    template &&
    compile(template.content, {
      outputSourceRange: true,
      whitespace: 'condense',
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
      ]
    : ['undefined', '[]'];
  return {
    // The block's first line stays the first, so that lines of errors hold.
    code: `function(modules,component){'use strict';${compiledScript.code}\n},${render.join(',')}`,
    firstLine: firstLineOf(script),
    imports: compiledScript.imports,
    styles: styles.map((block) =>
      compileStyle({...block, firstLine: firstLineOf(block)}, id, sandbox),
    ),
    isScoped: styles.some(({scoped}) => scoped),
    isFunctional: 'functional' in (template?.attrs ?? {}),
  };
}
