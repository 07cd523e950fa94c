import {parseFrontMatter} from '../frontMatter';

const source = `---
title: Alerts
description: A message.
keywords: [alert]
lead: A message that asks for attention.
component: [v-alert]
up_next:
  - components/buttons
  - Components
chip: fresh
---

## Usage
`;

const valid = {
  title: 'Alerts',
  description: 'A message.',
  keywords: ['alert'],
  lead: 'A message that asks for attention.',
  components: ['v-alert'],
  up_next: ['components/buttons', 'components/data-tables'],
  sidebar_position: 2,
};

const noSource = () => {
  throw new Error('the source is read for errors only');
};

it('takes a complete front matter with fields of Docusaurus', () => {
  expect(parseFrontMatter('docs/a.mdx', valid, noSource)).toEqual(valid);
});

it('names file, line and field of everything that is wrong', () => {
  const wrong = {
    ...valid,
    component: ['v-alert'],
    up_next: ['components/buttons', 'Components'],
    chip: 'fresh',
  };
  const message = (() => {
    try {
      parseFrontMatter('docs/a.mdx', wrong, () => source);
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  })();
  expect(message.split('\n').sort()).toEqual([
    'docs/a.mdx:10: front matter field "chip": write new, updated or deprecated, or remove the field.',
    'docs/a.mdx:6: front matter field "component": is not a known field; remove it or correct its name.',
    'docs/a.mdx:9: front matter field "up_next[1]": write the page as namespace/page, such as components/alerts.',
  ]);
});

it('reports a missing field at the top of a file without front matter', () => {
  expect(() => parseFrontMatter('docs/b.mdx', {}, () => '## Usage')).toThrow(
    /^docs\/b\.mdx:1: front matter field "title": write the title of the page\.$/m,
  );
});
