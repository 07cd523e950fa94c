/**
 * Compiles a page with the remark plugin and prints the code. A process of
 * its own, since the MDX compiler consists of ES modules.
 *
 * Arguments: the site's folder, the page's path, its text.
 */
import remarkExamples from '../remark';
import remarkPlayground from '../remark-playground';

async function print(siteDir: string, path: string, value: string) {
  const {compile} = await import('@mdx-js/mdx');
  const code = await compile(
    {path, value},
    {
      remarkPlugins: [
        [remarkExamples, {siteDir}],
        [remarkPlayground, {siteDir}],
      ],
      jsx: true,
    },
  );
  process.stdout.write(String(code));
}

const [siteDir = '', path = '', value = ''] = process.argv.slice(2);
void print(siteDir, path, value);
