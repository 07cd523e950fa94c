import CloseButton from '@theme/AnnouncementBar/CloseButton';
import {fireEvent, render, screen} from '@testing-library/react';

test('the focus goes on to the navbar when the banner is closed', () => {
  const onClick = jest.fn();
  render(
    <>
      <CloseButton onClick={onClick} />
      <a className="navbar__brand" href="/en/">
        Vuetify
      </a>
    </>,
  );
  fireEvent.click(screen.getByRole('button', {name: 'Close'}));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link')).toHaveFocus();
});
