import {render, screen, within} from '@testing-library/react';
import type {ApiSectionData} from '@site/plugins/component-docs/client/api';
import SassVariables from '..';

const data: ApiSectionData = {
  entries: [
    {tag: 'k-none', id: 'api-k-none', groups: []},
    {
      tag: 'k-btn',
      id: 'api-k-btn',
      groups: [
        {
          name: 'sass',
          items: [
            {
              id: 'api-k-btn-sass-btn-size',
              name: '$btn-size',
              default: '32px',
              source: '$size * 2',
            },
          ],
        },
      ],
    },
  ],
};

it('shows the variables of each component that has any', () => {
  render(<SassVariables data={data} />);
  expect(screen.getAllByRole('heading').map((h) => h.textContent)).toEqual([
    'k-btn',
  ]);
  const row = screen.getByRole('row', {name: /btn-size/});
  expect(row.id).toBe('api-k-btn-sass-btn-size');
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['$size * 2', '32px']);
});

it('is no empty section', () => {
  jest.spyOn(console, 'error').mockImplementation();
  expect(() =>
    render(<SassVariables data={{entries: data.entries.slice(0, 1)}} />),
  ).toThrow('k-none have no sass variables');
});
