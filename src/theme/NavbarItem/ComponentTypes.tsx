// Extends the stock list with the item types of this site; config/theme.ts
// uses them.
import RepositoryItem from '@site/src/components/Navbar/RepositoryItem';
import SectionItem from '@site/src/components/Navbar/SectionItem';
import EnterpriseItem from '@site/src/components/Navbar/EnterpriseItem';
import StoreItem from '@site/src/components/Navbar/StoreItem';
import Notifications from '@site/src/components/Notifications';
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';

export default {
  ...ComponentTypes,
  'custom-section': SectionItem,
  'custom-repository': RepositoryItem,
  'custom-enterprise': EnterpriseItem,
  'custom-store': StoreItem,
  'custom-notifications': Notifications,
};
