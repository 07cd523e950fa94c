import type {Plugin} from 'postcss';

const quotes = /^(["'])(.*)\1$/;

/** Replaces whole names in a value; a name is not part of a longer one. */
function replaceNames(
  value: string,
  names: ReadonlyMap<string, string>,
): string {
  let result = value;
  for (const [name, own] of names) {
    const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    result = result.replace(
      new RegExp(`(?<![\\w-])${escaped}(?![\\w-])`, 'g'),
      own,
    );
  }
  return result;
}

/**
 * PostCSS plugin: gives the animations and font faces of a sheet names of their
 * own. These hold for the whole page, whatever selectors say.
 *
 * @param id - distinguishes the sheet's names.
 */
export function localNames(id: string): Plugin {
  return {
    postcssPlugin: 'live-examples-local-names',
    Once(root) {
      const animations = new Map<string, string>();
      const fonts = new Map<string, string>();
      root.walkAtRules(/keyframes$/i, (rule) => {
        const name = rule.params.trim();
        animations.set(name, `${name}-${id}`);
        rule.params = `${name}-${id}`;
      });
      root.walkAtRules('font-face', (rule) => {
        rule.walkDecls('font-family', (declaration) => {
          const name = declaration.value.replace(quotes, '$2');
          fonts.set(name, `${name}-${id}`);
        });
      });
      if (animations.size > 0) {
        root.walkDecls(/^(?:-webkit-)?animation(?:-name)?$/i, (declaration) => {
          declaration.value = replaceNames(declaration.value, animations);
        });
      }
      if (fonts.size > 0) {
        root.walkDecls(/^font(?:-family)?$/i, (declaration) => {
          declaration.value = replaceNames(declaration.value, fonts);
        });
      }
    },
  };
}
