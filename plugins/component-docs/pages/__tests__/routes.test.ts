import type {PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';
import {withAddedPages} from '../routes';

it('adds pages below the layout of their version and to the global data', () => {
  const routes: RouteConfig[] = [];
  const data: unknown[] = [];
  const actions: PluginContentLoadedActions = {
    addRoute: (route) => routes.push(route),
    setGlobalData: (value) => data.push(value),
    createData: () => Promise.resolve(''),
  };
  const page = {path: '/en/1.5/api/v-btn/', component: 'Api', sidebar: 'docs'};
  const wrapped = withAddedPages(actions, 'Layout', [
    {versionPath: '/en/1.5', routes: [page]},
  ]);
  const version = (path: string, children: RouteConfig[]): RouteConfig => ({
    path,
    component: 'Version',
    routes: [
      {path, component: 'Layout', routes: children},
      {path: `${path}/tags`, component: 'Tags'},
    ],
  });
  const doc = {path: '/en/1.5/a/', component: 'Doc'};
  wrapped.addRoute({
    path: '/en/',
    component: 'Root',
    routes: [version('/en/1.5', [doc]), version('/en', [])],
  });
  expect(routes).toEqual([
    {
      path: '/en/',
      component: 'Root',
      routes: [version('/en/1.5', [doc, page]), version('/en', [])],
    },
  ]);

  wrapped.setGlobalData({
    path: '/en/',
    versions: [
      {path: '/en/1.5', docs: [{id: 'a'}]},
      {path: '/en', docs: []},
    ],
  });
  expect(data).toEqual([
    {
      path: '/en/',
      versions: [
        {
          path: '/en/1.5',
          docs: [
            {id: 'a'},
            {id: 'api/v-btn', path: page.path, sidebar: 'docs'},
          ],
        },
        {path: '/en', docs: []},
      ],
    },
  ]);
});
