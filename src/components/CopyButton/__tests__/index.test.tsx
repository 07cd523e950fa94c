import {act, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CopyButton from '..';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const setup = () =>
  userEvent.setup({advanceTimers: (ms) => jest.advanceTimersByTime(ms)});

test('copies on the press and says so for two seconds', async () => {
  const user = setup();
  render(<CopyButton getText={() => 'npm install'} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();

  await user.click(screen.getByRole('button', {name: 'Copy'}));
  expect(await navigator.clipboard.readText()).toBe('npm install');
  expect(await screen.findByText('Copied')).toBeInTheDocument();

  await act(() => jest.advanceTimersByTimeAsync(1900));
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('says when the browser does not allow it', async () => {
  const user = setup();
  jest
    .spyOn(navigator.clipboard, 'writeText')
    .mockRejectedValue(new Error('denied'));
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  render(<CopyButton getText={() => 'a'} label="Copy link" />);
  await user.click(screen.getByRole('button', {name: 'Copy link'}));
  expect(await screen.findByText(/blocked/)).toBeInTheDocument();
  expect(warn).toHaveBeenCalledWith('Nothing was copied:', expect.any(Error));
  warn.mockRestore();
});
