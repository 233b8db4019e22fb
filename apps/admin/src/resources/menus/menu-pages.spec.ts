import { CUSTOMER_APP } from '@truemark/contracts/admin';
import { expect, it } from 'vitest';
import { products } from '../../products.js';
import { pageName, pagesOf } from './menu-pages.js';

const pages = pagesOf(products);

it('names every page of the customer app', () => {
  expect(Object.keys(pages).sort()).toEqual([...CUSTOMER_APP.pages].sort());
});

it.each([
  ['/mine/charge', 'Deposit'],
  ['/product?category=2', 'Markets'],
  ['https://example.com/', undefined],
])('%s is the page %s', (path, name) => {
  expect(pageName(pages, path)).toBe(name);
});
