import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {localizePluginTranslationFile} from '@docusaurus/core/lib/server/translations/translations';
import type {InitializedPlugin} from '@docusaurus/types';

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'messages-'));
});
afterAll(() => {
  fs.rmSync(folder, {recursive: true});
});

/** Reads a translator's file as a build does. */
async function read(text: string) {
  const file = path.join(
    folder,
    'docusaurus-plugin-content-docs/current/api/k-a.json',
  );
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, text);
  const log = jest.spyOn(console, 'error').mockImplementation();
  try {
    await localizePluginTranslationFile({
      localizationDir: folder,
      plugin: {
        name: 'docusaurus-plugin-content-docs',
        options: {id: 'default'},
      } as unknown as InitializedPlugin,
      translationFile: {path: 'current/api/k-a', content: {}},
    });
    return undefined;
  } catch (error) {
    return [
      ...(log.mock.calls.flat() as unknown[]),
      error instanceof Error ? error.message : '',
    ].join('\n');
  } finally {
    log.mockRestore();
  }
}

it('stops the build with file and key when it is malformed', async () => {
  expect(await read('{"props.a": {"message": "Un."}}')).toBe(undefined);
  const wrong = await read('{"props.a": {"message": 1}}');
  expect(wrong).toContain('current/api/k-a.json');
  expect(wrong).toContain('"props.a.message"');
  const extra = await read('{"props.a": {"message": "Un.", "text": "b"}}');
  expect(extra).toContain('"props.a.text"');
  expect(await read('{"props.a": {')).toContain('current/api/k-a.json');
});
