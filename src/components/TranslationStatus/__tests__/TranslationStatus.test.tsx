import {render, screen, within} from '@testing-library/react';
import TranslationStatus from '..';

it('shows a row for each language with words a screen reader gets', () => {
  render(<TranslationStatus />);
  const table = screen.getByRole('table', {
    name: 'Translations of version 2.7, measured in words of the English text',
  });
  const row = within(table).getByRole('row', {name: /Français/});
  const cells = within(row)
    .getAllByRole('cell')
    .map(({textContent}) => textContent);
  expect(cells).toEqual(['38%', '2 of 9', '1', '99%', '0%']);
  expect(within(row).getByRole('rowheader')).toHaveTextContent('Published');
  expect(within(row).getByText('Français')).toHaveAttribute('lang', 'fr-FR');
});

it('says that a language is not published', () => {
  render(<TranslationStatus />);
  expect(screen.getByRole('rowheader', {name: /日本語/})).toHaveTextContent(
    'Not published yet',
  );
});
