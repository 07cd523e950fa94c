// cspell:disable
import {indexNames, type NameIndex} from '../names';
import type {SearchPage} from '../pages';

const page = (
  path: string,
  title: string,
  rest: Partial<SearchPage> = {},
): SearchPage => ({
  path,
  title,
  description: '',
  keywords: [],
  headings: [],
  items: [],
  ...rest,
});

const pages: SearchPage[] = [
  page('components/buttons/', 'Buttons', {
    keywords: ['v-btn', 'icon button'],
    headings: [
      {id: 'depressed', text: 'Without a shadow'},
      {id: 'up-next', text: 'Up next'},
    ],
  }),
  page('components/data-tables/', 'Data tables', {
    headings: [{id: 'custom-sort', text: 'Custom sort'}],
  }),
  page('components/text-fields/', 'Text fields'),
  page('styles/text-and-typography/', 'Text and typography'),
  page('api/v-btn/', 'v-btn', {
    items: [
      {id: 'api-v-btn-props-depressed', name: 'depressed', about: 'No shadow.'},
      {id: 'api-v-btn-props-color', name: 'color', about: ''},
    ],
  }),
  page('api/v-select/', 'v-select', {
    items: [{id: 'api-v-select-props-item-text', name: 'item-text', about: ''}],
  }),
  page('zh/data/', '数据表格', {
    headings: [{id: 'sort', text: '自定义排序'}],
  }),
  page('ja/button/', 'ボタン', {headings: [{id: 's', text: 'ボタンのサイズ'}]}),
  page('ja/server/', 'サーバーサイド', {
    headings: [{id: 'b', text: 'ブラウザのキー'}],
  }),
  page('ko/button/', '버튼', {
    headings: [{id: 's', text: '버튼을 비활성화하기'}],
  }),
  page('ru/button/', 'Кнопки'),
  page('fr/icons/', 'Icônes'),
];

let names: NameIndex;

beforeAll(async () => {
  names = await indexNames(pages);
});

const first = (query: string) => {
  const [best] = names.search(query, 'AND');
  return best && `${best.page.path}${best.anchor && `#${best.anchor}`}`;
};

it.each([
  ['buttons', 'components/buttons/'],
  ['button', 'components/buttons/'],
  ['v-btn', 'api/v-btn/'],
  ['v-btn depressed', 'api/v-btn/#api-v-btn-props-depressed'],
  ['depressed btn', 'api/v-btn/#api-v-btn-props-depressed'],
  ['item-text', 'api/v-select/#api-v-select-props-item-text'],
  ['itemText', 'api/v-select/#api-v-select-props-item-text'],
  ['datatable', 'components/data-tables/'],
  ['custom sort', 'components/data-tables/#custom-sort'],
])('“%s” leads to %s', (query, wanted) => {
  expect(first(query)).toBe(wanted);
});

it.each([
  ['butons', 'components/buttons/'],
  ['tipography', 'styles/text-and-typography/'],
  ['text feild', 'components/text-fields/'],
  ['data tabels', 'components/data-tables/'],
])('“%s” with a slip leads to %s', (query, wanted) => {
  expect(first(query)).toBe(wanted);
});

it.each([
  ['数据表格', 'zh/data/'],
  ['表格', 'zh/data/'],
  ['排序', 'zh/data/#sort'],
  ['ボタン サイズ', 'ja/button/#s'],
  ['サーバーサイド', 'ja/server/'],
  ['サーバサイド', 'ja/server/'],
  ['サーバ', 'ja/server/'],
  ['サーバー', 'ja/server/'],
  ['ブラウザー', 'ja/server/#b'],
  ['キー', 'ja/server/#b'],
  ['버튼', 'ko/button/'],
  ['비활성화', 'ko/button/#s'],
  ['кнопка', 'ru/button/'],
  ['icones', 'fr/icons/'],
])('“%s” leads to %s', (query, wanted) => {
  expect(first(query)).toBe(wanted);
});

it('asks for all words, or for any', () => {
  expect(names.search('depressed banana', 'AND')).toEqual([]);
  expect(names.search('depressed banana', 'OR')).not.toEqual([]);
});

it('leads to no section that every page has', () => {
  expect(names.search('up next', 'AND')).toEqual([]);
});

it('knows how a word is spelled', () => {
  expect(names.correct('colour')).toBe('color');
});
