import {
  useDocsVersion,
  useDocVersionSuggestions,
} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {mdiFlaskOutline, mdiHistory} from '@mdi/js';
import type {NearestPage} from '@site/plugins/component-docs/client/types';
import Icon from '@site/src/components/Icon';
import {useChooseVersion} from '@site/src/visit/versionChoice';
import type {ReactElement} from 'react';
import styles from './styles.module.css';

interface VersionBannerProps {
  /** The current release's page on the subject, where it lacks this one. */
  readonly nearest?: NearestPage | undefined;
}

/** What version this is, in the words of the theme. */
function Label(): ReactElement {
  const {siteConfig} = useDocusaurusContext();
  const {banner, label} = useDocsVersion();
  const values = {siteTitle: siteConfig.title, versionLabel: <b>{label}</b>};
  return banner === 'unreleased' ? (
    <Translate
      id="theme.docs.versions.unreleasedVersionLabel"
      description="The label used to tell the user that he's browsing an unreleased doc version"
      values={values}
    >
      {
        'This is unreleased documentation for {siteTitle} {versionLabel} version.'
      }
    </Translate>
  ) : (
    <Translate
      id="theme.docs.versions.unmaintainedVersionLabel"
      description="The label used to tell the user that he's browsing an unmaintained doc version"
      values={values}
    >
      {
        'This is documentation for {siteTitle} {versionLabel}, which is no longer actively maintained.'
      }
    </Translate>
  );
}

/**
 * Says on pages of old and unreleased versions what they are, and leads to the
 * same page of the current release, to the nearest one, or to its start.
 */
export default function VersionBanner({
  nearest,
}: VersionBannerProps): ReactElement | null {
  const {banner} = useDocsVersion();
  const chooseVersion = useChooseVersion();
  const {latestDocSuggestion, latestVersionSuggestion: release} =
    useDocVersionSuggestions(undefined);
  if (!banner) {
    return null;
  }
  const start = release.docs.find(({id}) => id === release.mainDocId);
  const version = release.label;
  const to =
    latestDocSuggestion?.path ??
    nearest?.permalink ??
    start?.path ??
    release.path;
  const text = latestDocSuggestion ? (
    <Translate
      description="Link above a page of an old or unreleased version"
      id="site.versions.samePage"
      values={{version}}
    >
      {'This page in the current release, {version}'}
    </Translate>
  ) : nearest ? (
    <Translate
      description="Link above a page that the current release lacks; {page} is the title of the page that is nearest to it"
      id="site.versions.nearestPage"
      values={{version, page: nearest.title}}
    >
      {'Nearest page in the current release, {version}: {page}'}
    </Translate>
  ) : (
    <Translate
      description="Link above a page that the current release lacks, and it has none that is like it"
      id="site.versions.start"
      values={{version}}
    >
      {'Documentation of the current release, {version}'}
    </Translate>
  );
  return (
    <aside
      aria-label={translate({
        id: 'site.versions.label',
        message: 'Version',
        description: 'Name of the versions menu',
      })}
      className={styles.banner}
    >
      <Icon path={banner === 'unreleased' ? mdiFlaskOutline : mdiHistory} />
      <p>
        <Label />
      </p>
      <Link
        onClick={() => {
          chooseVersion(release.name);
        }}
        to={to}
      >
        {text}
      </Link>
    </aside>
  );
}
