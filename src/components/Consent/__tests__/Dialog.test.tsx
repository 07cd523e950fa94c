import {render, screen} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import Dialog from '../Dialog';

const ask = () => (
  <MemoryRouter>
    <Dialog onClose={() => undefined} />
  </MemoryRouter>
);

test('the focus goes back to what opened the question', () => {
  render(<button type="button">Privacy choices</button>);
  const button = screen.getByRole('button', {name: 'Privacy choices'});
  button.focus();
  const {unmount} = render(ask());
  expect(screen.getByRole('dialog')).toHaveFocus();
  unmount();
  expect(button).toHaveFocus();
});

test('a question that came by itself leaves the focus at the heading', () => {
  render(<h1>Alerts</h1>);
  const {unmount} = render(ask());
  expect(screen.getByRole('dialog')).toHaveFocus();
  unmount();
  expect(screen.getByRole('heading')).toHaveFocus();
});
