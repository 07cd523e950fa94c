import {nounOf} from './korean';
import {fold} from './words';

/** Words of questions that are on every page: they tell none from another. */
const common = new Set(
  [
    'a an and are can do does for how i in is it my of on the to what with',
    // cspell:disable
    'das der die ein eine einen für ich im in ist man mit und wie zu',
    'à au avec comment dans de des du en est et la le les pour un une',
    'в для и из как на по с что',
    '방법 방법은 어떻게 하는 하기 하나요',
    // cspell:enable
  ].flatMap((words) => fold(words).split(' ')),
);

/** The same in Chinese, which is written without spaces between words. */
const commonChinese =
  /请问|怎么样?|怎样|如何|为什么|什么是|是什么|哪里|吗|呢|(?<=\p{Script=Han}{2})的(?=\p{Script=Han}{2}|\s|\w)/gu;

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** What a question asks for: "how to install" asks for "install", `버튼을` for `버튼`. */
export function subjectOf(query: string): string {
  const spaced = kana.test(query) ? query : query.replace(commonChinese, ' ');
  const words = (spaced.trim() || query.trim()).split(/\s+/);
  const telling = words.filter((word) => !common.has(fold(word)));
  return (telling.length > 0 ? telling : words).map(nounOf).join(' ');
}
