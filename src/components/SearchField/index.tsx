import {mdiMagnify} from '@mdi/js';
import Icon from '@site/src/components/Icon';
import type {ReactElement} from 'react';
import styles from './styles.module.css';

interface SearchFieldProps {
  /** Its name, which the empty field shows. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Icon path; a magnifying glass if absent. */
  readonly icon?: string;
  /** Called when Enter is pressed. */
  readonly onSubmit?: () => void;
}

/** A field that searches what is on the page; Escape empties it. */
export default function SearchField({
  label,
  value,
  onChange,
  icon = mdiMagnify,
  onSubmit,
}: SearchFieldProps): ReactElement {
  return (
    <form
      aria-label={label}
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
      role="search"
    >
      <Icon className={styles.icon} path={icon} />
      <input
        aria-label={label}
        autoComplete="off"
        className={styles.input}
        onChange={(event) => {
          onChange(event.target.value);
        }}
        onKeyDown={(event) => {
          // What surrounds the field, as a drawer, does not close with it.
          if (event.key === 'Escape' && value !== '') {
            event.stopPropagation();
            onChange('');
          }
        }}
        placeholder={label}
        spellCheck={false}
        type="search"
        value={value}
      />
    </form>
  );
}
