// cspell:disable
import {rangesOf} from '../words';

const marked = (text: string, terms: readonly string[]) =>
  rangesOf(text, terms).map(([from, to]) => text.slice(from, to));

it.each([
  ['Data tables', ['tab'], ['tab']],
  ['Unstable', ['table'], []],
  ['itemText', ['item'], ['item']],
  ['Icônes', ['icon'], ['Icôn']],
  ['自定义数据表格', ['数据', '据表'], ['数据表']],
  ['データテーブルとテーブル', ['テブ', 'ブル'], ['テーブル', 'テーブル']],
  ['サーバー', ['サバ'], ['サーバー']],
  ['ボタン', [], []],
])('of “%s”, %j mark %j', (text, terms, wanted) => {
  expect(marked(text, terms)).toEqual(wanted);
});
