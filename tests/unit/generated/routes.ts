import type {RouteConfig} from '@docusaurus/types';

/** Pages: none, unit tests show one component each. */
export default [] as RouteConfig[];
