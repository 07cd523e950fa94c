import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {mdiArrowRight} from '@mdi/js';
import type {ExampleModule} from '@site/plugins/live-examples/client';
import day from '@site/examples/home/day.vue?example';
import filter from '@site/examples/home/filter.vue?example';
import format from '@site/examples/home/format.vue?example';
import light from '@site/examples/home/light.vue?example';
import news from '@site/examples/home/news.vue?example';
import orders from '@site/examples/home/orders.vue?example';
import review from '@site/examples/home/review.vue?example';
import route from '@site/examples/home/route.vue?example';
import Icon from '@site/src/components/Icon';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactElement} from 'react';
import Live from './Live';
import styles from './styles.module.css';

interface Cell {
  readonly example: ExampleModule;
  /** Page of the component. */
  readonly to: string;
  readonly name: string;
  /** How much room it takes: one column else. */
  readonly room?: 'widest' | 'wide' | 'tall';
}

const cells = (): readonly Cell[] => [
  {
    example: orders,
    to: '/components/data-tables/',
    name: translate({id: 'site.home.wall.tables', message: 'Data tables'}),
    room: 'widest',
  },
  {
    example: day,
    to: '/components/date-pickers/',
    name: translate({id: 'site.home.wall.dates', message: 'Date pickers'}),
    room: 'tall',
  },
  {
    example: light,
    to: '/components/sliders/',
    name: translate({id: 'site.home.wall.sliders', message: 'Sliders'}),
  },
  {
    example: format,
    to: '/components/button-groups/',
    name: translate({id: 'site.home.wall.buttons', message: 'Button groups'}),
  },
  {
    example: review,
    to: '/components/ratings/',
    name: translate({id: 'site.home.wall.ratings', message: 'Ratings'}),
  },
  {
    example: route,
    to: '/components/autocompletes/',
    name: translate({
      id: 'site.home.wall.autocompletes',
      message: 'Autocompletes',
    }),
    room: 'wide',
  },
  {
    example: filter,
    to: '/components/chip-groups/',
    name: translate({id: 'site.home.wall.chips', message: 'Chip groups'}),
  },
  {
    example: news,
    to: '/components/selection-controls/',
    name: translate({
      id: 'site.home.wall.switches',
      message: 'Selection controls',
    }),
  },
];

/** Components that run in the page, each beside the link to its own. */
export default function Wall(): ReactElement {
  return (
    <section className={styles.section}>
      <Heading as="h2">
        <Translate id="site.home.wall">Touch them: they run here</Translate>
      </Heading>
      <ul className={styles.wall}>
        {cells().map(({example, to, name, room}) => (
          <li
            className={clsx(styles.cell, room && styles[room])}
            key={example.file}
          >
            <Link className={styles.cellName} to={to}>
              {name}
              <Icon path={mdiArrowRight} />
            </Link>
            <Live
              className={styles.cellStage}
              example={example}
              label={name}
              narrow={room !== 'widest' && room !== 'wide'}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
