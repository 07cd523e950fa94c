import {expectContrast, expectFlawless} from '../harness/axe';
import {readLanguages} from '../harness/site';
import {scrollThrough} from '../harness/scroll';
import {test} from '../harness/test';
import {hydrated, opened, pages} from './states';

/** One language after the other; `npm run test:all` looks at all of them. */
const all = process.env.E2E_ALL !== undefined;

for (const [index, state] of [...pages, ...opened].entries()) {
  const chosen = all
    ? readLanguages
    : [readLanguages[index % readLanguages.length]!];
  // Every other one is looked at in the dark first.
  const themes = (['light', 'dark'] as const).map(
    (_, by, list) => list[(index + by) % 2]!,
  );

  for (const locale of chosen) {
    test.describe(state.name, () => {
      test.use({newcomer: state.newcomer ?? false});

      test(`nothing for axe to find, ${locale}`, async ({
        page,
        allowMissing,
      }) => {
        const address = `/${locale}/${state.route}`;
        if (state.missing) {
          allowMissing(address);
        }
        if (state.width !== undefined) {
          await page.setViewportSize({width: state.width, height: 844});
        }
        const [theme, other] = themes;
        await page.emulateMedia({colorScheme: theme, reducedMotion: 'reduce'});
        await page.goto(address);
        await hydrated(page);
        await (state.open ?? scrollThrough)(page);
        await expectFlawless(page);
        await page.emulateMedia({colorScheme: other, reducedMotion: 'reduce'});
        await page.locator(`html[data-theme=${other}]`).waitFor();
        await expectContrast(page);
      });
    });
  }
}
