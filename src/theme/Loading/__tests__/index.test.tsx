import {fireEvent, render, screen} from '@testing-library/react';
import Loading from '@theme/Loading';
import type {ComponentProps} from 'react';

const loading: ComponentProps<typeof Loading> = {
  isLoading: true,
  pastDelay: true,
  timedOut: false,
  error: undefined,
  retry: () => undefined,
};

test('nothing stands in for a page while it loads', () => {
  const {container} = render(<Loading {...loading} />);
  expect(container).toBeEmptyDOMElement();
});

test('a page whose script cannot be fetched says so and can be tried again', () => {
  const retry = jest.fn();
  render(
    <Loading
      {...loading}
      isLoading={false}
      error={new Error('Loading chunk 7 failed')}
      retry={retry}
    />,
  );
  expect(screen.getByRole('heading', {level: 1})).toHaveTextContent(
    'This page crashed.',
  );
  expect(screen.getByText('Loading chunk 7 failed')).toBeVisible();
  fireEvent.click(screen.getByRole('button', {name: 'Try again'}));
  expect(retry).toHaveBeenCalledTimes(1);
});
