import Translate, {translate} from '@docusaurus/Translate';
import type {
  BreakpointFacts,
  BreakpointRange,
} from '@site/plugins/framework-facts/types';
import type {ReactElement} from 'react';
import {deviceOf} from './devices';
import styles from './styles.module.css';
import {useRange} from './useRange';

/** Marks limits that are lower than configured. */
const mark = '*';

function rangeText({from, to, isReduced}: BreakpointRange): string {
  const limits = {from: `${String(from)}px`, to: `${String(to)}px`};
  const text =
    from === 0
      ? translate(
          {
            id: 'site.breakpoints.below',
            message: 'below {to}',
            description: 'A range of window widths; {to} is like 600px',
          },
          limits,
        )
      : to === undefined
        ? translate(
            {
              id: 'site.breakpoints.from',
              message: 'from {from}',
              description: 'A range of window widths; {from} is like 1904px',
            },
            limits,
          )
        : translate(
            {
              id: 'site.breakpoints.between',
              message: '{from} to {to}',
              description: 'A range of window widths, such as 600px to 960px',
            },
            limits,
          );
  return isReduced ? text + mark : text;
}

interface BreakpointTableProps {
  /** Authors write `<BreakpointTable />`; the build passes the ranges. */
  readonly facts: BreakpointFacts;
}

/** The ranges of window widths that the framework knows. */
export default function BreakpointTable({
  facts: {ranges, scrollBarWidth},
}: BreakpointTableProps): ReactElement {
  const current = useRange(ranges);
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <Translate id="site.breakpoints.device">Device</Translate>
            </th>
            <th scope="col">
              <Translate id="site.breakpoints.code">Code</Translate>
            </th>
            <th scope="col">
              <Translate id="site.breakpoints.types">Types</Translate>
            </th>
            <th scope="col">
              <Translate id="site.breakpoints.range">Range</Translate>
            </th>
          </tr>
        </thead>
        <tbody>
          {ranges.map((range) => {
            const device = deviceOf(range.name);
            const isCurrent = range.name === current;
            return (
              <tr
                className={isCurrent ? styles.current : undefined}
                key={range.name}
              >
                <th scope="row">
                  {device?.name ?? range.name}
                  {isCurrent && (
                    <span className={styles.here}>
                      <Translate
                        description="Beside the range of widths that the reader’s window is in"
                        id="site.breakpoints.here"
                      >
                        this window
                      </Translate>
                    </span>
                  )}
                </th>
                <td>
                  <code>{range.name}</code>
                </td>
                <td>{device?.types}</td>
                <td className={styles.range}>{rangeText(range)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {ranges.some(({isReduced}) => isReduced) && (
        <p className={styles.note}>
          {mark}{' '}
          <Translate
            id="site.breakpoints.note"
            values={{width: `${String(scrollBarWidth)}px`}}
          >
            {
              'Larger limits are {width} lower than configured. That much is left for the scrollbar on desktops.'
            }
          </Translate>
        </p>
      )}
    </>
  );
}
