import {render, screen, within} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import Team, {TeamMember} from '..';

function show(props: object = {}) {
  render(
    <MemoryRouter>
      <Team>
        <TeamMember name="Ada Mary Example" title="Author" {...props}>
          Wrote the tests.
        </TeamMember>
      </Team>
    </MemoryRouter>,
  );
  return within(screen.getByRole('article', {name: 'Ada Mary Example'}));
}

test('a card says who somebody is and what they do', () => {
  const card = show();
  expect(card.getByText('Author')).toBeInTheDocument();
  expect(card.getByText('Wrote the tests.')).toBeInTheDocument();
  expect(screen.getByRole('listitem')).toBeInTheDocument();
});

test.each([
  ['github', 'GitHub', 'https://github.com/ada'],
  ['twitter', 'Twitter', 'https://twitter.com/ada'],
  ['linkedin', 'LinkedIn', 'https://www.linkedin.com/in/ada'],
  ['patreon', 'Patreon', 'https://www.patreon.com/ada'],
])('a link to %s', (account, place, href) => {
  const card = show({[account]: 'ada'});
  expect(
    card.getByRole('link', {name: `Ada Mary Example on ${place}`}),
  ).toHaveAttribute('href', href);
  expect(card.getAllByRole('link')).toHaveLength(1);
});

test('a link that opens the mail program', () => {
  const card = show({email: 'ada@example.com'});
  expect(
    card.getByRole('link', {name: 'Write to Ada Mary Example'}),
  ).toHaveAttribute('href', 'mailto:ada@example.com');
});

test('without accounts there is no link', () => {
  expect(show().queryByRole('link')).toBeNull();
});

test('initials stand in for a picture, which needs no words', () => {
  expect(show().getByText('AE')).toHaveAttribute('aria-hidden', 'true');
});

test('a picture of the site', () => {
  show({avatar: '/img/team/ada.svg'});
  const picture = document.querySelector('img');
  expect(picture).toHaveAttribute('src', '/en/img/team/ada.svg');
  expect(picture).toHaveAttribute('alt', '');
  expect(screen.queryByText('AE')).toBeNull();
});
