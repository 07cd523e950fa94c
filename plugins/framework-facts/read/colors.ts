import type {ColorFamily, Shade} from '../types';
import type {FrameworkPackage} from './package';

/** The color of a family that its own name stands for. */
const base = 'base';

/** Family of black, white and transparent, which have no shades. */
const plain = 'shades';

/** `lighten2` in scripts is `lighten-2` in classes. */
const kebab = (name: string) =>
  name
    .replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    .replace(/(\d+)$/, '-$1');

function shadeOf(family: string, key: string, value: string): Shade {
  const color = kebab(family);
  const name = kebab(key);
  const script = `colors.${family}.${key}`;
  if (family === plain) {
    return {name, value, background: name, text: `${name}--text`, script};
  }
  return key === base
    ? {name: '', value, background: color, text: `${color}--text`, script}
    : {
        name,
        value,
        background: `${color} ${name}`,
        text: `${color}--text text--${name}`,
        script,
      };
}

/** The colors of the framework, in its own order. */
export function colorFamilies({
  colors,
}: Pick<FrameworkPackage, 'colors'>): readonly ColorFamily[] {
  return Object.entries(colors).map(([family, shades]) => ({
    name: kebab(family),
    shades: Object.entries(shades).map(([key, value]) =>
      shadeOf(family, key, value),
    ),
  }));
}
