/** `npm run i18n:done -- fr-FR components/buttons`: checks a translation and marks it up to date. */
import {finishApi, isApiName} from '../../plugins/translations/commands/api';
import {finishPage} from '../../plugins/translations/commands/done';
import {
  finishStrings,
  stringsName,
} from '../../plugins/translations/commands/strings';
import {englishMessages} from '../../plugins/translations/messages';
import {readRequest, runCommand} from './command';
import {site} from './site';

runCommand(() => {
  const request = readRequest('npm run i18n:done -- fr-FR components/buttons');
  if (isApiName(request.page)) {
    return finishApi(site, englishMessages(site.siteDir), request);
  }
  return request.page === stringsName
    ? finishStrings(
        site,
        englishMessages(site.siteDir),
        request.locale,
        request.same,
      )
    : finishPage(site, request);
});
