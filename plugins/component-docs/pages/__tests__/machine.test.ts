import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Ajv from 'ajv/dist/2020';
import {readFrozen} from '../../metadata/frozen';
import {writeMachineFiles} from '../machine';

const siteDir = path.resolve(__dirname, '../../../..');

it('writes files that follow the schemas written beside them', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'machine-'));
  const read = (name: string) =>
    JSON.parse(
      fs.readFileSync(path.join(folder, 'api', name), 'utf8'),
    ) as Record<string, unknown>;
  writeMachineFiles(readFrozen(siteDir, '2.7'), {
    directory: folder,
    language: 'en',
    url: 'https://docs.example/en/',
  });
  const ajv = new Ajv();
  const isEntry = ajv.compile(read('entry.schema.json'));
  const isIndex = ajv.compile(read('index.schema.json'));
  const index = read('index.json');
  expect(isIndex(index)).toBe(true);
  expect(isEntry(index)).toBe(false);
  const {components, directives, services} = index as unknown as Record<
    'components' | 'directives' | 'services',
    {tag: string; json: string}[]
  >;
  expect(components).toHaveLength(146);
  expect(directives).toHaveLength(7);
  for (const {tag, json} of [...components, ...directives]) {
    expect(json).toBe(`https://docs.example/en/api/${tag}.json`);
    expect(isEntry(read(`${tag}.json`))).toBe(true);
  }
  expect(services.map(({tag}) => tag)).toContain('$vuetify.goTo');
  for (const {tag, json} of services) {
    const name = tag.slice(1).replace('.', '-').toLowerCase();
    expect(json).toBe(`https://docs.example/en/api/${name}.json`);
    expect(read(`${name}.json`)).toMatchObject({service: {name: tag}});
    expect(isEntry(read(`${name}.json`))).toBe(true);
  }
  fs.rmSync(folder, {recursive: true});
});
