import fs from 'node:fs';
import blns from 'big-list-of-naughty-strings/blns.json';
import newer from './newer.json';

/** What newer vectors run; see `browser.ts`. */
const code = "window.noteRun('newer')";

const cheatSheet = fs
  .readFileSync(require.resolve('xss-filters/tests/fuzz/bin/seed.xss'), 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '');

/** Vectors that published lists lack. */
export const newerVectors: readonly string[] = Object.values(newer).map(
  (vector) => vector.replaceAll('RUN', code),
);

/** Numbers, scripts of the world and the like are naughty in other ways. */
const couldBeCode = (text: string) => /[<>"'`=&:[\](){}\\]/.test(text);

/** Every vector, once. */
export const vectors: readonly string[] = [
  ...new Set([...newerVectors, ...cheatSheet, ...blns.filter(couldBeCode)]),
];

/** A vector in each place of a Markdown text that a parser treats apart. */
export function inMarkdown(vector: string): readonly string[] {
  return [
    vector,
    `[label](${vector})`,
    `[label](<${vector}>)`,
    `[label](https://example.com/ "${vector}")`,
    `![label](${vector})`,
    `[label][x]\n\n[x]: ${vector}`,
    `<${vector}>`,
    `\`${vector}\``,
    `\`\`\`${vector}\n${vector}\n\`\`\``,
    `**${vector}** ~~${vector}~~`,
    `| ${vector} |\n| --- |\n| ${vector} |`,
    `- ${vector}\n\n> # ${vector}`,
  ];
}
