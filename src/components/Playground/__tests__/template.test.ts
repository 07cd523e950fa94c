import {templateText, writeTemplate} from '../template';

const write = (attributes: Parameters<typeof writeTemplate>[1]) =>
  templateText(writeTemplate('v-btn', attributes));

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

test('colors its pieces', () => {
  expect(writeTemplate('v-btn', {dense: true})).toContainEqual({
    kind: 'attribute',
    text: 'dense',
  });
});
