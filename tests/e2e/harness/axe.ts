import AxeBuilder from '@axe-core/playwright';
import {expect, type Page} from '@playwright/test';

/** Fails on serious and critical accessibility findings, naming the elements. */
export async function expectAccessible(page: Page): Promise<void> {
  const {violations} = await new AxeBuilder({page}).analyze();
  const findings = violations
    .filter(({impact}) => impact === 'serious' || impact === 'critical')
    .map(({id, help, nodes}) => ({
      rule: `${id}: ${help}`,
      elements: nodes.map(({target, failureSummary}) => ({
        target: target.join(' '),
        why: failureSummary,
      })),
    }));
  expect(findings, 'accessibility findings').toEqual([]);
}
