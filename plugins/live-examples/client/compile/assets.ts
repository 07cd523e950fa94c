import type {ModuleOptions} from 'vue-template-compiler';
import {assetPattern} from '../../compiler/imports';
import {EditError} from './edit-error';

interface TemplateElement {
  readonly start?: number;
  readonly attrs?: {readonly name: string; value: string; start?: number}[];
}

/**
 * The address that the build gave an image.
 *
 * @param assets - addresses by path.
 * @param line - line of the file that names it.
 * @throws EditError for an image that the build has not seen.
 */
export function addressOf(
  assets: Readonly<Record<string, string>>,
  file: string,
  line?: number,
): string {
  const address = assets[file];
  if (address === undefined) {
    throw new EditError(
      `Cannot find ${file}. Here an example has the images that it came with, and those with an address.`,
      line,
    );
  }
  return address;
}

/**
 * Gives static attributes such as `src="./album.svg"` the addresses that the
 * build gave these images.
 *
 * @param assets - addresses by path.
 * @param lineOf - the line that an offset of the template is on.
 * @throws EditError for an image that the build has not seen.
 */
export function resolveAssets(
  assets: Readonly<Record<string, string>>,
  lineOf: (offset: number) => number,
): ModuleOptions {
  const module: Partial<ModuleOptions> = {
    postTransformNode(element: TemplateElement) {
      for (const attribute of element.attrs ?? []) {
        const file = /^"(.*)"$/.exec(attribute.value)?.[1];
        if (file === undefined || !assetPattern.test(file)) {
          continue;
        }
        const line = lineOf(attribute.start ?? element.start ?? 0);
        attribute.value = JSON.stringify(addressOf(assets, file, line));
      }
    },
  };
  // The compiler asks for the hooks that a module has.
  return module as ModuleOptions;
}
