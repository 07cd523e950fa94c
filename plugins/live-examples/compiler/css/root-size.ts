import type {Plugin} from 'postcss';

/** Size of the root element's text that a browser starts from, in pixels. */
const initialSize = 16;

const rem = /(?<![\w.]|\w-)(\d*\.?\d+)rem(?![\w.])/g;

/**
 * PostCSS plugin: makes a `rem` of a framework's sheet as long as on a page of
 * its own. Vuetify 1.5 gives the root element 14 pixels, which inside of a
 * site is the site's to say. What the reader set in the browser still counts.
 */
export function rootSize(): Plugin {
  return {
    postcssPlugin: 'live-examples-root-size',
    Once(root) {
      let size = initialSize;
      root.walkDecls('font-size', ({parent, value}) => {
        if (parent?.type === 'rule' && 'selectors' in parent) {
          const pixels = /^([\d.]+)px$/.exec(value)?.[1];
          if (parent.selectors.includes('html') && pixels) {
            size = Number(pixels);
          }
        }
      });
      if (size === initialSize) {
        return;
      }
      root.walkDecls((declaration) => {
        declaration.value = declaration.value.replace(
          rem,
          (_, number: string) =>
            `${Number(((Number(number) * size) / initialSize).toFixed(5))}rem`,
        );
      });
    },
  };
}
