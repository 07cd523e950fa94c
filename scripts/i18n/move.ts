/** `npm run i18n:move -- components/buttons components/button`: follows a renamed English page. */
import {parseArgs} from 'node:util';
import {movePage} from '../../plugins/translations/commands/move';
import {checkVersion} from '../../plugins/translations/site';
import {runCommand} from './command';
import {site} from './site';

runCommand(() => {
  const {positionals, values} = parseArgs({
    allowPositionals: true,
    options: {version: {type: 'string', default: 'current'}},
  });
  const version = checkVersion(site.siteDir, values.version);
  const [from, to, ...rest] = positionals;
  if (!from || !to || rest.length > 0) {
    throw new Error(
      'Write: npm run i18n:move -- components/buttons components/button',
    );
  }
  return movePage(site, from, to, version);
});
