/**
 * Wrapped to remember the language a visitor chooses: the pages outside of
 * the locales send them there next time. An entry for a language that the
 * site does not have leads nowhere.
 */
import useIsBrowser from '@docusaurus/useIsBrowser';
import LocaleDropdownNavbarItem from '@theme-original/NavbarItem/LocaleDropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import {languages} from '@site/config/locales';
import {chooseLanguage} from '@site/plugins/locale-gateway/browser/choose';
import type {MouseEvent, ReactElement} from 'react';
import styles from './styles.module.css';

function rememberChoice(event: MouseEvent) {
  const locale = (event.target as Element)
    .closest('a[lang]')
    ?.getAttribute('lang');
  if (!locale) {
    return;
  }
  try {
    chooseLanguage(languages, locale);
  } catch (error) {
    event.preventDefault();
    event.stopPropagation();
    console.warn((error as Error).message);
  }
}

export default function LocaleDropdownNavbarItemWrapper(
  props: Props,
): ReactElement {
  // The not-found page is built under another address than it is shown at.
  const isBrowser = useIsBrowser();
  const item = <LocaleDropdownNavbarItem key={String(isBrowser)} {...props} />;
  // In the drawer the item is one of a list, in which nothing else may be.
  return props.mobile ? (
    <li className={styles.wrapper} onClickCapture={rememberChoice}>
      <ul className={styles.wrapper}>{item}</ul>
    </li>
  ) : (
    <div className={styles.wrapper} onClickCapture={rememberChoice}>
      {item}
    </div>
  );
}
