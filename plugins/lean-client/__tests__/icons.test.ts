import splitImports from '../icon-imports-loader.cjs';
import iconLoader from '../icon-loader.cjs';

it('imports each icon from a module of its own, on the same lines', () => {
  expect(
    splitImports(`import {mdiClose} from '@mdi/js';
import {
  mdiCheck,
  mdiMenu,
} from '@mdi/js';
import {useState} from 'react';`),
  ).toBe(`import {mdiClose} from '@mdi/js?icon=mdiClose';

  import {mdiCheck} from '@mdi/js?icon=mdiCheck';
  import {mdiMenu} from '@mdi/js?icon=mdiMenu';

import {useState} from 'react';`);
});

it('makes a module of one icon', () => {
  expect(iconLoader.pitch.call({resourceQuery: '?icon=mdiClose'})).toMatch(
    /^export const mdiClose = "M[^"]+";$/,
  );
  expect(() =>
    iconLoader.pitch.call({resourceQuery: '?icon=mdiNothing'}),
  ).toThrow('no icon "mdiNothing"');
});
