import {mdiClose} from '@mdi/js';
import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {MemoryRouter} from 'react-router-dom';
import {IconButton, IconLink} from '..';

beforeEach(() => {
  window.docusaurus = {prefetch: () => false, preload: () => false};
});

test('a button is named once, whatever its tooltip says', async () => {
  const press = jest.fn();
  render(
    <IconButton
      icon={mdiClose}
      label="Close"
      onClick={press}
      tooltip="Closed already"
    />,
  );
  await userEvent.click(screen.getByRole('button', {name: 'Close'}));
  expect(press).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Closed already')).toHaveAttribute(
    'aria-hidden',
    'true',
  );
});

test('Escape takes the tooltip away until the focus comes back', async () => {
  render(<IconButton icon={mdiClose} label="Close" />);
  const anchor = screen.getByText('Close').parentElement!;
  const shown = anchor.className;
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(anchor.className).not.toBe(shown);
  await userEvent.tab();
  expect(anchor.className).toBe(shown);
});

test('a link leads where it says', () => {
  render(
    <MemoryRouter>
      <IconLink icon={mdiClose} label="Source" to="https://example.com/a" />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', {name: 'Source'})).toHaveAttribute(
    'href',
    'https://example.com/a',
  );
});
