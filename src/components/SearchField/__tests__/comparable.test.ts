// cspell:disable
import {comparable} from '../comparable';

it.each([
  ['Icônes', 'icones'],
  ['Vue\u00a03', 'vue 3'],
  ['l’API', "l'api"],
  ['サーバー', 'サーバ'],
])('“%s” and “%s” are the same', (one, other) => {
  expect(comparable(one)).toBe(comparable(other));
});

it('tells letters of other scripts apart', () => {
  expect(comparable('が')).not.toBe(comparable('か'));
});
