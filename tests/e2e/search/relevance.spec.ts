import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import * as z from 'zod';
import {locales} from '../harness/site';
import {expect, test} from '../harness/test';

const place = z.union([z.string(), z.array(z.string())]);

const folder = path.join(__dirname, 'queries');

/** A file for each locale: queries, and the pages that a reader may want. */
const queries = fs.readdirSync(folder).map((file) => ({
  locale: path.basename(file, '.yaml'),
  list: z
    .record(z.string(), place)
    .parse(parse(fs.readFileSync(path.join(folder, file), 'utf8'))),
}));

/** What the specification of the search asks for. */
const firstShare = 0.8;
const topShare = 0.97;
const top = 5;

interface Outcome {
  readonly query: string;
  readonly wanted: readonly string[];
  /** From 0; -1 where it is not among the results. */
  readonly place: number;
  readonly found: readonly string[];
}

for (const {locale, list} of queries) {
  test(`${locale}: the wanted page comes first`, async ({page}) => {
    test.skip(!locales.includes(locale), `${locale} is not built`);
    test.setTimeout(300_000);
    await page.goto(`/${locale}/components/alerts/`);
    const dialog = page.getByRole('dialog');
    const field = dialog.getByRole('combobox').first();
    await expect(async () => {
      await page.keyboard.press('Control+k');
      await expect(field).toBeFocused({timeout: 2000});
    }).toPass();
    const outcomes: Outcome[] = [];
    for (const [query, places] of Object.entries(list)) {
      await field.fill(query);
      await expect(dialog.getByRole('listbox')).toHaveAttribute(
        'aria-busy',
        'false',
      );
      const found = await dialog
        .locator('[data-path]')
        .evaluateAll((lines) =>
          lines.map((line) => (line as HTMLElement).dataset.path ?? ''),
        );
      const wanted = [places].flat();
      outcomes.push({
        query,
        wanted,
        found: found.slice(0, top),
        place: found.findIndex((line) =>
          wanted.includes(line.split('#')[0] ?? ''),
        ),
      });
    }
    const share = (limit: number) =>
      outcomes.filter(({place: at}) => at >= 0 && at < limit).length /
      outcomes.length;
    const missed = outcomes.filter(({place: at}) => at < 0 || at >= top);
    const summary = `${String(outcomes.length)} queries: first ${share(1).toFixed(3)}, top five ${share(top).toFixed(3)}`;
    test.info().annotations.push({type: 'relevance', description: summary});
    console.log(`${locale}: ${summary}`);
    for (const {query, place: at, wanted, found} of outcomes) {
      if (at !== 0) {
        console.log(at, query, '→', wanted.join(' '), '|', found.join(' '));
      }
    }
    expect(share(1), summary).toBeGreaterThanOrEqual(firstShare);
    expect(share(top), JSON.stringify(missed, null, 2)).toBeGreaterThanOrEqual(
      topShare,
    );
  });
}
