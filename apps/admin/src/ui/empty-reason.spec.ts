import { expect, it } from 'vitest';
import { emptyReason, isShort } from './empty-reason.js';

it.each([
  [{}, 'none', ''],
  [{ status: '' }, 'none', ''],
  [{ status: 'waiting' }, 'filters', ''],
  [{ q: 'bennett' }, 'typed', 'bennett'],
  [{ q: 'bennett', waits_for: 'operator' }, 'waits', 'bennett'],
  [{ q: 'bennett', status: 'waiting' }, 'waits', 'bennett'],
  [{ q: 'bennett', status: 'waiting', level: 'senior' }, 'others', 'bennett'],
  [{ q: 'bennett', status: 'approved' }, 'others', 'bennett'],
])('%o leaves nothing: %s', (filters, why, typed) => {
  expect(emptyReason(filters)).toEqual({ why, typed });
});

it.each([
  ['an', true],
  ['7', true],
  ['an bo', true],
  ['an bennett', false],
  ['chan', false],
  ['陳', false],
  ['a@', false],
  ['', false],
])('%j is short: %s', (typed, short) => {
  expect(isShort(typed)).toBe(short);
});
