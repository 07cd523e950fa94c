import type {FrameworkRegistry} from './registry';

/** The registry on the server, where no framework runs. */
export const frameworks: FrameworkRegistry = {};
