/** Stands in for the generated modules on the server, where nothing runs. */
import type {FrameworkRegistry} from './registry';

/** No framework. */
export const frameworks: FrameworkRegistry = {};

/** No modules for edited code. */
export const modules: Readonly<Record<string, never>> = {};
