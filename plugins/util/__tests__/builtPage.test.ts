import {contentOf} from '../builtPage';

const page = (script: string, title: string, text: string) =>
  `<!doctype html><html><head><title data-rh=true>${title}</title><meta name=description content="About ${title}"><script src="/assets/${script}.js"></script></head><body><nav>Menu</nav><main><p>${text}</main><script src="/assets/${script}.js"></script>`;

describe('contentOf', () => {
  it('changes with what the page and its head say', () => {
    const before = contentOf(page('a', 'Alerts', 'Text'));
    expect(contentOf(page('a', 'Alerts', 'New text'))).not.toBe(before);
    expect(contentOf(page('a', 'Badges', 'Text'))).not.toBe(before);
  });

  it('stays when only scripts have other names', () => {
    expect(contentOf(page('b', 'Alerts', 'Text'))).toBe(
      contentOf(page('a', 'Alerts', 'Text')),
    );
  });

  it('is no content where a page has none', () => {
    expect(contentOf('<head></head><body></body>')).toBe('');
  });
});
