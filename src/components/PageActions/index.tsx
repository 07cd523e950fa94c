import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  mdiBugOutline,
  mdiLinkVariant,
  mdiMaterialDesign,
  mdiPencilOutline,
} from '@mdi/js';
import CopyButton from '@site/src/components/CopyButton';
import CopyPage from '@site/src/components/CopyPage';
import Icon from '@site/src/components/Icon';
import useEditLink from '@site/src/components/useEditLink';
import usePage from '@site/src/components/usePage';
import useSiteFields from '@site/src/components/useSiteFields';
import type {ReactElement} from 'react';
import styles from './styles.module.css';

interface ActionProps {
  readonly href: string;
  readonly icon: string;
  readonly label: string;
}

function Action({href, icon, label}: ActionProps): ReactElement {
  return (
    <Link aria-label={label} className={styles.action} title={label} to={href}>
      <Icon path={icon} />
    </Link>
  );
}

function EditAction({editUrl}: {readonly editUrl: string}): ReactElement {
  return <Action icon={mdiPencilOutline} {...useEditLink(editUrl)} />;
}

/** What one can do with a page: a quiet row of icons beside its title. */
export default function PageActions(): ReactElement {
  const {metadata, frontMatter} = usePage();
  const {repositoryUrl} = useSiteFields();
  const {siteConfig, i18n} = useDocusaurusContext();
  const pageUrl = siteConfig.url + metadata.permalink;
  const issue = new URLSearchParams({
    title: `[${metadata.title}] `,
    body: `\n\n---\n${pageUrl}`,
  });

  return (
    <div className={styles.actions} lang={i18n.currentLocale}>
      {frontMatter.material && (
        <Action
          href={frontMatter.material}
          icon={mdiMaterialDesign}
          label={translate({
            id: 'site.page.material',
            message: 'Material Design guideline',
          })}
        />
      )}
      {metadata.editUrl && <EditAction editUrl={metadata.editUrl} />}
      <Action
        href={`${repositoryUrl}/issues/new?${issue.toString()}`}
        icon={mdiBugOutline}
        label={translate({id: 'site.page.report', message: 'Report an issue'})}
      />
      <CopyButton
        className={styles.action}
        getText={() => window.location.href.replace(/#.*$/, '')}
        icon={mdiLinkVariant}
        label={translate({
          id: 'site.page.copyLink',
          message: 'Copy the link to this page',
        })}
      />
      <CopyPage />
    </div>
  );
}
