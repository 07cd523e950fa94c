import {
  compilePlaygroundTemplate,
  splitTemplate,
} from '@site/plugins/live-examples/compiler/playground-template';
import {ColorModeProvider} from '@docusaurus/theme-common/internal';
import type {
  PlaygroundConfig,
  VueComponentOptions,
} from '@site/plugins/live-examples/client';
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Vue from 'vue';
import {MemoryRouter} from 'react-router-dom';
import Playground from '..';

const updates = jest.fn();
const destroy = jest.fn();
const loadAllIcons = jest.fn<Promise<void>, [string]>(() => Promise.resolve());

// The real Vue renders the demo; the framework's own loading needs a browser.
jest.mock('@site/plugins/live-examples/client', () => ({
  loadAllIcons: (framework: string) => loadAllIcons(framework),
  mountComponent: (
    element: HTMLElement,
    _framework: string,
    component: VueComponentOptions,
  ) => {
    const root = new Vue({render: (h) => h(component)});
    root.$mount();
    element.replaceChildren(root.$el);
    return Promise.resolve({
      update: updates,
      destroy: () => {
        root.$destroy();
        destroy();
      },
    });
  },
}));

type Compiled = Pick<PlaygroundConfig, 'render' | 'staticRenderFns'>;

const markup = splitTemplate(
  '<section>\n  {{ content }}\n</section>',
  'section',
)!;

// eslint-disable-next-line @typescript-eslint/no-implied-eval -- as the bundle does
const evaluate = new Function(
  `${compilePlaygroundTemplate('playground.yaml', markup, true)}; return {render, staticRenderFns};`,
) as () => Compiled;
const compiled = evaluate();

const playground: PlaygroundConfig = {
  ...compiled,
  template: markup,
  data: {},
  file: 'docs/components/alerts/playground.yaml',
  framework: 'vuetify@2.7.2',
  component: 'section',
  variants: [
    {label: 'Filled', attributes: {}},
    {label: 'Outlined', attributes: {outlined: true}},
  ],
  options: [
    {
      attribute: 'content',
      control: 'text',
      value: 'Hello',
      min: 0,
      max: 24,
      step: 1,
      items: [],
    },
    {
      attribute: 'dense',
      control: 'switch',
      min: 0,
      max: 24,
      step: 1,
      items: [],
    },
    {
      attribute: 'elevation',
      control: 'slider',
      min: 0,
      max: 24,
      step: 1,
      items: [],
    },
    {
      attribute: 'type',
      control: 'select',
      min: 0,
      max: 24,
      step: 1,
      items: ['info', 'error'],
    },
  ],
};

const settle = () =>
  act(() => new Promise((resolve) => setTimeout(resolve, 0)));

const demo = () => document.querySelector('section');
const template = () => document.querySelector('code')?.textContent;

beforeEach(async () => {
  window.docusaurus = {prefetch: () => false, preload: () => false};
  window.matchMedia = () =>
    ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
  window.IntersectionObserver = class {
    constructor(callback: (entries: {isIntersecting: boolean}[]) => void) {
      queueMicrotask(() => {
        callback([{isIntersecting: true}]);
      });
    }
    observe() {
      return undefined;
    }
    disconnect() {
      return undefined;
    }
  } as unknown as typeof IntersectionObserver;
  Vue.config.productionTip = false;
  Vue.config.devtools = false;
  updates.mockClear();
  destroy.mockClear();
  render(
    <MemoryRouter>
      <ColorModeProvider>
        <Playground playground={playground} />
      </ColorModeProvider>
    </MemoryRouter>,
  );
  await settle();
});

test('each kind of option changes the demo and the template', async () => {
  const element = demo();
  expect(element).toHaveTextContent('Hello');

  await userEvent.click(screen.getByRole('switch', {name: 'dense'}));
  fireEvent.change(screen.getByRole('slider', {name: 'elevation'}), {
    target: {value: '7'},
  });
  await userEvent.selectOptions(screen.getByLabelText('type'), 'error');
  await userEvent.clear(screen.getByRole('textbox', {name: 'Text'}));
  await userEvent.type(screen.getByRole('textbox', {name: 'Text'}), 'Bye');
  await userEvent.click(screen.getByRole('tab', {name: 'Outlined'}));
  await settle();

  expect(element).toHaveAttribute('dense', 'true');
  expect(element).toHaveAttribute('elevation', '7');
  expect(element).toHaveAttribute('type', 'error');
  expect(element).toHaveAttribute('outlined', 'true');
  expect(element).toHaveTextContent('Bye');
  expect(demo()).toBe(element);
  expect(template()).toBe(
    '<section outlined dense :elevation="7" type="error">\n  Bye\n</section>',
  );
});

test('Reset brings the beginning back, with a new demo', async () => {
  const element = demo();
  await userEvent.click(screen.getByRole('switch', {name: 'dense'}));
  await userEvent.click(screen.getByRole('tab', {name: 'Outlined'}));
  await userEvent.click(screen.getByRole('button', {name: 'Invert colors'}));
  expect(updates).toHaveBeenLastCalledWith({dark: true});

  await userEvent.click(screen.getByRole('button', {name: 'Reset'}));
  await settle();
  expect(template()).toBe('<section>\n  Hello\n</section>');
  expect(screen.getByRole('switch', {name: 'dense'})).not.toBeChecked();
  expect(demo()).not.toBe(element);
  expect(demo()).not.toHaveAttribute('dense');
  expect(updates).toHaveBeenLastCalledWith({dark: false});
});

test('an option that is chosen away is left out', async () => {
  await userEvent.selectOptions(screen.getByLabelText('type'), 'error');
  await userEvent.selectOptions(screen.getByLabelText('type'), 'None');
  await settle();
  expect(template()).toBe('<section>\n  Hello\n</section>');
  expect(demo()).not.toHaveAttribute('type');
});

test('copies the template', async () => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', {name: 'Copy the template'}));
  expect(await navigator.clipboard.readText()).toBe(template());
});

test('the demo ends with the page', () => {
  cleanup();
  expect(destroy).toHaveBeenCalledTimes(1);
});

test('an icon that is typed is there, whatever the examples show', async () => {
  const text = screen.getByRole('textbox', {name: 'Text'});
  await userEvent.type(text, ' mdi');
  expect(loadAllIcons).not.toHaveBeenCalled();
  await userEvent.type(text, '-zodiac-leo');
  expect(loadAllIcons).toHaveBeenCalledWith('vuetify@2.7.2');
});
