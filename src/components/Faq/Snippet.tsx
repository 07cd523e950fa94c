import Translate from '@docusaurus/Translate';
import {mdiCodeTags} from '@mdi/js';
import Icon from '@site/src/components/Icon';
import {type ReactElement, type ReactNode, useId, useState} from 'react';
import styles from './styles.module.css';

interface SnippetProps {
  /** Code blocks. */
  readonly children: ReactNode;
}

/** Code of an answer, which a button shows and hides. */
export default function Snippet({children}: SnippetProps): ReactElement {
  const [shown, setShown] = useState(false);
  const id = useId();
  return (
    <div className={styles.snippet}>
      <button
        aria-controls={id}
        aria-expanded={shown}
        className={styles.toggle}
        onClick={() => {
          setShown(!shown);
        }}
        type="button"
      >
        <Icon path={mdiCodeTags} />
        {shown ? (
          <Translate
            description="Button below an answer of the FAQ"
            id="site.faq.hideCode"
          >
            Hide the code
          </Translate>
        ) : (
          <Translate
            description="Button below an answer of the FAQ"
            id="site.faq.showCode"
          >
            Show the code
          </Translate>
        )}
      </button>
      <div className={styles.code} hidden={!shown} id={id}>
        {children}
      </div>
    </div>
  );
}
