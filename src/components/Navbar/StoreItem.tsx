import {translate} from '@docusaurus/Translate';
import useSiteFields from '@site/src/components/useSiteFields';
import DefaultNavbarItem, {
  type Props,
} from '@theme/NavbarItem/DefaultNavbarItem';
import {type ReactElement, useSyncExternalStore} from 'react';
import styles from './styles.module.css';

/** The window is not watched: who comes later sees what has changed. */
const subscribe = () => () => undefined;

/** Whether the visitor's clock is within the promo window. */
function useIsPromo(): boolean {
  const {from, until} = useSiteFields().storePromo;
  return useSyncExternalStore(
    subscribe,
    () => Date.now() >= Date.parse(from) && Date.now() <= Date.parse(until),
    () => false,
  );
}

/** Navbar item `custom-store`: the store, with a badge while it has offers. */
export default function StoreItem({label, ...props}: Props): ReactElement {
  const isPromo = useIsPromo();
  return (
    <DefaultNavbarItem
      {...props}
      label={
        <>
          {label}
          {isPromo && (
            <span className={styles.badge}>
              {translate({
                id: 'site.navbar.promo',
                message: 'Sale',
                description: 'Badge on the link to the store',
              })}
            </span>
          )}
        </>
      }
    />
  );
}
