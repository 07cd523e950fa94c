import {readPage} from '../page';

const page = (main: string, head = '') =>
  readPage(`<!doctype html><html><head>${head}</head><body>
<nav><h2 id="menu">Menu</h2></nav><main>${main}</main>
<footer><h2 id="foot">Foot</h2></footer></body></html>`);

it('takes version, description and keywords from the head', () => {
  expect(
    page(
      '<h1>Alerts</h1>',
      '<meta name="docusaurus_version" content="2.7"><meta name="description" content="Says &amp; warns"><meta name="keywords" content="alert, v-alert ,">',
    ),
  ).toMatchObject({
    version: '2.7',
    title: 'Alerts',
    description: 'Says & warns',
    keywords: ['alert', 'v-alert'],
  });
});

it('takes headings with an id from what the page says alone', () => {
  const {title, headings} = page(
    '<nav><h2 id="toc">On this page</h2></nav><h1>Buttons</h1><h2 id=size>Size of a <code>v-btn</code><a class="hash-link x" href="#size">#</a></h2><h2>No id</h2><button><h3 id="in">In</h3></button>',
  );
  expect(title).toBe('Buttons');
  expect(headings).toEqual([{id: 'size', text: 'Size of a v-btn'}]);
});

it('reads the rows of API tables, in HTML without closing tags', () => {
  const {items} = page(`<h1>v-btn</h1><table><thead><tr><th>Name<tbody>
<tr id=api-v-btn-props-color><th><code>color</code><a href="#x">#</a><td><code>string</code><td><div>Applies a <code>color</code>.</div>
<tr id=api-v-btn-slots-item-name><th><code>item.&lt;name&gt;</code><td>One cell.</table>`);
  expect(items).toEqual([
    {
      id: 'api-v-btn-props-color',
      name: 'color',
      about: 'Applies a color.',
    },
    {
      id: 'api-v-btn-slots-item-name',
      name: 'item.<name>',
      about: 'One cell.',
    },
  ]);
});

it('knows no version of a page outside of the documentation', () => {
  expect(page('<h1>Privacy</h1>').version).toBeUndefined();
});

it('finds nothing on a page that the index is told to leave out', () => {
  expect(
    readPage('<main data-pagefind-ignore><h1>Not kept</h1></main>'),
  ).toMatchObject({title: '', headings: []});
});
