import content from '@content-service/jobs.json';
import {act, fireEvent, render, screen, within} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import Jobs from '..';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function show() {
  return render(
    <MemoryRouter>
      <Jobs />
    </MemoryRouter>,
  );
}

function type(value: string) {
  fireEvent.change(screen.getByRole('searchbox'), {target: {value}});
}

function wait(milliseconds: number) {
  act(() => {
    jest.advanceTimersByTime(milliseconds);
  });
}

const titles = () =>
  screen.queryAllByRole('article').map((job) => {
    return within(job).getByRole('link').textContent;
  });
const status = () => screen.getByRole('status');

test('all jobs are there from the start', () => {
  show();
  expect(titles()).toEqual(['Front-end developer', 'Designer']);
  expect(status()).toHaveTextContent('2 jobs');
});

test.each([
  ['the title', 'DESIGN', 'Designer'],
  ['the company', 'northWIND', 'Front-end developer'],
  ['the description', ' tables ', 'Front-end developer'],
  ['the location', 'remote', 'Designer'],
])('the search looks at %s, whatever the case', (_, query, title) => {
  show();
  type(query);
  wait(500);
  expect(titles()).toEqual([title]);
  expect(status()).toHaveTextContent('1 job');
});

test('the search waits half a second, and shows that it does', () => {
  show();
  type('design');
  wait(499);
  expect(titles()).toHaveLength(2);
  expect(status()).toHaveTextContent('Searching…');
  expect(screen.getByRole('list')).toHaveAttribute('aria-busy', 'true');
  wait(1);
  expect(titles()).toEqual(['Designer']);
  expect(status()).not.toHaveTextContent('Searching…');
  expect(screen.getByRole('list')).toHaveAttribute('aria-busy', 'false');
});

test('each letter begins the wait anew', () => {
  show();
  type('d');
  wait(400);
  type('designer');
  wait(400);
  expect(status()).toHaveTextContent('Searching…');
  wait(100);
  expect(titles()).toEqual(['Designer']);
});

test('what nobody looks for is not found', () => {
  show();
  type('Contract');
  wait(500);
  expect(titles()).toEqual([]);
  expect(status()).toHaveTextContent('No Jobs Found');
  type('');
  wait(500);
  expect(titles()).toHaveLength(2);
});

test('only new jobs have the chip', () => {
  show();
  const [first, second] = screen.getAllByRole('article');
  expect(within(first!).getByText('new')).toBeInTheDocument();
  expect(within(second!).queryByText('new')).toBeNull();
});

test('a job has its facts, its source and a picture or a letter', () => {
  show();
  const [first, second] = screen.getAllByRole('article');
  expect(first).toHaveTextContent('Oslo');
  expect(first).toHaveTextContent('Full time');
  expect(first).toHaveTextContent('via VueJobs');
  expect(first!.querySelector('img')).toHaveAttribute(
    'src',
    '/img/northwind.svg',
  );
  expect(second!.querySelector('img')).toBeNull();
});

test('the link carries its ref query, and a click is counted', () => {
  window.gtag = jest.fn();
  show();
  const link = screen.getByRole('link', {name: 'Designer'});
  expect(link).toHaveAttribute(
    'href',
    'https://jobs.example.com/2?ref=docs.example.com',
  );
  fireEvent.click(link);
  expect(window.gtag).toHaveBeenCalledWith('event', 'job', {
    title: 'Designer',
    company: 'Contoso',
  });
  Reflect.deleteProperty(window, 'gtag');
});

test('samples are called samples, and only they', () => {
  const {unmount} = show();
  expect(screen.queryByText(/^Sample:/)).toBeNull();
  unmount();
  Object.assign(content, {sample: true});
  show();
  expect(screen.getByText(/^Sample:/)).toBeInTheDocument();
});

test('without any jobs it says so', () => {
  Object.assign(content, {items: []});
  show();
  expect(status()).toHaveTextContent('No Jobs Found');
  expect(screen.queryByText(/^Sample:/)).toBeNull();
});
