import type {Page} from '@playwright/test';
import {release, versions} from '../harness/site';

/** A kind of page, or something that opens on one. */
export interface State {
  readonly name: string;
  /** Address below the locale. */
  readonly route: string;
  /** Whether the address does not exist. */
  readonly missing?: true;
  /** Whether it is a first visit, when a notification appears. */
  readonly newcomer?: true;
  /** Width of the window, where it matters. */
  readonly width?: number;
  /** Brings it about, by what does not depend on the language. */
  readonly open?: (page: Page) => Promise<void>;
}

const old = versions.find(({name}) => name === '1.5')?.path ?? release.path;
const guide = 'getting-started/quick-start/';
const component = 'components/alerts/';

/** Waits until the page answers. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated=true]').waitFor();
}

/** Kinds of pages. */
export const pages: readonly State[] = [
  {name: 'home', route: ''},
  {name: 'guide', route: guide},
  {name: 'questions', route: 'introduction/frequently-asked-questions/'},
  {name: 'roadmap', route: 'introduction/roadmap/'},
  {name: 'style', route: 'styles/display/'},
  {name: 'component', route: component},
  {name: 'category', route: 'components/categories/forms/'},
  {name: 'API', route: 'api/v-data-table/'},
  {name: 'explorer', route: 'components/api-explorer/'},
  {name: 'comparison', route: 'components/api-compare/?q=v-btn'},
  {name: 'variables', route: 'customization/sass-variables/'},
  {name: 'icons', route: 'customization/icons/'},
  {name: 'directive', route: 'directives/ripples/'},
  {name: 'jobs', route: 'jobs/for-vue/'},
  {name: 'old release', route: `${old}/${component}`},
  {name: 'layout', route: 'examples/layouts/baseline/'},
  {name: 'privacy', route: 'privacy/'},
  {name: 'accessibility', route: 'accessibility/'},
  {name: 'not found', route: 'nowhere/alerts/', missing: true},
];

/** What opens on a page. */
export const opened: readonly State[] = [
  {
    name: 'search',
    route: guide,
    open: async (page) => {
      await page.keyboard.press('Control+k');
      const field = page.locator('dialog input');
      await field.fill('v-btn');
      await page.locator('dialog [role=option]').first().waitFor();
    },
  },
  {
    name: 'drawer',
    route: component,
    width: 390,
    open: async (page) => {
      await page.locator('.navbar__toggle').click();
      await page.locator('.navbar-sidebar input').waitFor();
    },
  },
  {
    name: 'editor',
    route: component,
    open: async (page) => {
      const card = page.locator('[id^=example-]').first();
      await card.locator('button[aria-pressed]').nth(2).click();
      await page.locator('.cm-content').waitFor();
    },
  },
  {
    name: 'source',
    route: component,
    open: async (page) => {
      const card = page.locator('[id^=example-]').first();
      await card.locator('button[aria-controls]').first().click();
      await card.getByRole('tab').first().waitFor();
    },
  },
  {
    name: 'versions',
    route: guide,
    open: async (page) => {
      await page.locator('footer [aria-expanded]').click();
    },
  },
  {
    name: 'snackbar',
    route: guide,
    newcomer: true,
    open: async (page) => {
      await page.locator('[data-snackbar]').waitFor();
    },
  },
];
