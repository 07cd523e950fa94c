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
  ['설치하는 방법', '설치'],
  ['버튼을 가운데로', '버튼 가운데'],
  ['v-btn을 Vue에서', 'v-btn Vue'],
  ['그리드에서 열의 정렬', '그리드 열의 정렬'],
  ['카드를 스크롤로', '카드 스크롤'],
])('“%s” asks for “%s”', (query, subject) => {
  expect(subjectOf(query)).toBe(subject);
});

it.each(['디스플레이', '오버레이', '높이', '추가', '효과', '메뉴로그'])(
  'leaves “%s” whole',
  (word) => {
    expect(subjectOf(word)).toBe(word);
  },
);

it('leaves a query of common words alone', () => {
  expect(subjectOf(' to ')).toBe('to');
  expect(subjectOf('怎么')).toBe('怎么');
});
