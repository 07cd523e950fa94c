import {translate} from '@docusaurus/Translate';

/** What a range of window widths is for. */
export interface Device {
  readonly name: string;
  /** Examples of devices. */
  readonly types: string;
}

/**
 * Devices by the code of their range.
 *
 * @returns undefined for a code that is not one of the five.
 */
export function deviceOf(code: string): Device | undefined {
  const devices: Readonly<Record<string, Device>> = {
    xs: {
      name: translate({id: 'site.breakpoints.xs', message: 'Extra small'}),
      types: translate({id: 'site.breakpoints.xs.types', message: 'phones'}),
    },
    sm: {
      name: translate({id: 'site.breakpoints.sm', message: 'Small'}),
      types: translate({
        id: 'site.breakpoints.sm.types',
        message: 'large phones, small tablets',
      }),
    },
    md: {
      name: translate({id: 'site.breakpoints.md', message: 'Medium'}),
      types: translate({
        id: 'site.breakpoints.md.types',
        message: 'tablets, small laptops',
      }),
    },
    lg: {
      name: translate({id: 'site.breakpoints.lg', message: 'Large'}),
      types: translate({
        id: 'site.breakpoints.lg.types',
        message: 'laptops, desktops',
      }),
    },
    xl: {
      name: translate({id: 'site.breakpoints.xl', message: 'Extra large'}),
      types: translate({
        id: 'site.breakpoints.xl.types',
        message: 'large screens',
      }),
    },
  };
  return devices[code];
}
