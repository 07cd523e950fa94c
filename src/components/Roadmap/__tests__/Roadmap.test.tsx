import {render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {renderToString} from 'react-dom/server';
import {MemoryRouter} from 'react-router-dom';
import Roadmap, {RoadmapItem} from '..';
import type {RoadmapType} from '../types';

const item = (type: RoadmapType, rest: object = {}) => (
  <RoadmapItem caption="July 2023" type={type} {...rest}>
    <h3 id="v2-7">Vuetify 2.7</h3>
    <p>The last minor version.</p>
    <h4>New props</h4>
    <ul>
      <li>filter-mode</li>
    </ul>
  </RoadmapItem>
);

function show(children = item('release')) {
  return render(
    <MemoryRouter>
      <Roadmap>{children}</Roadmap>
    </MemoryRouter>,
  );
}

const toggle = () => screen.getByRole('button', {name: 'Vuetify 2.7'});

test('an item opens on a click and closes on the next', async () => {
  const user = userEvent.setup();
  show();
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByText('The last minor version.')).not.toBeVisible();
  await user.click(toggle());
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('The last minor version.')).toBeVisible();
  expect(screen.getByText('filter-mode')).toBeVisible();
  await user.click(toggle());
  expect(screen.getByText('filter-mode')).not.toBeVisible();
});

test('by keyboard too, and the button names what it controls', async () => {
  const user = userEvent.setup();
  show();
  await user.tab();
  expect(toggle()).toHaveFocus();
  await user.keyboard('{Enter}');
  const text = document.getElementById(toggle().getAttribute('aria-controls')!);
  expect(text).toBeVisible();
  expect(text).toHaveTextContent('The last minor version.');
});

test('an item may be open from the start', () => {
  show(item('release', {open: true}));
  expect(screen.getByText('filter-mode')).toBeVisible();
});

test.each([
  ['release', 'Release'],
  ['maintenance', 'Maintenance'],
  ['packages', 'Packages'],
  ['site', 'Documentation'],
  ['snips', 'Snippets'],
] as const)('%s has a name, an icon and a color of its own', (type, name) => {
  show(item(type));
  const entry = screen.getByRole('listitem');
  expect(within(entry).getByText(name)).toBeInTheDocument();
  expect(entry.style.getPropertyValue('--type')).toMatch(
    /^var\(--vd-[\w-]+\)$/,
  );
});

test('no two types look alike', () => {
  const looks = (
    ['release', 'maintenance', 'packages', 'site', 'snips'] as const
  ).map((type) => {
    const {container, unmount} = show(item(type));
    const entry = container.querySelector('li')!;
    const look = [
      entry.style.getPropertyValue('--type'),
      entry.querySelector('path')?.getAttribute('d'),
    ];
    unmount();
    return look;
  });
  expect(new Set(looks.map(([color]) => color)).size).toBe(5);
  expect(new Set(looks.map(([, icon]) => icon)).size).toBe(5);
});

test('the state is said in words', () => {
  show(item('release', {complete: true}));
  expect(screen.getByText('Complete')).toBeInTheDocument();
  expect(screen.queryByText('Under way')).toBeNull();
});

test('what is not complete is under way', () => {
  show();
  expect(screen.getByText('Under way')).toBeInTheDocument();
});

test('the title is a heading with the id of the page', () => {
  show();
  expect(screen.getByRole('heading', {level: 3})).toHaveAttribute('id', 'v2-7');
  expect(screen.getByRole('list', {name: 'Timeline'})).toBeInTheDocument();
});

test('without JavaScript all text is in the page', () => {
  const html = renderToString(<MemoryRouter>{item('release')}</MemoryRouter>);
  expect(html).toContain('The last minor version.');
});

test('an item without a heading says what to do', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() =>
    renderToString(
      <MemoryRouter>
        <RoadmapItem caption="Now" type="site">
          <p>Text</p>
        </RoadmapItem>
      </MemoryRouter>,
    ),
  ).toThrow(/starts with a heading/);
});
