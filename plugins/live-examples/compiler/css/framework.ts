import fs from 'node:fs';
import path from 'node:path';
import {transform} from 'lightningcss';
import postcss from 'postcss';
import type {InstalledFramework} from '../frameworks';
import {prefixSelectors} from './prefix';
import {rootSize} from './root-size';
import {themeSheets} from './theme';

function confine(css: string, sandbox: string): string {
  return postcss([rootSize(), prefixSelectors(sandbox)]).process(css, {
    from: undefined,
    map: false,
  }).css;
}

function minify(css: string): string {
  return transform({
    filename: 'framework.css',
    code: Buffer.from(css),
    minify: true,
  }).code.toString();
}

/** The sheets that the one of a framework is made of. */
export function sheetSources({dir}: InstalledFramework) {
  return {
    own: fs.readFileSync(path.join(dir, 'dist', 'vuetify.min.css'), 'utf8'),
    sandbox: fs.readFileSync(path.join(__dirname, 'sandbox.css'), 'utf8'),
  };
}

/**
 * The one sheet of a framework: the ground of its sandboxes, its styles and
 * its colors in both appearances, all confined to its own scope.
 */
export function frameworkSheet(framework: InstalledFramework): string {
  const {own, sandbox} = sheetSources(framework);
  const {light, dark} = themeSheets(framework);
  const {scope} = framework;
  return (
    minify(sandbox) +
    confine(own, `.${scope}`) +
    minify(confine(light, `.${scope}.vue-sandbox--light`)) +
    minify(confine(dark, `.${scope}.vue-sandbox--dark`))
  );
}
