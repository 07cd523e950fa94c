import {readRegistry} from '../registry';
import {sharedChunks} from '../sharedChunks';

const line = (chunk: string, module: string) =>
  `  "${chunk}": [() => import(/* webpackChunkName: "${chunk}" */ "${module}"), "${module}", require.resolveWeak("${module}")],`;

const registry = `export default {
${line('1a', '@theme/DocItem')}
${line('2b', '@site/docs/a.mdx')}
${line('3c', '@site/src/pages/index.tsx')}
}`;

test('knows whose each chunk is', () => {
  expect(readRegistry(registry)).toEqual([
    {chunk: '1a', module: '@theme/DocItem'},
    {chunk: '2b', module: '@site/docs/a.mdx'},
    {chunk: '3c', module: '@site/src/pages/index.tsx'},
  ]);
});

test('stops when the registry is written in another way', () => {
  expect(() => readRegistry('export default {}')).toThrow(
    'registry.js names no chunks',
  );
});

test('only docs share chunks', () => {
  const {docs, layout} = sharedChunks(registry);
  const sharing = (group: object | undefined) =>
    ['1a', '2b', '3c', undefined].filter((name) =>
      (group as {chunks: (chunk: {name?: string}) => boolean}).chunks(
        name === undefined ? {} : {name},
      ),
    );
  expect(sharing(docs)).toEqual(['1a', '2b']);
  expect(sharing(layout)).toEqual(['1a']);
});
