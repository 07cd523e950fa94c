// Ejected: brand, versions menu and privacy choices beside the configured columns of links.
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {openConsent} from '@site/src/components/Consent/open';
import VersionsMenu from '@site/src/components/VersionsMenu';
import {isConsentAsked} from '@site/src/visit/consent';
import type {Props} from '@theme/Footer/Layout';
import type {ReactElement} from 'react';
import styles from './styles.module.css';

export default function FooterLayout({links, copyright}: Props): ReactElement {
  const {siteConfig} = useDocusaurusContext();
  return (
    <footer className="theme-layout-footer footer">
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Link className={styles.name} to="/">
            <img
              alt=""
              height={28}
              src={useBaseUrl('img/logo.svg')}
              width={28}
            />
            {siteConfig.title}
          </Link>
          <p className={styles.tagline}>
            <Translate
              id="site.tagline"
              description="What the framework is, in a few words"
            >
              Material Design components for Vue 2
            </Translate>
          </p>
          <VersionsMenu />
        </div>
        {links}
      </div>
      <div className={styles.bottom}>
        {copyright}
        {isConsentAsked() && (
          <button
            className={styles.choices}
            onClick={openConsent}
            type="button"
          >
            <Translate
              id="site.consent.reopen"
              description="Button in the footer that asks for consent again"
            >
              Privacy choices
            </Translate>
          </button>
        )}
      </div>
    </footer>
  );
}
