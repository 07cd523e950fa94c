// Ejected: an entry can carry a chip (new, updated, deprecated) after its name.
import isInternalUrl from '@docusaurus/isInternalUrl';
import Link from '@docusaurus/Link';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import Chip, {isChip} from '@site/src/components/Chip';
import type {Props} from '@theme/DocSidebarItem/Link';
import IconExternalLink from '@theme/Icon/ExternalLink';
import clsx from 'clsx';
import type {ReactElement} from 'react';
import styles from './styles.module.css';

export default function DocSidebarItemLink({
  item,
  onItemClick,
  activePath,
}: Props): ReactElement {
  const {href, label, className, autoAddBaseUrl, customProps} = item;
  const isActive = isActiveSidebarItem(item, activePath);
  const isInternal = isInternalUrl(href);
  return (
    <li className={clsx('theme-doc-sidebar-item-link', className)}>
      <Link
        aria-current={isActive ? 'page' : undefined}
        autoAddBaseUrl={autoAddBaseUrl}
        className={styles.link}
        to={href}
        {...(isInternal &&
          onItemClick && {
            onClick: () => {
              onItemClick(item);
            },
          })}
      >
        <span className={styles.label}>{label}</span>
        {isChip(customProps?.chip) && <Chip kind={customProps.chip} />}
        {!isInternal && <IconExternalLink />}
      </Link>
    </li>
  );
}
