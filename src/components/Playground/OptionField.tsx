import {translate} from '@docusaurus/Translate';
import type {ReactElement} from 'react';
import type {
  PlaygroundOption,
  PlaygroundValue,
} from '@site/plugins/live-examples/client';
import {contentAttribute} from './template';
import styles from './styles.module.css';

interface OptionFieldProps {
  /** Unique on the page. */
  readonly id: string;
  readonly option: PlaygroundOption;
  readonly value: PlaygroundValue | undefined;
  readonly onChange: (value: PlaygroundValue | undefined) => void;
}

/** The control of one option, labeled with the attribute that it sets. */
export default function OptionField({
  id,
  option: {attribute, control, items, min, max, step},
  value,
  onChange,
}: OptionFieldProps): ReactElement {
  const label = (
    <label className={styles.label} htmlFor={id}>
      {attribute === contentAttribute
        ? translate({
            id: 'site.playground.content',
            message: 'Text',
            description: 'Label of the field for the text inside a demo',
          })
        : attribute}
    </label>
  );
  switch (control) {
    case 'switch':
      return (
        <div className={styles.row}>
          {label}
          <input
            checked={value === true}
            className={styles.switch}
            id={id}
            onChange={({currentTarget}) => {
              onChange(currentTarget.checked);
            }}
            role="switch"
            type="checkbox"
          />
        </div>
      );
    case 'text':
      return (
        <div className={styles.field}>
          {label}
          <input
            className={styles.input}
            id={id}
            onChange={({currentTarget}) => {
              onChange(currentTarget.value);
            }}
            type="text"
            value={String(value ?? '')}
          />
        </div>
      );
    case 'slider':
      return (
        <div className={styles.field}>
          <span className={styles.row}>
            {label}
            <output className={styles.output} htmlFor={id}>
              {value === undefined ? '–' : String(value)}
            </output>
          </span>
          <input
            className={styles.slider}
            id={id}
            max={max}
            min={min}
            onChange={({currentTarget}) => {
              onChange(currentTarget.valueAsNumber);
            }}
            step={step}
            type="range"
            value={Number(value ?? min)}
          />
        </div>
      );
    case 'select':
      return (
        <div className={styles.field}>
          {label}
          <select
            className={styles.input}
            id={id}
            onChange={({currentTarget}) => {
              onChange(
                items.find((item) => String(item) === currentTarget.value),
              );
            }}
            value={String(value ?? '')}
          >
            <option value="">
              {translate({
                id: 'site.playground.none',
                message: 'None',
                description: 'Choice that leaves an attribute out',
              })}
            </option>
            {items.map((item) => (
              <option key={item} value={item}>
                {item}
              </option>
            ))}
          </select>
        </div>
      );
  }
}
