import fs from 'node:fs';
import path from 'node:path';
import {parsePlayground} from '../playground';
import {compilePlaygroundTemplate} from '../playground-template';

const file = 'docs/components/alerts/playground.yaml';

const parse = (source: string) => parsePlayground(file, source);

const minimal = `component: v-alert
options:
  - {attribute: elevation, control: slider}
`;

test('fills in what is usual', () => {
  expect(parse(minimal)).toEqual({
    component: 'v-alert',
    block: false,
    variants: [{label: 'Default', attributes: {}}],
    options: [
      {
        attribute: 'elevation',
        control: 'slider',
        min: 0,
        max: 24,
        step: 1,
        items: [],
      },
    ],
    data: {},
    template: {
      before: '',
      tag: 'v-alert',
      attributes: [],
      isEmpty: false,
      after: '</v-alert>',
    },
  });
});

test('reads the playgrounds of this site', () => {
  const root = path.join(__dirname, '../../../..');
  for (const page of ['alerts', 'buttons']) {
    const found = `docs/components/${page}/playground.yaml`;
    const source = fs.readFileSync(path.join(root, found), 'utf8');
    expect(parsePlayground(found, source).options.length).toBeGreaterThan(4);
  }
});

test('reads a template with data', () => {
  const {template, data} = parse(`${minimal}data: {open: true, items: [a, b]}
template: |
  <v-card>
    <v-alert v-model="open" :items="items" text='a > b'>
      Hello
    </v-alert>
  </v-card>
`);
  expect(data).toEqual({open: true, items: ['a', 'b']});
  expect(template).toEqual({
    before: '<v-card>\n  ',
    tag: 'v-alert',
    attributes: ['v-model="open"', ':items="items"', "text='a > b'"],
    isEmpty: false,
    after: '\n    Hello\n  </v-alert>\n</v-card>',
  });
  expect(compilePlaygroundTemplate(file, template, true)).toMatch(
    /model:\{value:\(_vm\.open\)[^]*_vm\.demoAttributes/,
  );
});

test('a template that does not compile is an error', () => {
  const {template} = parse(`${minimal}template: <v-alert :a="b +" />\n`);
  expect(() => compilePlaygroundTemplate(file, template, false)).toThrow(
    /playground\.yaml:\d+:\d+ The template does not compile: invalid expression/,
  );
});

test.each([
  [
    'a template without the component',
    `${minimal}template: <v-alert-box />\n`,
    /:4:\d+ template: has no <v-alert>/,
  ],
  [
    'an option that the template sets',
    `${minimal}template: <v-alert :elevation="2" />\n`,
    /:3:\d+ options\.0\.attribute: "elevation" is in the template already/,
  ],
  [
    'data under a name of the demo',
    `${minimal}data: {content: a}\n`,
    /data\.content: expected another name/,
  ],
  ['a field that does not exist', `${minimal}blok: true\n`, /:1:\d+ .*blok/],
  [
    'an unknown control',
    minimal.replace('slider', 'knob'),
    /:3:\d+ options\.0\.control: /,
  ],
  [
    'a select without items',
    minimal.replace('slider', 'select'),
    /:3:\d+ options\.0\.items: /,
  ],
  [
    'a value that is not an item',
    minimal.replace('slider}', 'select, items: [a, b], value: c}'),
    /options\.0\.value: has to be one of the items/,
  ],
  [
    'a slider that ends before it begins',
    minimal.replace('slider}', 'slider, min: 30}'),
    /options\.0\.max: has to be above min/,
  ],
  [
    'a value outside of the slider',
    minimal.replace('slider}', 'slider, value: 25}'),
    /options\.0\.value: has to lie between/,
  ],
  [
    'an attribute twice',
    `${minimal}  - {attribute: elevation, control: switch}\n`,
    /:4:\d+ options\.1\.attribute: "elevation" is there already/,
  ],
  [
    'an attribute in camel case',
    minimal.replace('elevation', 'activeClass'),
    /:3:\d+ options\.0\.attribute: expected a name in kebab case/,
  ],
  ['what is not YAML', 'component: [', /:\d+:\d+ The file is not YAML/],
  ['an empty file', '', /The file: /],
])('refuses %s, naming file, line and field', (_, source, message) => {
  expect(() => parse(source)).toThrow(message);
  expect(() => parse(source)).toThrow(file);
});
