/**
 * Compiles a page with the remark plugin and prints the code. A process of its
 * own, since the MDX compiler consists of ES modules.
 *
 * Arguments: the page's text.
 */
import remarkComponents from '../remark';

const components = {
  Chart: '@site/src/Chart',
  Note: '@site/src/Note',
  Island: '@site/src/Island?island=part',
};

async function print(value: string) {
  const {compile} = await import('@mdx-js/mdx');
  const code = await compile(value, {
    remarkPlugins: [[remarkComponents, {components}]],
    jsx: true,
  });
  process.stdout.write(String(code));
}

void print(process.argv[2] ?? '');
