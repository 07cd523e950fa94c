import {visit} from 'unist-util-visit';
import {recommend} from '../../src/components/OptionQuiz';
import {questions} from '../../src/components/OptionQuiz/questions';
import {currentPages} from './pages';

const page = currentPages.find(({id}) => id === 'getting-started/quick-start')!;

/** The options of the quiz, as the page writes them. */
const options: (Parameters<typeof recommend>[0][number] & {name: string})[] =
  [];
visit(page.tree, 'mdxJsxFlowElement', (node) => {
  if (node.name === 'QuizOption') {
    const attributes = Object.fromEntries(
      node.attributes.flatMap((entry) =>
        entry.type === 'mdxJsxAttribute' ? [[entry.name, entry.value]] : [],
      ),
    ) as {name: string};
    options.push({...attributes, children: null});
  }
});

/** Every way to answer the questions. */
function combinations(): Record<string, string>[] {
  return questions().reduce<Record<string, string>[]>(
    (before, {key, answers}) =>
      before.flatMap((chosen) =>
        Object.keys(answers).map((answer) => ({...chosen, [key]: answer})),
      ),
    [{}],
  );
}

it('has something for everyone', () => {
  const all = combinations();
  expect(all).toHaveLength(3 * 4 * 2 * 2);
  expect(all.filter((answers) => !recommend(options, answers))).toEqual([]);
});

it('has no option that is recommended to nobody', () => {
  const names = new Set(
    combinations().map((answers) => recommend(options, answers)?.name),
  );
  expect([...names].sort()).toEqual(options.map(({name}) => name).sort());
});

it('names in its options only answers that there are', () => {
  for (const {key, answers} of questions()) {
    for (const option of options) {
      const named = option[key]?.split(' ') ?? [];
      expect(named.filter((answer) => !(answer in answers))).toEqual([]);
    }
  }
});
