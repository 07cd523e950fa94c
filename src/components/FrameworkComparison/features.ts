import {translate} from '@docusaurus/Translate';
import type {Feature} from './frameworks';

/** What is compared, in words and in the order of the table. */
export function featureNames(): readonly (readonly [Feature, string])[] {
  return [
    [
      'types',
      translate({
        id: 'site.comparison.types',
        message: 'TypeScript declarations in the package',
      }),
    ],
    [
      'modules',
      translate({
        id: 'site.comparison.modules',
        message: 'ES modules, so that a bundler leaves out what is not used',
      }),
    ],
    [
      'alone',
      translate({
        id: 'site.comparison.alone',
        message: 'Needs no other CSS framework',
      }),
    ],
    [
      'messages',
      translate({
        id: 'site.comparison.messages',
        message: 'Words of the components in many languages',
      }),
    ],
    [
      'webTypes',
      translate({
        id: 'site.comparison.webTypes',
        message: 'Description of the components for editors (web-types)',
      }),
    ],
    [
      'virtualScroll',
      translate({
        id: 'site.comparison.virtualScroll',
        message: 'Scroller that renders only what is in view',
      }),
    ],
    [
      'treeview',
      translate({id: 'site.comparison.treeview', message: 'Tree view'}),
    ],
    ['stepper', translate({id: 'site.comparison.stepper', message: 'Stepper'})],
    [
      'colorPicker',
      translate({id: 'site.comparison.colorPicker', message: 'Color picker'}),
    ],
  ];
}
