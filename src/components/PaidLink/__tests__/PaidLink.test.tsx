import Link from '@docusaurus/Link';
import {render, screen} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import PaidLink from '..';

const shown = (element: React.ReactElement) => {
  render(<MemoryRouter>{element}</MemoryRouter>);
  return screen.getByRole('link');
};

test('a link that is paid for says so', () => {
  const link = shown(<PaidLink to="https://shop.example/">Shop</PaidLink>);
  expect(link).toHaveAttribute('rel', 'noopener noreferrer sponsored');
  expect(link).toHaveAttribute('target', '_blank');
});

test('one to a page of the site is a link as any', () => {
  const link = shown(<PaidLink to="/en/layouts/">Layouts</PaidLink>);
  expect(link).not.toHaveAttribute('rel');
  expect(link).not.toHaveAttribute('target');
});

test('Docusaurus’ own link tells another site nothing of this window', () => {
  const link = shown(<Link to="https://other.example/">Other</Link>);
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(link).toHaveAttribute('target', '_blank');
});
