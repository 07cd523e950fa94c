import {render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import OptionQuiz, {QuizOption} from '..';

const quiz = (
  <OptionQuiz>
    {'\n'}
    <QuizOption
      experience="beginner"
      name="CDN"
      platform="web"
      seo="no"
      tests="no"
    >
      <p>A file of HTML.</p>
    </QuizOption>
    <QuizOption name="Nuxt" platform="web application" seo="yes">
      <p>Rendered on a server.</p>
    </QuizOption>
    <QuizOption name="Vue CLI" platform="web application" seo="no">
      <p>One command.</p>
    </QuizOption>
  </OptionQuiz>
);

async function answer(...answers: readonly string[]) {
  const user = userEvent.setup();
  const groups = screen.getAllByRole('group');
  for (const [index, name] of answers.entries()) {
    await user.click(within(groups[index]!).getByRole('radio', {name}));
  }
}

const recommended = () =>
  screen.queryByText('Recommended')?.closest('li')?.textContent;

it('asks the four questions with their answers', () => {
  render(quiz);
  expect(
    screen.getAllByRole('group').map((group) =>
      within(group)
        .getAllByRole('radio')
        .map((radio) => (radio as HTMLInputElement).value),
    ),
  ).toEqual([
    ['beginner', 'intermediate', 'advanced'],
    ['web', 'desktop', 'mobile', 'application'],
    ['yes', 'no'],
    ['yes', 'no'],
  ]);
  expect(
    screen.getByRole('group', {name: 'How well do you know Vue?'}),
  ).toBeVisible();
});

it('recommends nothing before all are answered', async () => {
  render(quiz);
  await answer('Beginner', 'Web', 'No');
  expect(recommended()).toBeUndefined();
  expect(screen.getByRole('status')).toHaveTextContent(
    'Answer all four questions.',
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

it.each([
  [['Beginner', 'Web', 'No', 'No'], 'CDN', 'A file of HTML.'],
  [['Advanced', 'Application', 'Yes', 'Yes'], 'Nuxt', 'Rendered on a server.'],
  [['Beginner', 'Web', 'Yes', 'No'], 'Vue CLI', 'One command.'],
])('recommends for %j', async (answers, name, text) => {
  render(quiz);
  await answer(...answers);
  expect(recommended()).toBe(`Recommended${text}`);
  expect(screen.getByRole('status')).toHaveTextContent(
    `What fits you: ${name}`,
  );
});

it('says when nothing fits, and begins anew', async () => {
  render(quiz);
  const reset = screen.getByRole('button', {name: 'Reset'});
  expect(reset).toBeDisabled();
  await answer('Beginner', 'Desktop', 'No', 'No');
  expect(screen.getByRole('status')).toHaveTextContent(/Nothing fits/);
  await userEvent.click(reset);
  expect(
    screen
      .getAllByRole('radio')
      .filter((radio) => (radio as HTMLInputElement).checked),
  ).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent(/Answer all/);
});

it('stands without options', () => {
  render(<OptionQuiz>{null}</OptionQuiz>);
  expect(screen.queryByRole('listitem')).toBeNull();
});
