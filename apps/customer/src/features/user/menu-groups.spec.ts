import { describe, expect, it } from 'vitest';
import { groupOf, initialsOf } from './menu-groups.js';

describe('groupOf', () => {
  it.each([
    ['/mine/accounts', 'money'],
    ['/mine/withdraw-way?type=1', 'money'],
    ['/loan/record', 'money'],
    ['/mine/auth-double', 'profile'],
    ['/mine/limits', 'profile'],
    ['/mine/pay-password', 'profile'],
    ['/message', 'help'],
    ['/mine/about', 'help'],
    ['https://example.com', 'help'],
  ])('%s', (path, group) => expect(groupOf(path)).toBe(group));
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
