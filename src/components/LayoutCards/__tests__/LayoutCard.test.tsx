import {ColorModeProvider} from '@docusaurus/theme-common/internal';
import type {ExampleModule} from '@site/plugins/live-examples/client';
import {render, screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {MemoryRouter} from 'react-router-dom';
import LayoutCard from '../LayoutCard';

const layout: ExampleModule = {
  name: 'google-keep',
  file: 'examples/layouts/google-keep.vue',
  framework: 'vuetify@2.7.2',
  parts: ['template'],
  load: () => Promise.reject(new Error('not for the card')),
  loadSource: () =>
    Promise.resolve({
      code: '',
      parts: [
        {
          name: 'template',
          language: 'html',
          code: '<v-app><v-main>Notes</v-main></v-app>',
          html: '',
        },
      ],
    }),
};

beforeAll(() => {
  window.matchMedia = () =>
    ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
});

function renderCard() {
  return render(
    <MemoryRouter>
      <ColorModeProvider>
        <LayoutCard layout={layout} />
      </ColorModeProvider>
    </MemoryRouter>,
  );
}

test('a card leads to the page and to the file of its layout', () => {
  renderCard();
  expect(screen.getByRole('article', {name: 'Notes'})).toBeInTheDocument();
  expect(screen.getByText(/A board of notes/)).toBeInTheDocument();
  const [page, source] = screen.getAllByRole('link');
  expect(page).toHaveAccessibleName('Open the page of Notes');
  expect(page).toHaveAttribute(
    'href',
    expect.stringMatching(/\/examples\/layouts\/google-keep\/$/),
  );
  expect(source).toHaveAttribute(
    'href',
    'https://github.com/example/docs/blob/main/examples/layouts/google-keep.vue',
  );
});

test('its pictures reserve their room, load late and need no words', () => {
  const {container} = renderCard();
  const pictures = [...container.querySelectorAll('img')];
  expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/\/img\/layouts\/google-keep-(light|dark)\.webp$/),
    ]),
  );
  for (const picture of pictures) {
    expect(picture).toHaveAttribute('alt', '');
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect(picture).toHaveAttribute('width', '640');
    expect(picture).toHaveAttribute('height', '400');
  }
});

test('it opens its source in the code editor', async () => {
  const {container} = renderCard();
  const form = container.querySelector('form')!;
  const submit = jest.fn();
  form.submit = submit;
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(submit).toHaveBeenCalled());
  const data = JSON.parse(
    container.querySelector<HTMLInputElement>('input[name=data]')!.value,
  ) as {title: string; html: string};
  expect(data.title).toContain('google-keep');
  expect(data.html).toContain('Notes');
});
