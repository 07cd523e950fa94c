import {
  type GlobalVersion,
  useActiveDocContext,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {ExternalVersion} from '@site/config/versions';
import {
  mdiArchiveOutline,
  mdiCheck,
  mdiChevronDown,
  mdiFlaskOutline,
  mdiOpenInNew,
  mdiShieldCheckOutline,
  mdiSourceBranch,
  mdiStarOutline,
} from '@mdi/js';
import Icon from '@site/src/components/Icon';
import usePopover, {moveFocus} from '@site/src/components/usePopover';
import useSiteFields from '@site/src/components/useSiteFields';
import {track} from '@site/src/visit/track';
import {
  useChooseVersion,
  useRestoredVersion,
} from '@site/src/visit/versionChoice';
import {type ReactElement, useId} from 'react';
import styles from './styles.module.css';

type Status = 'current' | 'unreleased' | 'stable' | ExternalVersion['status'];

interface Entry {
  readonly label: string;
  readonly status: Status;
  readonly href: string;
  readonly external: boolean;
  readonly current: boolean;
  readonly name?: string;
}

const icons: Readonly<Record<Status, string>> = {
  current: mdiStarOutline,
  unreleased: mdiFlaskOutline,
  stable: mdiShieldCheckOutline,
  archived: mdiArchiveOutline,
  development: mdiSourceBranch,
};

function statusOf({isLast, name}: GlobalVersion): Status {
  if (isLast) {
    return 'current';
  }
  return name === 'current' ? 'unreleased' : 'stable';
}

function nameOf(status: Status): string {
  return {
    current: translate({
      id: 'site.versions.currentRelease',
      message: 'current release',
      description: 'Says what kind of version an entry of the menu is',
    }),
    unreleased: translate({
      id: 'site.versions.unreleased',
      message: 'unreleased',
    }),
    stable: translate({id: 'site.versions.stable', message: 'stable'}),
    archived: translate({id: 'site.versions.archived', message: 'archived'}),
    development: translate({
      id: 'site.versions.development',
      message: 'in development',
    }),
  }[status];
}

/** The same page in each version where it exists, else the version's start. */
function useEntries(): Entry[] {
  const versions = useVersions(undefined);
  const {externalVersions} = useSiteFields();
  const {activeVersion, alternateDocVersions} = useActiveDocContext(undefined);
  const own = versions.map((version): Entry => {
    const doc =
      alternateDocVersions[version.name] ??
      version.docs.find(({id}) => id === version.mainDocId);
    return {
      name: version.name,
      label:
        version.name === 'current' || version.isLast
          ? version.label
          : `${version.label}.x`,
      status: statusOf(version),
      href: doc?.path ?? version.path,
      external: false,
      current: (activeVersion?.name ?? '') === version.name,
    };
  });
  const external = externalVersions.map((version): Entry => ({
    label: version.label,
    status: version.status,
    href: version.href,
    external: true,
    current: false,
  }));
  return [...own, ...external];
}

/**
 * Lists every version of the documentation, those on other hosts included, and
 * keeps the reader on the page they are at where the other version has it.
 */
export default function VersionsMenu(): ReactElement {
  const {open, show, close, root, button, onKeyDown} = usePopover();
  const listId = useId();
  const entries = useEntries();
  const chooseVersion = useChooseVersion();
  useRestoredVersion();
  const current = entries.find((entry) => entry.current);

  return (
    <div
      className={styles.root}
      onKeyDown={(event) => {
        onKeyDown(event);
        if (open) {
          moveFocus(event, [...(root.current?.querySelectorAll('a') ?? [])]);
        }
      }}
      ref={root}
    >
      <button
        aria-controls={listId}
        aria-expanded={open}
        className={styles.button}
        onClick={open ? close : show}
        ref={button}
        type="button"
      >
        <span className={styles.name}>
          {translate({
            id: 'site.versions.label',
            message: 'Version',
            description: 'Name of the versions menu',
          })}
        </span>
        {/* The not-found page is built once for all versions: the label differs. */}
        {current && <b suppressHydrationWarning>{current.label}</b>}
        <Icon path={mdiChevronDown} size={18} />
      </button>
      <ul className={styles.list} hidden={!open} id={listId}>
        {entries.map(({label, status, href, external, current, name}) => (
          <li key={label}>
            <Link
              aria-current={current ? 'true' : undefined}
              className={styles.entry}
              onClick={() => {
                close();
                track({name: 'version', version: label});
                if (name !== undefined) {
                  chooseVersion(name);
                }
              }}
              to={href}
            >
              <Icon path={icons[status]} size={18} />
              <span className={styles.label}>{label}</span>{' '}
              <span className={styles.status}>{nameOf(status)}</span>
              {open && current && <Icon path={mdiCheck} size={18} />}
              {external && <Icon path={mdiOpenInNew} size={16} />}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
