// Ejected: on a page that is not translated yet the link says how to do it.
import Link from '@docusaurus/Link';
import {ThemeClassNames} from '@docusaurus/theme-common';
import useEditLink from '@site/src/components/useEditLink';
import type {Props} from '@theme/EditThisPage';
import IconEdit from '@theme/Icon/Edit';
import type {ReactElement} from 'react';

export default function EditThisPage({editUrl}: Props): ReactElement {
  const {href, label} = useEditLink(editUrl);
  return (
    <Link className={ThemeClassNames.common.editThisPage} to={href}>
      <IconEdit />
      {label}
    </Link>
  );
}
