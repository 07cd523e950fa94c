import type {PluginCreator} from 'postcss';

/**
 * Classes of Infima that nothing on this site has; a test looks for them in
 * the site's own sources. Each stands for its elements and modifiers too.
 */
export const unusedInfimaBlocks: readonly string[] = [
  'avatar',
  'badge',
  'breadcrumbs',
  'button--danger',
  'button--info',
  'button--link',
  'button--outline',
  'button--success',
  'button--warning',
  'button-group',
  'card',
  'close',
  'footer--dark',
  'hero',
  'navbar--dark',
  'navbar--primary',
  'navbar__search',
  'navbar__search-input',
  'pagination',
  'pagination-nav',
  'pills',
];

function isUnused(selector: string, blocks: readonly string[]): boolean {
  return blocks.some((block) =>
    new RegExp(`\\.${block}(?:__[\\w-]+|--[\\w-]+)?(?![\\w-])`).test(selector),
  );
}

/** PostCSS plugin: leaves out the rules of Infima that nothing here needs. */
export const dropUnusedInfima: PluginCreator<never> = () => ({
  postcssPlugin: 'drop-unused-infima',
  OnceExit(root) {
    const file = root.source?.input.file ?? '';
    if (!/[\\/]infima[\\/]/.test(file)) {
      return;
    }
    root.walkRules((rule) => {
      const kept = rule.selectors.filter(
        (selector) => !isUnused(selector, unusedInfimaBlocks),
      );
      if (kept.length === 0) {
        rule.remove();
      } else if (kept.length < rule.selectors.length) {
        rule.selectors = kept;
      }
    });
  },
});
dropUnusedInfima.postcss = true;
