import Translate, {translate} from '@docusaurus/Translate';
import {mdiEye, mdiEyeOff} from '@mdi/js';
import type {DisplayFacts} from '@site/plugins/framework-facts/types';
import {deviceOf} from '@site/src/components/BreakpointTable/devices';
import Icon from '@site/src/components/Icon';
import clsx from 'clsx';
import {type ReactElement, useId, useState} from 'react';
import Classes from './Classes';
import styles from './styles.module.css';

/** The display that is chosen at first, where there is one. */
const usual = 'block';

interface DisplayTableProps {
  /** Authors write `<DisplayTable />`; the build passes the classes. */
  readonly facts: DisplayFacts;
}

function nameOf(screen: string): string {
  return screen === ''
    ? translate({
        id: 'site.display.all',
        message: 'All',
        description: 'All screens',
      })
    : screen === 'print'
      ? translate({
          id: 'site.display.print',
          message: 'Paper',
          description: 'What is printed, beside screens',
        })
      : (deviceOf(screen)?.name ?? screen);
}

/** The classes that hide or show on one kind of screen alone. */
function Pairs({facts: {pairs, values}}: DisplayTableProps): ReactElement {
  const id = useId();
  const [value, setValue] = useState(
    values.includes(usual) ? usual : (values[0] ?? usual),
  );
  const labels = {
    hidden: translate({
      id: 'site.display.hidden',
      message: 'Hidden only there',
    }),
    shown: translate({id: 'site.display.shown', message: 'Shown only there'}),
  };
  return (
    <>
      <p className={styles.chooser}>
        <label htmlFor={id}>
          <Translate
            description="Label of a list of CSS displays, such as flex"
            id="site.display.value"
          >
            Display where it is shown
          </Translate>
        </label>
        <select
          id={id}
          onChange={(event) => {
            setValue(event.currentTarget.value);
          }}
          value={value}
        >
          {values.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </p>
      <table className={clsx(styles.table, styles.pairs)}>
        <thead>
          <tr>
            <th scope="col">
              <Translate id="site.display.screen">Screen</Translate>
            </th>
            <th scope="col">{labels.hidden}</th>
            <th scope="col">{labels.shown}</th>
          </tr>
        </thead>
        <tbody>
          {pairs.map(({screen, hidden, shown}) => (
            <tr key={screen}>
              <th scope="row">
                {nameOf(screen)} {screen && <code>{screen}</code>}
              </th>
              {[
                {classes: hidden, label: labels.hidden},
                {classes: shown, label: labels.shown},
              ].map(({classes, label}) => (
                <td data-label={label} key={label}>
                  <Classes text={classes.replaceAll('{value}', value)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** The classes that hide on some screens, and where. */
function Helpers({facts: {helpers, screens}}: DisplayTableProps): ReactElement {
  const places = [...screens, 'print'];
  const words = {
    hidden: translate({id: 'site.display.isHidden', message: 'hidden'}),
    shown: translate({id: 'site.display.isShown', message: 'shown'}),
  };
  return (
    <div
      aria-label={translate({
        id: 'site.display.helpers',
        message: 'Where the classes hide',
        description: 'Accessible name of a table',
      })}
      className={styles.scroll}
      role="region"
      tabIndex={0}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <Translate id="site.display.class">Class</Translate>
            </th>
            {places.map((place) => (
              <th
                className={styles.state}
                key={place}
                scope="col"
                title={nameOf(place)}
              >
                {place === 'print' ? nameOf(place) : place}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {helpers.map(({name, hiddenOn}) => (
            <tr key={name}>
              <th scope="row">
                <Classes text={name} />
              </th>
              {places.map((place) => {
                const state = hiddenOn.includes(place) ? 'hidden' : 'shown';
                return (
                  <td className={clsx(styles.state, styles[state])} key={place}>
                    <Icon path={state === 'hidden' ? mdiEyeOff : mdiEye} />
                    <span className="visually-hidden">{words[state]}</span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What hides and shows on which screens. */
export default function DisplayTable(props: DisplayTableProps): ReactElement {
  return (
    <>
      <Pairs {...props} />
      <Helpers {...props} />
    </>
  );
}
