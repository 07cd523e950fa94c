import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SiteFields} from '@site/config/theme';

/** What the configuration hands to components through `customFields`. */
export default function useSiteFields(): SiteFields {
  const {siteConfig} = useDocusaurusContext();
  return siteConfig.customFields as unknown as SiteFields;
}
