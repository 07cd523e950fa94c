import {createRoot} from 'react-dom/client';
import Notice from './Notice';
import styles from './styles.module.css';

/**
 * Shows that there is a new build, at the end of the document. It is no part
 * of the page's own tree, so that no page carries its code.
 *
 * @param apply - loads the new build.
 */
export function showUpdate(apply: () => void): void {
  // Screen readers announce what comes into a region that was there before.
  const region = document.createElement('div');
  region.setAttribute('role', 'status');
  region.className = styles.region ?? '';
  document.body.append(region);
  const root = createRoot(region);
  const close = () => {
    root.unmount();
    region.remove();
  };
  requestAnimationFrame(() => {
    root.render(<Notice onClose={close} onReload={apply} />);
  });
}
