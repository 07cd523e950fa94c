import type {PluginContentLoadedActions} from '@docusaurus/types';

type CreateData = PluginContentLoadedActions['createData'];

/**
 * Leaves out data that Docusaurus has been given before: the same object under
 * the same name. It would turn it into text to find out, which takes long for
 * the data of all API pages, after each edit while developing.
 *
 * @returns a function that wraps the actions of each load of the content.
 */
export function writeChanged(): <
  A extends Pick<PluginContentLoadedActions, 'createData'>,
>(
  actions: A,
) => A {
  const written = new Map<
    string,
    {readonly data: unknown; readonly file: string}
  >();
  return (actions) => {
    const createData: CreateData = async (name, data) => {
      const before = written.get(name);
      if (before && Object.is(before.data, data)) {
        return before.file;
      }
      const file = await actions.createData(name, data);
      written.set(name, {data, file});
      return file;
    };
    return {...actions, createData};
  };
}
