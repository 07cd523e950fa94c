import siteConfig from '@generated/docusaurus.config';
import {watchOpenConsent} from '@site/src/components/Consent/open';
import {giveConsent} from '@site/src/visit/consent';
import {act, fireEvent, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {MemoryRouter} from 'react-router-dom';
import Consulting from '..';

const fields = siteConfig.customFields as {thirdParties: object};
const unconfigured = fields.thirdParties;
const scheduling = {
  schedulingUrl: 'https://calendar.example/team',
  schedulingScript: 'https://calendar.example/embed.js',
};

afterEach(() => {
  fields.thirdParties = unconfigured;
});

function show(thirdParties: object = {}) {
  fields.thirdParties = {...unconfigured, ...thirdParties};
  return render(
    <MemoryRouter>
      <Consulting />
    </MemoryRouter>,
  );
}

const frame = () => screen.queryByTitle('Choose a time for an appointment');
const script = () => document.querySelector('script');
const contact = () => screen.queryByRole('link', {name: 'Open the chat'});

test('without a service there is a contact card and nothing is loaded', () => {
  show();
  expect(contact()).toHaveAttribute('href', 'https://community.vuetifyjs.com');
  expect(frame()).toBeNull();
  expect(script()).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('the service that is configured, in a frame with its script', () => {
  const {unmount} = show(scheduling);
  expect(frame()).toHaveAttribute('src', scheduling.schedulingUrl);
  expect(frame()).toHaveAttribute('sandbox');
  expect(script()).toHaveAttribute('src', scheduling.schedulingScript);
  expect(contact()).toBeNull();
  unmount();
  expect(script()).toBeNull();
});

test('a service may do without a script', () => {
  show({schedulingUrl: scheduling.schedulingUrl});
  expect(frame()).toBeInTheDocument();
  expect(script()).toBeNull();
});

test('a script that does not load gives way to the card', () => {
  show(scheduling);
  fireEvent.error(script()!);
  expect(contact()).toBeVisible();
  expect(frame()).toBeNull();
  expect(script()).toBeNull();
});

test('nothing is loaded before consent, which the card asks for', async () => {
  const asked = jest.fn();
  const stop = watchOpenConsent(asked);
  show({...scheduling, consentRequired: true});
  expect(frame()).toBeNull();
  expect(script()).toBeNull();
  expect(contact()).toBeVisible();
  await userEvent.click(
    screen.getByRole('button', {name: 'Decide about third parties'}),
  );
  expect(asked).toHaveBeenCalled();
  act(() => {
    giveConsent('refused');
  });
  expect(frame()).toBeNull();
  act(() => {
    giveConsent('accepted');
  });
  expect(frame()).toBeInTheDocument();
  expect(script()).toBeInTheDocument();
  stop();
});
