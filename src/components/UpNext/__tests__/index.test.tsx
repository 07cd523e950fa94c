import {render, screen} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import UpNext from '..';

test('shows a card a page, in the color of its section', () => {
  render(
    <MemoryRouter>
      <UpNext
        links={[
          {
            permalink: '/en/components/alerts/',
            title: 'Alerts',
            description: 'Messages that stay.',
            section: 'components',
          },
          {
            permalink: '/en/made-up/page/',
            title: 'Elsewhere',
            description: 'A section without a look.',
            section: 'made-up',
          },
        ]}
      />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', {name: /Up next/})).toHaveAttribute(
    'id',
    'up-next',
  );
  const alerts = screen.getByRole('link', {name: /Alerts/});
  expect(alerts).toHaveAttribute('href', '/en/components/alerts/');
  expect(alerts).toHaveTextContent('Messages that stay.');
  expect(alerts).toHaveStyle({'--section': 'var(--vd-primary)'});
  expect(screen.getByRole('link', {name: /Elsewhere/})).toBeInTheDocument();
});
