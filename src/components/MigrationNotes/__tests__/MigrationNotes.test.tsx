import migration from '@content-service/migration.json';
import {render, screen} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import MigrationNotes from '..';

function show(items: readonly {html: string}[]) {
  Object.assign(migration, {items});
  return render(
    <MemoryRouter>
      <MigrationNotes />
    </MemoryRouter>,
  );
}

test('the notes are rendered, as English text', () => {
  show([{html: '<h2>From 1.5</h2><p>Rename it.</p>'}]);
  const notes = screen.getByRole('region', {
    name: 'From the framework’s repository',
  });
  expect(notes).toContainElement(
    screen.getByRole('heading', {name: 'From 1.5'}),
  );
  expect(screen.getByText('Rename it.').closest('[lang]')).toHaveAttribute(
    'lang',
    'en',
  );
});

test.each([
  ['there is no file', [{html: ''}]],
  ['the file is blank', [{html: ' \n'}]],
  ['nothing was found', []],
])('blank where %s', (_, items) => {
  const {container} = show(items);
  expect(container).toBeEmptyDOMElement();
});
