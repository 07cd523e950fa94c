// Ejected: a group has an icon, opens and closes as one button, and remembers
// in the browser that it was closed.
import type {PropSidebarItemCategory} from '@docusaurus/plugin-content-docs';
import {
  isActiveSidebarItem,
  useVisibleSidebarItems,
} from '@docusaurus/plugin-content-docs/client';
import {mdiChevronDown} from '@mdi/js';
import Icon from '@site/src/components/Icon';
import {findSection, namespaceOf} from '@site/src/components/sections';
import {readStored, writeStored} from '@site/src/visit/storage';
import {useStored} from '@site/src/visit/useStored';
import type {Props} from '@theme/DocSidebarItem/Category';
import DocSidebarItems from '@theme/DocSidebarItems';
import clsx from 'clsx';
import {type ReactElement, useEffect, useId} from 'react';
import styles from './styles.module.css';

/** The namespace that the first page of a group belongs to. */
function namespaceOfGroup(category: PropSidebarItemCategory): string {
  const page = category.items.find(
    (item) => item.type === 'link' && item.docId !== undefined,
  );
  return page?.type === 'link' ? namespaceOf(page.docId ?? '') : '';
}

export default function DocSidebarItemCategory({
  item,
  onItemClick,
  activePath,
  level,
}: Props): ReactElement | null {
  const {items, label, collapsible, className} = item;
  const visibleItems = useVisibleSidebarItems(items, activePath);
  const listId = useId();
  const namespace = namespaceOfGroup(item);
  const isActive = isActiveSidebarItem(item, activePath);
  const storageKey = `sidebar.closed.${namespace || label}`;
  const stored = useStored(storageKey);
  const collapsed =
    collapsible && (stored === null ? item.collapsed : stored === 'true');

  // Who comes to a page of a closed group wants to see where that page is.
  useEffect(() => {
    if (isActive && readStored(storageKey) === 'true') {
      writeStored(storageKey, 'false');
    }
  }, [isActive, activePath, storageKey]);

  if (visibleItems.length === 0) {
    return null;
  }
  const icon = level === 1 ? findSection(namespace)?.icon : undefined;
  const heading = (
    <>
      {icon && <Icon className={styles.icon} path={icon} />}
      <span className={styles.label}>{label}</span>
    </>
  );
  return (
    <li
      className={clsx(
        'theme-doc-sidebar-item-category',
        styles.group,
        className,
      )}
    >
      {collapsible ? (
        <button
          aria-controls={listId}
          aria-expanded={!collapsed}
          className={styles.heading}
          onClick={() => {
            writeStored(storageKey, String(!collapsed));
          }}
          type="button"
        >
          {heading}
          <Icon className={styles.chevron} path={mdiChevronDown} size={18} />
        </button>
      ) : (
        <div className={styles.heading}>{heading}</div>
      )}
      <ul className="menu__list" hidden={collapsed} id={listId}>
        <DocSidebarItems
          activePath={activePath}
          items={items}
          level={level + 1}
          onItemClick={onItemClick}
        />
      </ul>
    </li>
  );
}
