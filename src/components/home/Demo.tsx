import {translate} from '@docusaurus/Translate';
import tasks from '@site/examples/home/tasks.vue?example';
import type {ReactElement} from 'react';
import Live from './Live';
import styles from './styles.module.css';

/** A small application of the real framework, running in the page. */
export default function Demo(): ReactElement {
  return (
    <Live
      className={styles.demo}
      example={tasks}
      label={translate({
        id: 'site.home.demo',
        message: 'A small application, running in this page',
        description: 'Accessible name of the application on the home page',
      })}
    />
  );
}
