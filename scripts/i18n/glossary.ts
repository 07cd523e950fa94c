/** `npm run i18n:glossary -- fr-FR`: compares a language's pages with its glossary; name a page for that one. */
import {parseArgs} from 'node:util';
import {checkTerms} from '../../plugins/translations/commands/glossary';
import {runCommand} from './command';
import {site} from './site';

runCommand(() => {
  const {
    positionals: [locale, page, ...rest],
  } = parseArgs({allowPositionals: true});
  if (!locale || rest.length > 0) {
    throw new Error('Write: npm run i18n:glossary -- fr-FR components/buttons');
  }
  return checkTerms(site, locale, page);
});
