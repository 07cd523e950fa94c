/**
 * Wrapped to remember the language a visitor chooses: the pages outside of
 * the locales send them there next time. The pseudo-locale is a tool for
 * translators and is not remembered.
 */
import LocaleDropdownNavbarItem from '@theme-original/NavbarItem/LocaleDropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import {languages, type Language} from '@site/config/locales';
import {storeLanguage} from '@site/plugins/locale-gateway/browser/storage';
import type {MouseEvent, ReactElement} from 'react';
import styles from './styles.module.css';

function rememberChoice(event: MouseEvent) {
  const link = (event.target as Element).closest('a[lang]');
  const language = languages.find(
    ({locale}: Language) => locale === link?.getAttribute('lang'),
  ) as Language | undefined;
  if (language && !language.pseudo) {
    storeLanguage(language.locale);
  }
}

export default function LocaleDropdownNavbarItemWrapper(
  props: Props,
): ReactElement {
  return (
    <div className={styles.wrapper} onClickCapture={rememberChoice}>
      <LocaleDropdownNavbarItem {...props} />
    </div>
  );
}
