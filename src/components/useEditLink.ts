import {useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {fallbackLocale, pseudoLocale} from '@site/config/locales';
import useSiteFields from '@site/src/components/useSiteFields';

/** Pages that say how to translate, the best first; either may not exist. */
const helpPages = [
  'getting-started/translations/index',
  'getting-started/contributing/index',
];

/** Where a visitor learns how to translate a page. */
export function useTranslationHelp(): string {
  const {docs} = useLatestVersion(undefined);
  const {repositoryUrl, repositoryBranch} = useSiteFields();
  const page = helpPages
    .map((id) => docs.find((doc) => doc.id === id))
    .find((doc) => doc !== undefined);
  return (
    page?.path ??
    `${repositoryUrl}/blob/${repositoryBranch}/CONTRIBUTING.md#translate`
  );
}

/** A link to change a page, with its name. */
export interface EditLink {
  readonly href: string;
  readonly label: string;
}

/**
 * Where a page can be changed: its file, or, when the page is not translated
 * into the visitor's language, how to translate it.
 *
 * @param editUrl - address of the file that the page was built from.
 */
export default function useEditLink(editUrl: string): EditLink {
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  const help = useTranslationHelp();
  const isTranslated =
    currentLocale === fallbackLocale ||
    currentLocale === pseudoLocale ||
    editUrl.includes(`/i18n/${currentLocale}/`);
  return isTranslated
    ? {
        href: editUrl,
        label: translate({
          id: 'site.page.edit',
          message: 'Edit this page',
        }),
      }
    : {
        href: help,
        label: translate({
          id: 'site.page.translate',
          message: 'Translate this page',
          description: 'Link of a page that is shown in English',
        }),
      };
}
