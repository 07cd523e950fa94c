import fs from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';

const css = fs.readFileSync(path.join(__dirname, '../tokens.css'), 'utf8');

function readTokens(selector: string): Map<string, string> {
  const tokens = new Map<string, string>();
  postcss.parse(css).walkRules((rule) => {
    if (rule.selector === selector) {
      rule.walkDecls(/^--vd-/, ({prop, value}) => {
        tokens.set(prop, value);
      });
    }
  });
  return tokens;
}

const light = readTokens(":root,\n[data-theme='light']");
const dark = new Map([...light, ...readTokens("[data-theme='dark']")]);

/** Relative luminance of a `#rrggbb` color (WCAG 2.2). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = parseInt(color.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045
      ? channel / 12.92
      : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort(
    (a, b) => a - b,
  );
  return (bright + 0.05) / (dim + 0.05);
}

const surfaces = ['bg', 'raised'];
const states = ['success', 'info', 'warning', 'error'];
const code = [...light.keys()].flatMap(
  (token) => /^--vd-(code-(?!mark).*)$/.exec(token)?.[1] ?? [],
);

/** Every pair in use: text first, what it stands on second. */
const pairs = [
  ...['text', 'muted', 'primary', 'primary-hover', 'accent', ...states].flatMap(
    (text) => surfaces.map((surface) => [text, surface]),
  ),
  ...states.flatMap((state) => [
    [state, `${state}-bg`],
    ['text', `${state}-bg`],
    ['bg', state],
  ]),
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['primary', 'primary-bg'],
  ['text', 'primary-bg'],
  ...['text', ...code].flatMap((text) => [
    [text, 'raised'],
    [text, 'code-mark'],
  ]),
  ['code-string', 'success-bg'],
  ['error', 'error-bg'],
] as [string, string][];

describe.each([
  ['light', light],
  ['dark', dark],
])('%s', (_theme, tokens) => {
  test.each(pairs)('%s on %s is readable', (text, surface) => {
    const [one, other] = [text, surface].map((name) => {
      const value = tokens.get(`--vd-${name}`);
      expect(value).toMatch(/^#[0-9a-f]{6}$/i);
      return value ?? '';
    });
    expect(contrast(one ?? '', other ?? '')).toBeGreaterThanOrEqual(4.5);
  });
});

test('the palette is that of the framework', () => {
  expect(light.get('--vd-primary')).toBe('#1867c0');
  expect(light.get('--vd-secondary')).toBe('#5cbbf6');
  expect(light.get('--vd-tertiary')).toBe('#e57373');
  expect(light.get('--vd-accent')).toBe('#005caf');
});
