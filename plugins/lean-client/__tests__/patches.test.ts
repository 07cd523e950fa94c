import {applyPatches, patchesFor, readPatchedFiles} from '../patches';

const patch = {
  reason: 'a test',
  file: '/somewhere/Link.js',
  find: 'if (a)',
  replace: 'if (b)',
};

test('replaces the text', () => {
  expect(applyPatches('1; if (a) 2;', [patch])).toBe('1; if (b) 2;');
});

test.each(['1;', 'if (a) 1; if (a) 2;'])(
  'stops when the text is not there exactly once: %s',
  (source) => {
    expect(() => applyPatches(source, [patch])).toThrow(
      /Link\.js no longer holds[\s\S]*a test[\s\S]*if \(a\)/,
    );
  },
);

test('fits the installed Docusaurus', () => {
  const files = readPatchedFiles(patchesFor.development);
  expect(files.size).toBe(5);
  const all = [...files.values()].join('\n');
  expect(all).not.toContain('prism-react-renderer');
  expect(all).not.toContain('  scrollAfterNavigation({');
  expect(all.match(/onFocus=\{onInteractionEnter\}/g)).toHaveLength(1);
  expect(all).toContain('startTransition(() => setIsBrowser');
  expect(all).not.toContain('localeCompare');
});
