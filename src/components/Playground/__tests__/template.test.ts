import {splitTemplate} from '@site/plugins/live-examples/compiler/playground-template';
import {writeTemplate} from '../template';
import {tokenize} from '../tokens';

type Attributes = Parameters<typeof writeTemplate>[1];

const write = (
  attributes: Attributes,
  markup = '<v-btn>\n  {{ content }}\n</v-btn>',
) => writeTemplate(splitTemplate(markup, 'v-btn')!, attributes);

test('writes each kind of value as a template does', () => {
  expect(
    write({color: 'primary', dense: true, elevation: 0, content: 'Save'}),
  ).toBe('<v-btn color="primary" dense :elevation="0">\n  Save\n</v-btn>');
});

test('leaves out what is not set', () => {
  expect(write({dense: false, color: ''})).toBe('<v-btn></v-btn>');
});

test('breaks long lines, an attribute a line', () => {
  expect(
    write({
      color: 'primary',
      outlined: true,
      'active-class': 'is-the-active-one',
    }),
  ).toBe(`<v-btn
  color="primary"
  outlined
  active-class="is-the-active-one"
></v-btn>`);
});

test('escapes what would end a value or a text', () => {
  expect(write({color: 'a"b & c', content: '1 < 2 && "3"'})).toBe(
    '<v-btn color="a&quot;b &amp; c">\n  1 &lt; 2 &amp;&amp; "3"\n</v-btn>',
  );
});

test('keeps the markup around the component, and its own attributes', () => {
  const markup = `<v-card>
  <v-btn v-model="open" :items="[1, 2]">
    <b>{{ content }}</b>
  </v-btn>
</v-card>`;
  expect(write({dense: true, content: 'Save'}, markup)).toBe(`<v-card>
  <v-btn v-model="open" :items="[1, 2]" dense>
    <b>Save</b>
  </v-btn>
</v-card>`);
  expect(write({dense: true, color: 'primary', size: 40}, markup))
    .toBe(`<v-card>
  <v-btn
    v-model="open"
    :items="[1, 2]"
    dense
    color="primary"
    :size="40"
  >
    <b></b>
  </v-btn>
</v-card>`);
  expect(write({dense: true}, '<div><v-btn /></div>')).toBe(
    '<div><v-btn dense /></div>',
  );
});

test('colors its pieces and loses none', () => {
  const markup = '<a :b="c > 1" d>\n  1 < 2 {{ e }} <f\n    g="h"\n  />\n</a>';
  const tokens = tokenize(markup);
  expect(tokens.map(({text}) => text).join('')).toBe(markup);
  expect(tokens).toContainEqual({kind: 'string', text: '"c > 1"'});
  expect(tokens).toContainEqual({kind: 'attribute', text: 'd'});
  expect(
    tokens.filter(({kind}) => kind === 'tag').map(({text}) => text),
  ).toEqual(['a', 'f', 'a']);
});
