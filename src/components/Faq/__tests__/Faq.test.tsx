import {render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {createMemoryHistory} from 'history';
import {act} from 'react';
import {renderToString} from 'react-dom/server';
import {MemoryRouter, Router} from 'react-router-dom';
import Faq, {Question, ReadOn, Snippet} from '..';

const questions = (
  <Faq>
    <h2>Problems</h2>
    <Question>
      <h3 id="read-only">Why is $attrs readonly?</h3>
      <p>Two copies of Vue are in the bundle.</p>
      <Snippet>
        <pre>resolve.alias</pre>
      </Snippet>
    </Question>
    <Question>
      <h3 id="sass">Which Sass do I need?</h3>
      <p>
        The range that the Quick{'\n'}start names, a résumé of Vue{'\u00a0'}2.
      </p>
      <ReadOn>
        <ul>
          <li>
            <a href="/en/getting-started/quick-start/">Quick start</a>
          </li>
        </ul>
      </ReadOn>
    </Question>
  </Faq>
);

function show(path = '/') {
  const history = createMemoryHistory({initialEntries: [path]});
  render(<Router history={history}>{questions}</Router>);
  return {history, user: userEvent.setup()};
}

const field = () =>
  screen.getByRole('searchbox', {name: 'Search questions and answers'});
const questionOf = (id: string) =>
  document.querySelector(`[data-question="${id}"]`)!;
const answerOf = (id: string) => questionOf(id).querySelector('details')!;

test('a question opens and closes', async () => {
  const {user} = show();
  expect(answerOf('read-only')).not.toHaveAttribute('open');
  await user.click(screen.getByText('Why is $attrs readonly?'));
  expect(answerOf('read-only')).toHaveAttribute('open');
  expect(answerOf('sass')).not.toHaveAttribute('open');
  await user.click(screen.getByText('Why is $attrs readonly?'));
  expect(answerOf('read-only')).not.toHaveAttribute('open');
});

test.each([
  ['a question, whatever its case', ' WHICH SASS ', 'sass', 'read-only'],
  ['an answer', 'copies of vue', 'read-only', 'sass'],
  ['code that is not shown', 'resolve.ALIAS', 'read-only', 'sass'],
  ['words on two lines', 'quick start', 'sass', 'read-only'],
  [
    'what has a no-break space and accents',
    'resume of vue 2',
    'sass',
    'read-only',
  ],
])('the search finds %s', async (_, query, found, other) => {
  const {user} = show();
  await user.type(field(), query);
  expect(questionOf(found)).not.toHaveAttribute('hidden');
  expect(questionOf(other)).toHaveAttribute('hidden');
  expect(screen.getByRole('status')).toHaveTextContent('1 question');
});

test('the search does not find the names of controls', async () => {
  const {user} = show();
  await user.type(field(), 'show the code');
  expect(screen.getByRole('status')).toHaveTextContent('No results found');
});

test('without a match it says so, and a label resets the search', async () => {
  const {user} = show();
  await user.type(field(), 'flux capacitor');
  expect(screen.getByRole('status')).toHaveTextContent('No results found');
  expect(questionOf('sass')).toHaveAttribute('hidden');
  await user.click(screen.getByRole('button', {name: 'Reset search'}));
  expect(field()).toHaveValue('');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(questionOf('sass')).not.toHaveAttribute('hidden');
  expect(screen.queryByRole('button', {name: 'Reset search'})).toBeNull();
});

test('the address of a question opens it', () => {
  show('/#sass');
  expect(answerOf('sass')).toHaveAttribute('open');
  expect(answerOf('read-only')).not.toHaveAttribute('open');
});

test('the address brings back a question that the search left out', async () => {
  const {user, history} = show();
  await user.type(field(), 'readonly');
  expect(questionOf('sass')).toHaveAttribute('hidden');
  act(() => {
    history.push('/#sass');
  });
  expect(questionOf('sass')).not.toHaveAttribute('hidden');
  expect(answerOf('sass')).toHaveAttribute('open');
  expect(field()).toHaveValue('');
});

test('the same address opens a question again that was closed', async () => {
  const {user, history} = show('/#sass');
  await user.click(screen.getByText('Which Sass do I need?'));
  expect(answerOf('sass')).not.toHaveAttribute('open');
  act(() => {
    history.push('/#sass');
  });
  expect(answerOf('sass')).toHaveAttribute('open');
});

test('each question has a link to its address, outside of its button', () => {
  show();
  const link = screen.getByRole('link', {
    name: 'Direct link to Which Sass do I need?',
  });
  expect(link).toHaveAttribute('href', expect.stringMatching(/#sass$/));
  expect(link.closest('summary')).toBeNull();
  expect(
    screen.getByRole('heading', {name: 'Which Sass do I need?'}),
  ).toHaveAttribute('id', 'sass');
});

test('an address that cannot be decoded opens nothing', () => {
  show('/#%E0%A4%A');
  expect(answerOf('sass')).not.toHaveAttribute('open');
});

test('a button shows and hides the code of an answer', async () => {
  const {user} = show('/#read-only');
  const button = screen.getByRole('button', {name: 'Show the code'});
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByText('resolve.alias')).not.toBeVisible();
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(button).toHaveAccessibleName('Hide the code');
  expect(screen.getByText('resolve.alias')).toBeVisible();
  await user.click(button);
  expect(screen.getByText('resolve.alias')).not.toBeVisible();
});

test('links of an answer stand in a group of their own', () => {
  show('/#sass');
  expect(
    within(screen.getByRole('group', {name: 'Read on'})).getByRole('link'),
  ).toHaveAttribute('href', '/en/getting-started/quick-start/');
});

test('without JavaScript every question and answer is in the page', () => {
  const html = renderToString(<MemoryRouter>{questions}</MemoryRouter>);
  expect(html).toContain('Two copies of Vue');
  expect(html).toContain('resolve.alias');
  expect(html).not.toMatch(/data-question[^>]* hidden/);
});

test('a question without a heading says what to do', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() =>
    renderToString(
      <MemoryRouter>
        <Question>
          <p>An answer</p>
        </Question>
      </MemoryRouter>,
    ),
  ).toThrow(/starts with a heading/);
});
