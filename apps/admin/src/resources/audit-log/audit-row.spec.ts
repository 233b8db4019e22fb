import { expect, it } from 'vitest';
import { differences } from './audit-row.js';

it('names only what changed, however deep it lies', () => {
  const before = { value: '1', texts: { en: { title: 'Old' } }, sessions: [{ day: 1, from: '00:00' }] };
  const after = { value: '1', texts: { en: { title: 'New' } }, sessions: [{ day: 1, from: '09:00' }] };
  expect(differences(before, after)).toEqual([
    { path: ['texts', 'en', 'title'], before: 'Old', after: 'New' },
    { path: ['sessions', '0', 'from'], before: '00:00', after: '09:00' },
  ]);
});

it('keeps a name with a dot in it whole', () => {
  expect(
    differences({ 'symbols.change XAU': { spread: 1 } }, { 'symbols.change XAU': { spread: 2 } }),
  ).toEqual([{ path: ['symbols.change XAU', 'spread'], before: '1', after: '2' }]);
});

it('reads what was made and what was removed', () => {
  expect(differences(null, { code: 'X' })).toEqual([{ path: ['code'], before: null, after: 'X' }]);
  expect(differences([3, 1, 2], undefined)).toEqual([{ path: ['value'], before: '3, 1, 2', after: null }]);
});
