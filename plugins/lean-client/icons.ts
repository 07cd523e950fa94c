import path from 'node:path';

/**
 * Bundler rules that make a module of each icon of `@mdi/js`. As one module, a
 * script that every page loads would hold the icons of all pages.
 *
 * @param siteDir - absolute path of the site, whose sources are read so.
 */
export function iconRules(siteDir: string): readonly object[] {
  return [
    {
      test: /\.tsx?$/,
      include: ['src', 'plugins'].map((folder) => path.join(siteDir, folder)),
      enforce: 'pre',
      loader: path.join(__dirname, 'icon-imports-loader.cjs'),
    },
    {
      test: /[\\/]@mdi[\\/]js[\\/]/,
      resourceQuery: /^\?icon=/,
      loader: path.join(__dirname, 'icon-loader.cjs'),
    },
  ];
}
