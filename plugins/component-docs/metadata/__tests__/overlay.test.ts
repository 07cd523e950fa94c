import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {readOverlay} from '../overlay';

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'overlay-'));
});
afterAll(() => {
  fs.rmSync(folder, {recursive: true});
});

const read = (text: string) => {
  fs.writeFileSync(path.join(folder, 'kit.yaml'), text);
  return readOverlay(folder, 'kit.yaml');
};

it('takes a package without an overlay', () => {
  expect(readOverlay(folder, 'none.yaml')).toEqual({
    shared: {props: {}, slots: {}, events: {}},
    components: {},
    directives: {},
    removed: {},
    services: {},
    types: {},
  });
});

it('names file, line and field of what is wrong', () => {
  expect(() =>
    read(`components:
  k-field:
    props:
      label:
        text: Text.
    functions:
      focus:
        signature: ''
`),
  ).toThrow(
    /kit\.yaml:5: "components\.k-field\.props\.label\.text": is not a known field[\s\S]*kit\.yaml:8: "components\.k-field\.functions\.focus\.signature"|kit\.yaml:8[\s\S]*kit\.yaml:5/,
  );
});

it('reads what is said once for several, gone parts and services', () => {
  const overlay = read(`components:
  k-field:
    functions: &field
      focus: &focus
        signature: 'focus(): void'
        description: Takes the focus.
    removed:
      props: &gone
        box: Use \`filled\`.
  k-select:
    functions: *field
    props:
      filter:
        default: null
    removed:
      props:
        <<: *gone
        tags: Use \`multiple\`.
removed:
  k-old: Use \`k-new\`.
services:
  $kit.scroll:
    description: Scrolls.
    options:
      duration:
        types: [number]
        default: '500'
        description: Milliseconds.
    functions:
      scroll: *focus
`);
  const {'k-field': field, 'k-select': select} = overlay.components;
  expect(select?.functions).toEqual(field?.functions);
  expect(select?.props.filter).toEqual({default: null});
  expect(select?.removed.props).toEqual({
    box: 'Use `filled`.',
    tags: 'Use `multiple`.',
  });
  expect(overlay.removed).toEqual({'k-old': 'Use `k-new`.'});
  expect(overlay.services['$kit.scroll']).toEqual({
    description: 'Scrolls.',
    members: {},
    options: {
      duration: {
        types: ['number'],
        default: '500',
        description: 'Milliseconds.',
      },
    },
    functions: {
      scroll: {signature: 'focus(): void', description: 'Takes the focus.'},
    },
  });
});

it('names the line of a service that lacks its description', () => {
  expect(() => read('services:\n  $kit:\n    members: {}\n')).toThrow(
    /^kit\.yaml:\d+: "services\.\$kit\.description"/,
  );
});

it('names the line of a syntax error', () => {
  expect(() => read('components:\n  a: [1,\n')).toThrow(/^kit\.yaml:\d+: /);
});
