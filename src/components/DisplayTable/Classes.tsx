import {translate} from '@docusaurus/Translate';
import CopyButton from '@site/src/components/CopyButton';
import type {ReactElement} from 'react';
import styles from './styles.module.css';

/** Classes with a button that copies them. */
export default function Classes({text}: {readonly text: string}): ReactElement {
  return (
    <span className={styles.classes}>
      <code>{text}</code>
      <CopyButton
        className={styles.copy}
        getText={() => text}
        label={translate(
          {
            id: 'site.display.copy',
            message: 'Copy {classes}',
            description: 'Name of the button that copies CSS classes',
          },
          {classes: text},
        )}
      />
    </span>
  );
}
