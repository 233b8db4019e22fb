import { CUSTOMER_APP } from '@truemark/contracts/admin';
import { expect, it } from 'vitest';
import { PAGES, pageName } from './menu-pages.js';

it('names every page of the customer app', () => {
  expect(Object.keys(PAGES)).toEqual(CUSTOMER_APP.pages);
});

it.each([
  ['/mine/charge', 'Deposit'],
  ['/product?category=2', 'Markets'],
  ['https://example.com/', undefined],
])('%s is the page %s', (path, name) => {
  expect(pageName(path)).toBe(name);
});
