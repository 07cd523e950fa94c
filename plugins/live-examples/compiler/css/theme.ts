import {createRequire} from 'node:module';
import path from 'node:path';
import * as z from 'zod';
import type {InstalledFramework} from '../frameworks';

/** The colors of both appearances, as sheets of the framework's own making. */
export interface ThemeSheets {
  readonly light: string;
  readonly dark: string;
}

type VuetifyTwo = new (preset: {theme: {dark: boolean}}) => {
  framework: {theme: {generatedStyles: unknown}};
};

interface VuetifyOneTheme {
  parse(theme: unknown): unknown;
  genStyles(theme: unknown): unknown;
}

const sheet = z.string().min(1);

function load(framework: InstalledFramework, file: string): unknown {
  const require = createRequire(path.join(framework.dir, 'package.json'));
  return require(`./${file}`);
}

function sheetsOfOne(framework: InstalledFramework): ThemeSheets {
  const {default: defaults} = load(
    framework,
    'es5/components/Vuetify/mixins/theme.js',
  ) as {default: () => unknown};
  const theme = load(framework, 'es5/util/theme.js') as VuetifyOneTheme;
  const css = sheet.parse(theme.genStyles(theme.parse(defaults())));
  return {light: css, dark: css};
}

function sheetsOfTwo(framework: InstalledFramework): ThemeSheets {
  const Vuetify = load(framework, 'dist/vuetify.js') as VuetifyTwo;
  const styles = (dark: boolean) =>
    sheet.parse(new Vuetify({theme: {dark}}).framework.theme.generatedStyles);
  return {light: styles(false), dark: styles(true)};
}

/**
 * The sheet that the framework would write into the page for its default
 * colors, for both appearances. 1.5 has one set of colors for both.
 *
 * @throws when the framework is of a generation without an adapter.
 */
export function themeSheets(framework: InstalledFramework): ThemeSheets {
  switch (framework.major) {
    case 1:
      return sheetsOfOne(framework);
    case 2:
      return sheetsOfTwo(framework);
    default:
      throw new Error(
        `live-examples: there is no adapter for ${framework.key}. Add one to plugins/live-examples/client/adapters/ and its colors to compiler/css/theme.ts.`,
      );
  }
}
