import {mdiMagnify} from '@mdi/js';
import Icon from '@site/src/components/Icon';
import type {ReactElement} from 'react';
import styles from './styles.module.css';

interface SearchFieldProps {
  /** Its name, which the empty field shows. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Called when Enter is pressed. */
  readonly onSubmit?: () => void;
}

/** A field that searches what is on the page. */
export default function SearchField({
  label,
  value,
  onChange,
  onSubmit,
}: SearchFieldProps): ReactElement {
  return (
    <form
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
      role="search"
    >
      <Icon className={styles.icon} path={mdiMagnify} />
      <input
        aria-label={label}
        autoComplete="off"
        className={styles.input}
        onChange={(event) => {
          onChange(event.target.value);
        }}
        placeholder={label}
        spellCheck={false}
        type="search"
        value={value}
      />
    </form>
  );
}
