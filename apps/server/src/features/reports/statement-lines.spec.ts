import { expect, it } from 'vitest';
import type { DaySum } from './day-sum.table.js';
import { statementLines } from './statement-lines.js';

const sum = (day: string, type: string, account: string, credited: bigint, debited: bigint): DaySum => ({
  ...{ zone: 'GMT', day, book: 'real', currency: 'USD', type, account, isHouse: account === 'deposits' },
  ...{ credited: String(credited), debited: String(debited), entries: 1 },
});
const SUMS = [
  sum('2026-01-01', 'deposit', 'change', 500n, 0n),
  sum('2026-01-01', 'deposit', 'deposits', 0n, 500n),
  sum('2026-01-02', 'deposit', 'change', 70n, 0n),
  sum('2026-01-02', 'deposit', 'deposits', 0n, 70n),
  sum('2026-01-03', 'transfer', 'change', 0n, 20n),
  sum('2026-01-03', 'transfer', 'forex', 20n, 0n),
];
const told = (from: string) =>
  statementLines(SUMS, { from, to: '2026-01-03' }).map(
    ({ account, line, type, credited, debited }) => `${account} ${line} ${type} ${credited - debited}`,
  );

it('goes from each opening over what moved to its closing', () =>
  expect(told('2026-01-02')).toEqual([
    'change opening  500',
    'change movement deposit 70',
    'change movement transfer -20',
    'change closing  550',
    'forex opening  0',
    'forex movement transfer 20',
    'forex closing  20',
    'deposits opening  -500',
    'deposits movement deposit -70',
    'deposits closing  -570',
  ]));

it('has no movement of days before it, and says what stood there', () =>
  expect(told('2026-01-04').filter((line) => line.includes('movement'))).toEqual([]));
