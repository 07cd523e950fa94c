import stockTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {paintFirst} from '../template';

const tags = (template: string) => template.match(/<script[^>]*>/g) ?? [];

it('names all scripts in one place, in a page that fetches none by itself', () => {
  expect(tags(stockTemplate)).toHaveLength(1);
  expect(tags(stockTemplate)[0]).toContain(' src=');
  expect(tags(paintFirst())).toEqual([
    expect.stringMatching(/^<script data-scripts="<%= it\.scripts/),
  ]);
});

it('stops when Docusaurus names its scripts in another way', () => {
  expect(() =>
    paintFirst(stockTemplate.replace(' defer>', ' type="module">')),
  ).toThrow(/adapt plugins\/lean-client\/template\.ts[\s\S]*defer/);
});
