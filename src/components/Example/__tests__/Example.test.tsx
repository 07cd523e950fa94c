import {ColorModeProvider} from '@docusaurus/theme-common/internal';
import {useColorMode} from '@docusaurus/theme-common';
import type {
  ExampleModule,
  ExampleSource,
  MountOptions,
} from '@site/plugins/live-examples/client';
import {act, fireEvent, render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {ReactElement, ReactNode} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {renderToString} from 'react-dom/server';
import {MemoryRouter} from 'react-router-dom';
import Example from '..';

/** The runtime's contract; the real one needs a browser that lays out. */
interface FakeMount {
  element: HTMLElement;
  options: MountOptions;
  update: jest.Mock;
  destroy: jest.Mock;
}
const mounts: FakeMount[] = [];
let failLoading: Error | undefined;

jest.mock('@site/plugins/live-examples/client', () => ({
  mountExample: (
    element: HTMLElement,
    example: ExampleModule,
    options: MountOptions,
  ) => {
    if (failLoading) {
      return Promise.reject(failLoading);
    }
    element.innerHTML = `<b>running ${example.name}</b>`;
    const mount: FakeMount = {
      element,
      options,
      update: jest.fn(),
      destroy: jest.fn(() => element.replaceChildren()),
    };
    mounts.push(mount);
    return Promise.resolve({update: mount.update, destroy: mount.destroy});
  },
}));

const source: ExampleSource = {
  code: '<template><b>bold</b></template>\n<script>export default {}</script>\n',
  parts: [
    {
      name: 'template',
      language: 'html',
      code: '<b>bold</b>',
      html: '<span class="token tag">&lt;b&gt;</span>bold&lt;/b&gt;',
    },
    {
      name: 'script',
      language: 'js',
      code: 'export default {}',
      html: '<span class="token keyword">export</span> default {}',
    },
  ],
};

function exampleOf(changes: Partial<ExampleModule> = {}): ExampleModule {
  return {
    name: 'basic',
    file: 'docs/components/alerts/examples/basic.vue',
    framework: 'vuetify@2.7.2',
    parts: ['template', 'script'],
    height: {wide: 240, narrow: 320},
    load: () => Promise.reject(new Error('not for the card')),
    loadSource: jest.fn(() => Promise.resolve(source)),
    ...changes,
  };
}

/** The browser's observers, told by the test what is in view. */
class Observer {
  static all: Observer[] = [];
  readonly elements = new Set<Element>();
  constructor(
    private readonly callback: (entries: {isIntersecting: boolean}[]) => void,
    readonly options?: IntersectionObserverInit,
  ) {
    Observer.all.push(this);
  }
  observe(element: Element) {
    this.elements.add(element);
  }
  disconnect() {
    this.elements.clear();
  }
  tell(isIntersecting: boolean) {
    if (this.elements.size > 0) {
      this.callback([{isIntersecting}]);
    }
  }
}

const scrollIntoView = () =>
  act(async () => {
    Observer.all.forEach((observer) => {
      observer.tell(true);
    });
    await Promise.resolve();
  });

function Site({children}: {readonly children: ReactNode}): ReactElement {
  return (
    <MemoryRouter>
      <ColorModeProvider>{children}</ColorModeProvider>
    </MemoryRouter>
  );
}

const show = async (element: ReactElement) => {
  const result = render(element, {wrapper: Site});
  await act(() => Promise.resolve());
  return result;
};

const button = (name: string) => screen.getByRole('button', {name});

let logged: jest.SpyInstance;

beforeEach(() => {
  mounts.length = 0;
  failLoading = undefined;
  Observer.all = [];
  window.IntersectionObserver =
    Observer as unknown as typeof IntersectionObserver;
  window.docusaurus = {prefetch: () => false, preload: () => false};
  window.matchMedia = () =>
    ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  document.documentElement.removeAttribute('data-theme');
});

describe('running', () => {
  it('begins when the card comes near, not before', async () => {
    await show(<Example example={exampleOf()} />);
    expect(mounts).toHaveLength(0);
    // Before the visitor does anything, the edge of the window is not enough.
    expect(Observer.all.at(-1)?.options?.rootMargin).toMatch(/ -\d+%$/);
    window.dispatchEvent(new Event('scroll'));
    expect(Observer.all.at(-1)?.options?.rootMargin).toMatch(/^[1-9]\d*px/);
    expect(mounts).toHaveLength(0);

    await scrollIntoView();
    expect(mounts).toHaveLength(1);
    expect(screen.getByText('running basic')).toBeInTheDocument();
    expect(Observer.all.every(({elements}) => elements.size === 0)).toBe(true);
  });

  it('begins at once when eager', async () => {
    await show(<Example eager example={exampleOf()} />);
    expect(mounts).toHaveLength(1);
    expect(Observer.all).toHaveLength(0);
  });

  it('has its height from the start', async () => {
    await show(
      <>
        <Example eager example={exampleOf()} />
        <Example eager example={exampleOf({name: 'b', height: undefined})} />
      </>,
    );
    const [measured, unmeasured] = mounts.map(({element}) => element);
    const roomOf = (element: HTMLElement | undefined, name: string) =>
      element?.style.getPropertyValue(`--example-${name}`) ?? '';
    expect(roomOf(measured, 'wide')).toBe('240px');
    expect(roomOf(measured, 'narrow')).toBe('320px');
    expect(parseInt(roomOf(unmeasured, 'wide'))).toBeGreaterThan(50);
  });

  it('ends with the page', async () => {
    const {unmount} = await show(<Example eager example={exampleOf()} />);
    unmount();
    expect(mounts[0]?.destroy).toHaveBeenCalledTimes(1);
  });

  it('ends at once when the page goes while it loads', async () => {
    const {unmount} = render(<Example eager example={exampleOf()} />, {
      wrapper: Site,
    });
    unmount();
    await act(() => Promise.resolve());
    expect(mounts[0]?.destroy).toHaveBeenCalledTimes(1);
  });
});

describe('an example that fails', () => {
  it('gives way to a card that retries; its neighbor lives on', async () => {
    await show(
      <>
        <Example eager example={exampleOf()} />
        <Example eager example={exampleOf({name: 'other'})} />
      </>,
    );
    const error = new Error('boom');
    act(() => mounts[0]?.options.onError(error));

    expect(screen.getByRole('alert')).toHaveTextContent('boom');
    expect(screen.queryByText('running basic')).toBeNull();
    expect(mounts[0]?.destroy).toHaveBeenCalledTimes(1);
    expect(screen.getByText('running other')).toBeInTheDocument();
    expect(logged).toHaveBeenCalledWith(
      expect.stringContaining('docs/components/alerts/examples/basic.vue'),
      error,
    );

    await userEvent.click(button('Try again'));
    expect(screen.getByText('running basic')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('offers its source when it cannot be loaded', async () => {
    failLoading = new Error('offline');
    await show(<Example eager example={exampleOf()} />);
    expect(screen.getByRole('alert')).toHaveTextContent('offline');
    await userEvent.click(button('Show the source'));
    expect(screen.getByRole('tabpanel')).toHaveTextContent('bold');
  });
});

function SwitchToDark(): ReactElement {
  const {setColorMode} = useColorMode();
  return <button onClick={() => setColorMode('dark')}>go dark</button>;
}

describe('appearance', () => {
  const last = () => (mounts[0]?.update.mock.lastCall as unknown[])[0];

  it('follows the site, and may be inverted alone', async () => {
    await show(
      <>
        <SwitchToDark />
        <Example eager example={exampleOf()} />
        <Example eager example={exampleOf({name: 'other'})} />
      </>,
    );
    expect(mounts[0]?.options.dark).toBe(false);
    const [invert] = screen.getAllByRole('button', {name: 'Invert colors'});
    expect(invert).toHaveAttribute('aria-pressed', 'false');

    fireEvent.click(invert!);
    expect(invert).toHaveAttribute('aria-pressed', 'true');
    expect(last()).toEqual({dark: true, rtl: false});
    expect(mounts[0]?.element.closest('[data-theme]')).toHaveAttribute(
      'data-theme',
      'dark',
    );
    expect(mounts[1]?.update).not.toHaveBeenCalledWith(
      expect.objectContaining({dark: true}),
    );

    fireEvent.click(button('go dark'));
    expect(last()).toEqual({dark: false, rtl: false});
    expect(mounts[1]?.update).toHaveBeenLastCalledWith({
      dark: true,
      rtl: false,
    });
    expect(mounts).toHaveLength(2);
  });

  it('turns right to left', async () => {
    await show(<Example eager example={exampleOf()} />);
    await userEvent.click(button('Right to left'));
    expect(button('Right to left')).toHaveAttribute('aria-pressed', 'true');
    expect(last()).toEqual({dark: false, rtl: true});
  });

  it('shows what the feature is new in', async () => {
    await show(<Example example={exampleOf()} newIn="2.4" />);
    expect(screen.getByText('New in v2.4')).toBeInTheDocument();
  });
});

describe('links', () => {
  it('leads to itself and to its file', async () => {
    await show(<Example example={exampleOf()} />);
    const group = screen.getByRole('group', {name: 'Example basic'});
    expect(group).toHaveAttribute('id', 'example-basic');
    expect(
      within(group).getByRole('link', {name: 'Link to this example'}),
    ).toHaveAttribute('href', expect.stringMatching(/#example-basic$/));
    expect(
      within(group).getByRole('link', {
        name: 'View the file in the repository',
      }),
    ).toHaveAttribute(
      'href',
      'https://github.com/example/docs/blob/main/docs/components/alerts/examples/basic.vue',
    );
  });
});

describe('source', () => {
  it('is closed, and fetched when it is opened first', async () => {
    const example = exampleOf();
    await show(<Example example={example} />);
    expect(button('Source')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('tablist')).toBeNull();
    expect(example.loadSource).not.toHaveBeenCalled();

    await userEvent.click(button('Source'));
    expect(button('Source')).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('tabpanel')).toHaveTextContent('<b>bold</b>');

    await userEvent.click(button('Source'));
    await userEvent.click(button('Source'));
    expect(example.loadSource).toHaveBeenCalledTimes(1);
  });

  it('is open where the author shows it', async () => {
    await show(<Example example={exampleOf()} show />);
    expect(screen.getByRole('tabpanel')).toHaveTextContent('<b>bold</b>');
  });

  it('has a tab for each part of the file, moved by arrows', async () => {
    await show(<Example example={exampleOf()} show />);
    const tabs = screen.getAllByRole('tab');
    expect(tabs.map(({textContent}) => textContent)).toEqual([
      'Template',
      'Script',
    ]);
    expect(tabs.map(({tabIndex}) => tabIndex)).toEqual([0, -1]);

    await userEvent.click(tabs[0]!);
    await userEvent.keyboard('{ArrowRight}');
    expect(tabs[1]).toHaveFocus();
    expect(tabs[1]).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', {name: 'Script'})).toHaveTextContent(
      'export default {}',
    );
    await userEvent.keyboard('{ArrowRight}');
    expect(tabs[0]).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(tabs[1]).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(tabs[0]).toHaveFocus();
  });

  it('copies the part that is shown', async () => {
    const user = userEvent.setup();
    await show(<Example example={exampleOf()} show />);
    await user.click(screen.getByRole('tab', {name: 'Script'}));
    await user.click(button('Copy the code'));
    expect(await navigator.clipboard.readText()).toBe('export default {}');
    expect(await screen.findByText('Copied')).toBeInTheDocument();
  });

  it('says when it does not load, and loads again', async () => {
    let online = false;
    const error = new Error('offline');
    const loadSource = () =>
      online ? Promise.resolve(source) : Promise.reject(error);
    await show(<Example example={exampleOf({loadSource})} show />);
    expect(screen.getByRole('alert')).toHaveTextContent('did not load');
    expect(logged).toHaveBeenCalledWith(
      expect.stringContaining('basic.vue'),
      error,
    );

    online = true;
    await userEvent.click(button('Load it again'));
    expect(screen.getByRole('tabpanel')).toHaveTextContent('<b>bold</b>');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a page written by the server', () => {
  it('holds the source, which hydration leaves alone', async () => {
    const page = (example: ExampleModule) => (
      <Site>
        <Example example={example} />
      </Site>
    );
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(page(exampleOf({source})));
    expect(container.innerHTML).toContain('<span class="token tag">&lt;b&gt;');
    expect(container.querySelector('noscript')).toHaveTextContent('JavaScript');

    const example = exampleOf();
    const recovered = jest.fn();
    await act(async () => {
      hydrateRoot(container, page(example), {onRecoverableError: recovered});
      await Promise.resolve();
    });
    await userEvent.click(
      within(container).getByRole('button', {name: 'Source'}),
    );
    await userEvent.click(within(container).getByRole('tab', {name: 'Script'}));
    expect(within(container).getByRole('tabpanel')).toHaveTextContent(
      'export default {}',
    );
    expect(example.loadSource).not.toHaveBeenCalled();
    expect(recovered).not.toHaveBeenCalled();
    expect(logged).not.toHaveBeenCalled();
    container.remove();
  });
});

describe('the code editor', () => {
  it('is posted one field with the example', async () => {
    const submitted: HTMLFormElement[] = [];
    jest
      .spyOn(HTMLFormElement.prototype, 'submit')
      .mockImplementation(function submit(this: HTMLFormElement) {
        submitted.push(this);
      });
    await show(<Example example={exampleOf()} />);
    await userEvent.click(button('Open in CodePen'));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));

    expect(submitted).toHaveLength(1);
    const form = submitted[0]!;
    expect(form.action).toBe('https://codepen.io/pen/define');
    expect(form.method).toBe('post');
    expect(form.target).toBe('_blank');
    expect(form).toHaveAttribute('rel', 'noopener');
    expect([...new FormData(form).keys()]).toEqual(['data']);
    expect(JSON.parse(new FormData(form).get('data') as string)).toMatchObject({
      html: expect.stringContaining('<b>bold</b>') as unknown,
      js: expect.stringContaining("el: '#app'") as unknown,
      js_external: expect.stringContaining('vuetify@2.7.2') as unknown,
    });
  });

  it('stays closed and says so when the source does not load', async () => {
    const submit = jest
      .spyOn(HTMLFormElement.prototype, 'submit')
      .mockImplementation(() => undefined);
    const loadSource = () => Promise.reject(new Error('offline'));
    await show(<Example example={exampleOf({loadSource})} />);
    await userEvent.click(button('Open in CodePen'));
    expect(
      await screen.findByRole('button', {
        name: 'Could not be opened in CodePen',
      }),
    ).toBeInTheDocument();
    expect(submit).not.toHaveBeenCalled();
    expect(logged).toHaveBeenCalled();
  });
});
