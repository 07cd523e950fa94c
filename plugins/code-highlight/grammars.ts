import {createRequire} from 'node:module';
import {Prism} from 'prism-react-renderer';
import type {Grammar} from 'prismjs';

/**
 * Grammars that prism-react-renderer does not bundle, each after those it
 * builds on, as file names below `prismjs/components`.
 */
const additionalComponents = ['scss', 'sass', 'bash', 'diff'];

/** Names that authors write for a grammar known under another name. */
const aliases: Readonly<Record<string, string>> = {
  yml: 'yaml',
  shell: 'bash',
  sh: 'bash',
  zsh: 'bash',
  console: 'bash',
};

/** Attributes of a Vue template whose value is a JavaScript expression. */
const boundAttribute =
  /(^|["'\s])(?:v-[\w-]+(?::[^\s=>/]*)?|[:@#][^\s=>/]+)\s*=\s*(?:"[^"]*"|'[^']*')/;

/** The files in prismjs/components extend a global `Prism`. */
function loadAdditionalGrammars(): void {
  const require = createRequire(__filename);
  const scope = globalThis as {Prism?: typeof Prism};
  const before = scope.Prism;
  scope.Prism = Prism;
  try {
    for (const name of additionalComponents) {
      require(`prismjs/components/prism-${name}`);
    }
  } finally {
    if (before) {
      scope.Prism = before;
    } else {
      delete scope.Prism;
    }
  }
}

/** One top-level block of a single-file component. */
function section(tag: string, lang: string | undefined, inside: Grammar) {
  const attribute = lang
    ? `(?=[^>]*\\slang=["']${lang}["'])`
    : '(?![^>]*\\slang=)';
  return {
    pattern: new RegExp(
      `(<${tag}\\b${attribute}[^>]*>)[\\s\\S]*?(?=<\\/${tag}>)`,
    ),
    lookbehind: true,
    greedy: true,
    inside,
  };
}

/**
 * A single-file component: markup with its script and styles in their own
 * language, and with the expressions of a template as JavaScript.
 */
function createVueGrammar(): Grammar {
  const {languages} = Prism as {languages: Record<string, Grammar>};
  const grammar = (name: string): Grammar => {
    const found = languages[name];
    if (!found) {
      throw new Error(`Prism has no grammar named "${name}"`);
    }
    return found;
  };
  const markup = grammar('markup') as {
    tag: {pattern: RegExp; greedy: true; inside: Grammar};
    entity: RegExp;
  };
  const {tag} = markup;
  return {
    'vue-sass': section('style', 'sass', grammar('sass')),
    'vue-scss': section('style', 'scss', grammar('scss')),
    'vue-css': section('style', undefined, grammar('css')),
    'vue-ts': section('script', 'ts', grammar('typescript')),
    'vue-js': section('script', undefined, grammar('javascript')),
    'vue-mustache': {
      pattern: /\{\{[\s\S]*?\}\}/,
      inside: {
        punctuation: /^\{\{|\}\}$/,
        'vue-expression': {
          pattern: /[\s\S]+/,
          inside: grammar('javascript'),
        },
      },
    },
    comment: /<!--(?:(?!<!--)[\s\S])*?-->/,
    doctype: /<!DOCTYPE[^>]*>/i,
    tag: {
      ...tag,
      inside: {
        'vue-bound': {
          pattern: boundAttribute,
          lookbehind: true,
          inside: {
            'attr-name': /^[^\s=]+/,
            'attr-value': {
              pattern: /=[\s\S]+/,
              inside: {
                punctuation: /^=\s*["']|["']$/,
                'vue-expression': {
                  pattern: /[\s\S]+/,
                  inside: grammar('javascript'),
                },
              },
            },
          },
        },
        ...tag.inside,
      },
    },
    entity: markup.entity,
  };
}

let ready = false;

/**
 * Finds the grammar of a language as authors name it in a code fence.
 *
 * @param language - a Prism name, one of its aliases, or `vue`.
 * @returns the grammar, or undefined when the language is not known.
 */
export function findGrammar(language: string): Grammar | undefined {
  const languages = Prism.languages as Record<string, unknown>;
  if (!ready) {
    loadAdditionalGrammars();
    languages.vue = createVueGrammar();
    ready = true;
  }
  const name = language.toLowerCase();
  const key = aliases[name] ?? name;
  // Prism keeps its helpers (extend, insertBefore, DFS) among the grammars.
  const found = Object.hasOwn(languages, key) ? languages[key] : undefined;
  return typeof found === 'object' ? (found as Grammar) : undefined;
}
