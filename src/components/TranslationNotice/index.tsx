import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {mdiTranslate} from '@mdi/js';
import Icon from '@site/src/components/Icon';
import {useTranslationHelp} from '@site/src/components/useEditLink';
import usePage, {isFallback} from '@site/src/components/usePage';
import useSiteFields from '@site/src/components/useSiteFields';
import {fallbackLocale} from '@site/config/locales';
import type {ReactElement, ReactNode} from 'react';
import styles from './styles.module.css';

/** The page's address in English. */
function useEnglishPath(permalink: string): string {
  const {siteConfig} = useDocusaurusContext();
  return `pathname:///${fallbackLocale}/${permalink.slice(siteConfig.baseUrl.length)}`;
}

function Notice({children}: {readonly children: ReactNode}): ReactElement {
  return (
    <aside className={styles.notice} role="note">
      <Icon path={mdiTranslate} />
      <div>{children}</div>
    </aside>
  );
}

function EnglishLink({permalink}: {readonly permalink: string}): ReactElement {
  return (
    <Link
      autoAddBaseUrl={false}
      hrefLang={fallbackLocale}
      target="_self"
      to={useEnglishPath(permalink)}
    >
      <Translate id="site.translation.english">English page</Translate>
    </Link>
  );
}

/** Says that a page is shown in English, or that its translation is old. */
export default function TranslationNotice(): ReactElement | null {
  const {metadata} = usePage();
  const {repositoryUrl, repositoryBranch} = useSiteFields();
  const help = useTranslationHelp();
  const {translation, permalink} = metadata;
  if (!translation) {
    return null;
  }
  if (isFallback(metadata)) {
    return (
      <Notice>
        <p>
          <Translate
            id="site.translation.missing"
            description="Above a page that is shown in English for lack of a translation"
          >
            This page is not translated yet and is shown in English.
          </Translate>
        </p>
        <p className={styles.links}>
          <Link to={help}>
            <Translate id="site.translation.help">
              Help to translate it
            </Translate>
          </Link>
          <EnglishLink permalink={permalink} />
        </p>
      </Notice>
    );
  }
  if (translation.state === 'stale') {
    return (
      <Notice>
        <p>
          <Translate
            id="site.translation.stale"
            description="Above a translated page when the English page has changed since"
          >
            The English page has changed since this translation was made.
          </Translate>
        </p>
        <p className={styles.links}>
          <EnglishLink permalink={permalink} />
          <Link
            to={`${repositoryUrl}/commits/${repositoryBranch}/${translation.englishFile}`}
          >
            <Translate id="site.translation.changes">What changed</Translate>
          </Link>
          <Link to={help}>
            <Translate id="site.translation.update">
              Help to update it
            </Translate>
          </Link>
        </p>
      </Notice>
    );
  }
  return null;
}
