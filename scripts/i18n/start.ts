/** `npm run i18n:start -- fr-FR components/buttons`: creates a page to translate; `strings` for the interface. */
import {startApi, isApiName} from '../../plugins/translations/commands/api';
import {startPage} from '../../plugins/translations/commands/start';
import {
  startStrings,
  stringsName,
} from '../../plugins/translations/commands/strings';
import {englishMessages} from '../../plugins/translations/messages';
import {readRequest, runCommand} from './command';
import {site} from './site';

runCommand(() => {
  const request = readRequest('npm run i18n:start -- fr-FR components/buttons');
  if (isApiName(request.page)) {
    return startApi(site, englishMessages(site.siteDir), request);
  }
  return request.page === stringsName
    ? startStrings(site, englishMessages(site.siteDir), request.locale)
    : startPage(site, request);
});
