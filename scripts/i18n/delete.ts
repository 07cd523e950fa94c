/** `npm run i18n:delete -- components/buttons`: follows a removed English page. */
import {parseArgs} from 'node:util';
import {deletePage} from '../../plugins/translations/commands/move';
import {checkVersion} from '../../plugins/translations/site';
import {runCommand} from './command';
import {site} from './site';

runCommand(() => {
  const {positionals, values} = parseArgs({
    allowPositionals: true,
    options: {version: {type: 'string', default: 'current'}},
  });
  const version = checkVersion(site.siteDir, values.version);
  const [page, ...rest] = positionals;
  if (!page || rest.length > 0) {
    throw new Error('Write: npm run i18n:delete -- components/buttons');
  }
  return deletePage(site, page, version);
});
