import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ColorFamily, Shade} from '@site/plugins/framework-facts/types';
import clsx from 'clsx';
import {type CSSProperties, type ReactElement, useId} from 'react';
import {shortRatio, textOn} from './contrast';
import styles from './styles.module.css';

interface FamilyProps {
  readonly family: ColorFamily;
  /** The shades to show; not all of them while searching. */
  readonly shades: readonly Shade[];
  /** The text of a shade that a press copies. */
  readonly textOf: (shade: Shade) => string;
  readonly onCopy: (shade: Shade) => void;
}

/** A color and its shades; a press on one copies it. */
export default function Family({
  family,
  shades,
  textOf,
  onCopy,
}: FamilyProps): ReactElement {
  const id = useId();
  const {i18n} = useDocusaurusContext();
  const number = new Intl.NumberFormat(i18n.currentLocale, {
    minimumFractionDigits: 1,
  });
  return (
    <li className={styles.family}>
      <p className={styles.name} id={id} translate="no">
        {family.name}
      </p>
      <ul aria-labelledby={id} className={styles.shades}>
        {shades.map((shade) => {
          const text = textOn(shade.value);
          const name = shade.name || family.name;
          const ratio = text && number.format(shortRatio(text.ratio));
          return (
            <li key={shade.script}>
              <button
                className={clsx(
                  'clean-btn',
                  styles.shade,
                  !text && styles.transparent,
                )}
                onClick={() => {
                  onCopy(shade);
                }}
                style={
                  text &&
                  ({
                    '--shade': shade.value,
                    '--on-shade': text.color,
                  } as CSSProperties)
                }
                title={translate(
                  {
                    id: 'site.colors.copy',
                    message: 'Copy {text}',
                    description:
                      'Tooltip of a color; {text} is its class or value',
                  },
                  {text: textOf(shade)},
                )}
                type="button"
              >
                <span translate="no">{name}</span>{' '}
                <span className={styles.value} translate="no">
                  {shade.value}
                </span>{' '}
                {ratio !== undefined && (
                  <span className={styles.ratio}>
                    <span aria-hidden="true">{ratio}</span>
                    <span className="visually-hidden">
                      {translate(
                        {
                          id: 'site.colors.ratio',
                          message: 'contrast {ratio}',
                          description:
                            'Read out with a color: contrast of the text on it, such as 4.6',
                        },
                        {ratio},
                      )}
                    </span>
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </li>
  );
}
