import content from '@content-service/themes.json';
import Translate from '@docusaurus/Translate';
import type {ReactElement} from 'react';
import styles from './styles.module.css';
import ThemeCard from './ThemeCard';

/** The themes that one can get. */
export default function ThemeCatalog(): ReactElement {
  const {items} = content;
  if (items.length === 0) {
    return (
      <p className={styles.empty}>
        <Translate id="site.themes.empty">
          There are no themes in the catalog yet.
        </Translate>
      </p>
    );
  }
  return (
    <div>
      <ul className={styles.themes}>
        {items.map((theme) => (
          <li key={theme.title}>
            <ThemeCard theme={theme} />
          </li>
        ))}
      </ul>
    </div>
  );
}
