// cspell:disable
import {subjectOf} from '../question';

it.each([
  ['how to install', 'install'],
  ['How do I center a card', 'center card'],
  ['wie ein Button', 'Button'],
  ['Comment installer', 'installer'],
  ['как установить', 'установить'],
  ['v-btn in a v-card', 'v-btn v-card'],
  ['怎么安装 vuetify', '安装 vuetify'],
  ['如何让内容居中？', '让内容居中？'],
  ['按钮的颜色', '按钮 颜色'],
  ['嵌套的行', '嵌套的行'],
  ['目的ページ', '目的ページ'],
])('“%s” asks for “%s”', (query, subject) => {
  expect(subjectOf(query)).toBe(subject);
});

it('leaves a query of common words alone', () => {
  expect(subjectOf(' to ')).toBe('to');
  expect(subjectOf('怎么')).toBe('怎么');
});
