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
 * thousand elements takes four times as long to hand over.
 */
const axeOn = (page: Page) =>
  new AxeBuilder({page}).setLegacyMode().options({resultTypes: ['violations']});

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;

function seriousFindings({violations}: Results) {
  return violations
    .filter(({impact}) => impact === 'serious' || impact === 'critical')
    .map(({id, help, nodes}) => ({
      rule: `${id}: ${help}`,
      elements: nodes.map(({target, failureSummary}) => ({
        target: target.join(' '),
        why: failureSummary,
      })),
    }));
}

/**
 * Fails on serious and critical accessibility findings, naming the elements.
 * The site is held to every rule. Examples are held to those that their author
 * can keep: colors and markup of the framework, such as white on Material's
 * green, are what the page documents.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const site = await axeOn(page).exclude(examples).analyze();
  const findings = seriousFindings(site);
  if ((await page.locator(examples).count()) > 0) {
    const inExamples = await axeOn(page)
      .include(examples)
      .exclude(unnamedByFramework)
      .withRules(authorRules)
      .analyze();
    findings.push(...seriousFindings(inExamples));
  }
  expect(findings, 'accessibility findings').toEqual([]);
}
