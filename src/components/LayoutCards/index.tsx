import {layouts} from '@layout-demos/list';
import type {ReactElement} from 'react';
import LayoutCard from './LayoutCard';
import styles from './styles.module.css';

/** A card for each full-page layout demo, in the whole width of the column. */
export default function LayoutCards(): ReactElement {
  // A list of its own would be as narrow as the text of the page.
  return (
    <div>
      <ul className={styles.cards}>
        {layouts.map((layout) => (
          <li key={layout.name}>
            <LayoutCard layout={layout} />
          </li>
        ))}
      </ul>
    </div>
  );
}
