/** `npm run i18n:diff -- fr-FR components/buttons`: what changed in English. */
import {diffApi, isApiName} from '../../plugins/translations/commands/api';
import {diffPage} from '../../plugins/translations/commands/diff';
import {
  diffStrings,
  stringsName,
} from '../../plugins/translations/commands/strings';
import {englishMessages} from '../../plugins/translations/messages';
import {readRequest, runCommand} from './command';
import {site} from './site';

runCommand(() => {
  const request = readRequest('npm run i18n:diff -- fr-FR components/buttons');
  if (isApiName(request.page)) {
    return diffApi(site, englishMessages(site.siteDir), request);
  }
  return request.page === stringsName
    ? diffStrings(site, englishMessages(site.siteDir), request.locale)
    : diffPage(site, request, process.stdout.isTTY);
});
