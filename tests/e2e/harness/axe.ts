import AxeBuilder from '@axe-core/playwright';
import {expect, type Page} from '@playwright/test';

/** Where examples run; what they are made of is the framework's. */
const examples = '.vue-sandbox';

/** What an example's author is responsible for, whatever the framework does. */
const authorRules = [
  'area-alt',
  'button-name',
  'image-alt',
  'input-button-name',
  'link-name',
  'svg-img-alt',
];

/** Buttons that the framework's own parts make and leave without a name. */
const unnamedByFramework = [
  '.v-data-table__expand-icon',
  '.v-row-group__header',
  '.v-color-picker__edit',
  '.v-treeview-node__checkbox',
  '.v-treeview-node__toggle',
  // Of 1.5; 2 names them.
  '.v-carousel__controls__item',
  '.v-date-picker-header .v-btn',
  '.v-pagination__navigation',
].join();

/**
 * Collects violations only, within the page: what passed on a page of ten
 * thousand elements takes four times as long to hand over. The size of targets
 * is a rule of WCAG 2.2 that axe has switched off.
 */
const axeOn = (page: Page) =>
  new AxeBuilder({page}).setLegacyMode().options({
    resultTypes: ['violations'],
    rules: {'target-size': {enabled: true}},
  });

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;
type Impact = Results['violations'][number]['impact'];

const severe: readonly Impact[] = ['serious', 'critical'];

/** A target at the edge of what scrolls is small until one scrolls on. */
const isCutOff = (failureSummary = '') =>
  failureSummary.includes('partially obscured');

const describe = ({violations}: Results) =>
  violations
    .map(({id, help, impact, nodes}) => ({
      impact,
      rule: `${id}: ${help}`,
      elements: nodes
        .filter(({failureSummary}) => !isCutOff(failureSummary))
        .map(({target, failureSummary}) => ({
          target: target.join(' '),
          why: failureSummary,
        })),
    }))
    .filter(({elements}) => elements.length > 0);

/** What axe finds, on the site by all of its rules. */
async function findingsOn(page: Page) {
  const site = await axeOn(page).exclude(examples).analyze();
  const findings = describe(site);
  if ((await page.locator(examples).count()) > 0) {
    const inExamples = await axeOn(page)
      .include(examples)
      .exclude(unnamedByFramework)
      .withRules(authorRules)
      .analyze();
    findings.push(...describe(inExamples));
  }
  return findings;
}

/**
 * Fails on serious and critical accessibility findings, naming the elements.
 * The site is held to every rule. Examples are held to those that their author
 * can keep: colors and markup of the framework, such as white on Material's
 * green, are what the page documents.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const findings = await findingsOn(page);
  expect(
    findings.filter(({impact}) => severe.includes(impact)),
    'accessibility findings',
  ).toEqual([]);
}

/** Fails on findings of any weight, best practices included. */
export async function expectFlawless(page: Page): Promise<void> {
  expect(await findingsOn(page), 'accessibility findings').toEqual([]);
}

/** Fails where colors of the site are too close; other rules know no theme. */
export async function expectContrast(page: Page): Promise<void> {
  const results = await axeOn(page)
    .exclude(examples)
    .withRules(['color-contrast', 'link-in-text-block'])
    .analyze();
  expect(describe(results), 'colors too close').toEqual([]);
}
