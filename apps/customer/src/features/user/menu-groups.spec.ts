import { describe, expect, it } from 'vitest';
import type { Product } from '../product.js';
import { groupOf, initialsOf } from './menu-groups.js';

const products: readonly Product[] = [
  { name: 'out', menu: { money: ['/mine/withdraw'], profile: ['/mine/bank-card-list'] } },
  { name: 'loans', menu: { money: ['/loan'] } },
];

describe('groupOf', () => {
  it.each([
    ['/mine/withdraw-way?type=1', 'money'],
    ['/loan/record', 'money'],
    ['/mine/bank-card-list', 'profile'],
    ['/message', 'help'],
    ['/mine/about', 'help'],
    ['https://example.com', 'help'],
  ])('%s', (path, group) => expect(groupOf(path, products)).toBe(group));
});

describe('initialsOf', () => {
  it.each([
    ['Mia Bennett', 'MB'],
    ['mia.bennett@example.com', 'MB'],
    ['Chan', 'C'],
    ['陳 大文', '陳大'],
    ['a@example.com', 'A'],
    ['', ''],
  ])('%s', (name, initials) => expect(initialsOf(name)).toBe(initials));
});
