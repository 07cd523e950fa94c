import * as z from 'zod';
import {parseYaml} from '../yaml';

const schema = z.strictObject({
  pages: z.array(z.strictObject({id: z.string()})),
});
const parse = (source: string) => parseYaml('data/pages.yaml', source, schema);

it('gives what the schema made of the file, merged mappings included', () => {
  expect(parse('pages:\n  - &one {id: one}\n  - <<: *one\n')).toEqual({
    pages: [{id: 'one'}, {id: 'one'}],
  });
});

it('names file, line and field of all that is wrong', () => {
  expect(() => parse('pages:\n  - id: one\n  - id: 2\n  - name: x\n')).toThrow(
    [
      'data/pages.yaml:3: "pages[1].id": Invalid input: expected string, received number.',
      'data/pages.yaml:4: "pages[2].id": Invalid input: expected string, received undefined.',
      'data/pages.yaml:4: "pages[2].name": is not a known field; remove it or correct its name.',
    ].join('\n'),
  );
});

it('names the line of what is no YAML', () => {
  expect(() => parse('pages:\n  - [')).toThrow(/^data\/pages\.yaml:2: /);
});

it('names no field where the whole file is wrong', () => {
  expect(() => parse('')).toThrow(
    'data/pages.yaml:1: Invalid input: expected object, received null.',
  );
});
