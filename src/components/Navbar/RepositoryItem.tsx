import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {mdiGithub} from '@mdi/js';
import Icon from '@site/src/components/Icon';
import useSiteFields from '@site/src/components/useSiteFields';
import type {ReactElement} from 'react';

/** Navbar item `custom-repository`: an icon that leads to the sources. */
export default function RepositoryItem({
  mobile,
}: {
  readonly mobile?: boolean;
}): ReactElement {
  const {repositoryUrl} = useSiteFields();
  const label = translate({
    id: 'site.navbar.repository',
    message: 'Source repository',
  });
  return mobile ? (
    <li className="menu__list-item">
      <Link className="menu__link" to={repositoryUrl}>
        {label}
      </Link>
    </li>
  ) : (
    <Link
      aria-label={label}
      className="navbar__item navbar__icon"
      title={label}
      to={repositoryUrl}
    >
      <Icon path={mdiGithub} size={22} />
    </Link>
  );
}
