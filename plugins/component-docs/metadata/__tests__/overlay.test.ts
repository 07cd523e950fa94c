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

it('names the line of a syntax error', () => {
  expect(() => read('components:\n  a: [1,\n')).toThrow(/^kit\.yaml:\d+: /);
});
