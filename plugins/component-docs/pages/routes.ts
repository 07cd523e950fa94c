import type {PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';

/** Pages to add to one version. */
export interface AddedPages {
  /** The version's address, as its route has it: `/en/1.5/`. */
  readonly versionPath: string;
  readonly routes: readonly RouteConfig[];
}

/** What of the docs plugin's global data the added pages go into. */
interface GlobalVersions {
  readonly versions: readonly {
    readonly path: string;
    readonly docs: readonly unknown[];
  }[];
}

/**
 * Wraps the actions of the docs plugin, so that pages appear inside of its
 * layout: as children of the route that renders a version's sidebar.
 *
 * The docs plugin has no such hook. Its routes are one root, below it one a
 * version, whose first child is the layout with the sidebar and the pages.
 *
 * @param layout - component of that layout route.
 * @param pages - what to add.
 */
export function withAddedPages(
  actions: PluginContentLoadedActions,
  layout: string,
  pages: readonly AddedPages[],
): PluginContentLoadedActions {
  const addTo = (version: RouteConfig): RouteConfig => {
    const added = pages.find(({versionPath}) => versionPath === version.path);
    return {
      ...version,
      routes: version.routes?.map((route) =>
        added && route.component === layout
          ? {...route, routes: [...(route.routes ?? []), ...added.routes]}
          : route,
      ),
    };
  };
  return {
    ...actions,
    addRoute: (root) => {
      actions.addRoute({...root, routes: root.routes?.map(addTo)});
    },
    // The versions menu keeps a page that is listed under the same id.
    setGlobalData: (data) => {
      const {versions, ...rest} = data as GlobalVersions;
      actions.setGlobalData({
        ...rest,
        versions: versions.map((version) => ({
          ...version,
          docs: [
            ...version.docs,
            ...(pages
              .find(({versionPath}) => versionPath === version.path)
              ?.routes.map(({path, sidebar}) => ({
                id: path.slice(version.path.length).replace(/^\/|\/$/g, ''),
                path,
                sidebar,
              })) ?? []),
          ],
        })),
      });
    },
  };
}
