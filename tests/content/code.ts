import path from 'node:path';
import {execFileSync} from 'node:child_process';
import {parse as parseScript, type ParserPlugin} from '@babel/parser';
import vue from 'eslint-plugin-vue';
import {Linter} from 'eslint';
import {Logger, compileString} from 'sass';
import {parse as parseComponent, compileTemplate} from 'vue/compiler-sfc';
import {parse as parseYaml} from 'yaml';
import {siteDir} from './pages';

function checkScript(code: string, plugins: ParserPlugin[] = []): void {
  parseScript(code, {sourceType: 'module', plugins});
}

/** Parses a component and holds it against the rules for Vue 2. */
function checkComponent(code: string): void {
  const {template, script, errors} = parseComponent({
    source: code,
    filename: 'fence.vue',
    sourceMap: false,
  });
  const compiled =
    template &&
    compileTemplate({source: template.content, filename: 'fence.vue'});
  const problems = [...errors, ...(compiled?.errors ?? [])].map((error) =>
    typeof error === 'string' ? error : error.msg,
  );
  const messages = new Linter()
    .verify(
      code,
      [
        ...vue.configs['flat/vue2-essential'],
        {
          files: ['**/*.vue'],
          rules: {
            'vue/multi-word-component-names': 'off',
            'vue/valid-v-slot': ['error', {allowModifiers: true}],
          },
        },
      ],
      {filename: 'fence.vue'},
    )
    .map(({line, message}) => `line ${line}: ${message}`);
  if (problems.length + messages.length > 0) {
    throw new Error([...problems, ...messages].join('\n'));
  }
  if (script) {
    checkScript(script.content);
  }
}

function checkShell(code: string): void {
  execFileSync('bash', ['-n'], {
    input: code,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
}

/** Throws when the code of a fence does not parse, by language. */
export const checks: Readonly<Record<string, (code: string) => void>> = {
  bash: checkShell,
  css: (code) => {
    compileString(code, {syntax: 'css'});
  },
  html: (code) => {
    if (!code.startsWith('<!doctype html>')) {
      checkComponent(`<template><div>${code}</div></template>`);
    }
  },
  js: (code) => {
    checkScript(code);
  },
  json: (code) => {
    JSON.parse(code);
  },
  sass: (code) => {
    compileString(code, {syntax: 'indented'});
  },
  scss: (code) => {
    compileString(code, {
      syntax: 'scss',
      // As in an application: packages are found, their warnings are theirs.
      loadPaths: [path.join(siteDir, 'node_modules')],
      logger: Logger.silent,
    });
  },
  ts: (code) => {
    checkScript(code, ['typescript']);
  },
  vue: checkComponent,
  yaml: (code) => {
    parseYaml(code);
  },
};
