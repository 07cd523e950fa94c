// Extends the stock list with the item types of this site; config/theme.ts
// uses them.
import RepositoryItem from '@site/src/components/Navbar/RepositoryItem';
import SectionItem from '@site/src/components/Navbar/SectionItem';
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';

export default {
  ...ComponentTypes,
  'custom-section': SectionItem,
  'custom-repository': RepositoryItem,
};
