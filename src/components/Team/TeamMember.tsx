import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {
  mdiEmailOutline,
  mdiGithub,
  mdiLinkedin,
  mdiPatreon,
  mdiTwitter,
} from '@mdi/js';
import {IconLink} from '@site/src/components/IconButton';
import {type ReactElement, type ReactNode, useId} from 'react';
import styles from './styles.module.css';

interface Accounts {
  readonly github?: string;
  readonly twitter?: string;
  readonly linkedin?: string;
  readonly patreon?: string;
}

interface TeamMemberProps extends Accounts {
  readonly name: string;
  /** What the person is to the project, in a few words. */
  readonly title: string;
  readonly email?: string;
  /** Path of a picture, below the site's root. */
  readonly avatar?: string;
  /** What the person does. */
  readonly children: ReactNode;
}

/** Where an account of each kind is. */
const places: readonly {
  readonly account: keyof Accounts;
  readonly place: string;
  readonly icon: string;
  readonly base: string;
}[] = [
  {
    account: 'github',
    place: 'GitHub',
    icon: mdiGithub,
    base: 'https://github.com/',
  },
  {
    account: 'twitter',
    place: 'Twitter',
    icon: mdiTwitter,
    base: 'https://twitter.com/',
  },
  {
    account: 'linkedin',
    place: 'LinkedIn',
    icon: mdiLinkedin,
    base: 'https://www.linkedin.com/in/',
  },
  {
    account: 'patreon',
    place: 'Patreon',
    icon: mdiPatreon,
    base: 'https://www.patreon.com/',
  },
];

/** The first letters of the first and the last name. */
function initialsOf(name: string): string {
  const names = name.split(/\s+/).filter(Boolean);
  return [names[0], names.length > 1 ? names.at(-1) : undefined]
    .map((part) => part?.charAt(0) ?? '')
    .join('')
    .toUpperCase();
}

/** One person, with links. */
export default function TeamMember({
  name,
  title,
  email,
  avatar,
  children,
  ...accounts
}: TeamMemberProps): ReactElement {
  const id = useId();
  const picture = useBaseUrl(avatar);
  return (
    <li className={styles.member}>
      <article aria-labelledby={id} className={styles.card}>
        {avatar === undefined ? (
          <span aria-hidden="true" className={styles.avatar}>
            {initialsOf(name)}
          </span>
        ) : (
          <img
            alt=""
            className={styles.avatar}
            height={56}
            loading="lazy"
            src={picture}
            width={56}
          />
        )}
        <div>
          <p className={styles.name} id={id}>
            {name}
          </p>
          <p className={styles.title}>{title}</p>
        </div>
        <div className={styles.text}>{children}</div>
        <div className={styles.links}>
          {places.map(({account, place, icon, base}) => {
            const user = accounts[account];
            return (
              user !== undefined && (
                <IconLink
                  icon={icon}
                  key={account}
                  label={translate(
                    {
                      id: 'site.team.account',
                      message: '{name} on {place}',
                      description:
                        'Name of a link to a person’s page, such as “Ada on GitHub”',
                    },
                    {name, place},
                  )}
                  to={base + user}
                />
              )
            );
          })}
          {email !== undefined && (
            <IconLink
              icon={mdiEmailOutline}
              label={translate(
                {
                  id: 'site.team.email',
                  message: 'Write to {name}',
                  description: 'Name of a link that opens the mail program',
                },
                {name},
              )}
              to={`mailto:${email}`}
            />
          )}
        </div>
      </article>
    </li>
  );
}
