import {limits} from '../budgets';
import {comparisonOf, milliseconds, type Report} from '../format';
import {type Edit, measureReload} from '../reload';
import {type Site, withCopies} from '../sites';

const page = 'next/components/alerts/';

const pageEdit = ({pageFile}: Site): Edit => ({
  file: `docs/components/alerts/${pageFile}`,
  page,
  section: 'playground',
  text: 'Choose a look and the options',
});

const exampleEdit: Edit = {
  file: 'docs/components/alerts/examples/border.vue',
  page,
  section: 'border',
  text: 'the repository is connected',
};

function measure(site: Site): Promise<number[]> {
  console.log(`Serving ${site.name} and editing it`);
  const hasExamples = site.name === 'this site';
  return measureReload(site, [
    pageEdit(site),
    ...(hasExamples ? [exampleEdit] : []),
  ]);
}

/** How soon an author sees an edit. */
export async function benchReload(): Promise<Report> {
  const {ours, stock} = await withCopies(measure);
  const [ofPage = NaN, ofExample = NaN] = ours;
  return comparisonOf({
    'Edited page': {
      ours: ofPage,
      stock: stock[0],
      write: milliseconds,
      limit: limits.reload,
    },
    'Edited example': {
      ours: ofExample,
      write: milliseconds,
      limit: limits.reload,
    },
  });
}
