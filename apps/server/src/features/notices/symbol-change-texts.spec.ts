import { expect, it } from 'vitest';
import { writeTerms } from '../../engine/market/tables/symbol-terms.js';
import { linesOf } from './symbol-change-texts.js';

const sessions = [{ day: 1, from: '00:00', to: '24:00' }];
const kept = { date: '2026-05-01', name: 'Own' };
const before = { timezone: 'GMT', sessions, holidays: [kept] };

it('tells holders which days are new, their symbol’s own and its calendar’s, and which are gone', () => {
  const days = [
    { date: '2026-12-25', name: 'Christmas' },
    { date: '2026-12-24', name: 'Eve', from: '13:00' },
  ];
  const after = { ...before, calendar: { id: 1, days } };
  const lines = (from: object, to: object) =>
    linesOf('en', { terms: writeTerms({ from: { schedule: from }, to: { schedule: to } } as never) }).map(
      (line) => line.replace(/[\u2066-\u2069]/g, ''),
    );
  expect(lines(before, after)).toEqual([
    'trading sessions: from GMT 1: 00:00–24:00 to GMT 1: 00:00–24:00, 2026-12-25 (Christmas): –, 2026-12-24 (Eve): − 13:00–24:00',
  ]);
  expect(lines(after, { ...before, holidays: [], calendar: { id: 1, days: days.slice(0, 1) } })).toEqual([
    'trading sessions: from GMT 1: 00:00–24:00, 2026-05-01 (Own): –, 2026-12-24 (Eve): − 13:00–24:00 to GMT 1: 00:00–24:00',
  ]);
});

it('tells other terms from what to what', () => {
  const terms = writeTerms({ from: { spread: 0n }, to: { spread: 50_000_000n } });
  expect(linesOf('en', { terms })[0]?.replace(/[\u2066-\u2069]/g, '')).toBe('spread: from 0 to 0.5');
});
