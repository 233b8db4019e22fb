import { expect, it } from 'vitest';
import { type Entry, movedFor, movedOfHouse } from './entry.js';

const posting = (customer_id: number | null, side: 'C' | 'D', amount: number) => ({
  customer_id,
  side,
  amount,
});

it.each([
  ['a fee', [posting(7, 'D', 4), posting(null, 'C', 4)], -4],
  ['a credit', [posting(null, 'D', 9), posting(7, 'C', 9)], 9],
  ['what is held of his own', [posting(7, 'D', 5), posting(7, 'C', 5)], 0],
  ['another one’s share', [posting(8, 'D', 3), posting(7, 'C', 3)], 3],
])('of %s a customer has so much more or less', (_, postings, moved) => {
  expect(movedFor({ postings } as unknown as Pick<Entry, 'postings'>, 7)).toBe(moved);
});

const house = (kind: string, side: 'C' | 'D', amount: number) => ({ ...posting(null, side, amount), kind });

it.each([
  ['a fee', 'house_fees', [house('house_fees', 'C', 4)], 4],
  ['what a customer won', 'house_profit', [house('house_profit', 'D', 9), house('house_fees', 'C', 1)], -9],
  ['a deposit', 'deposits', [house('deposits', 'D', 100)], 100],
])('of %s the figure of %s rises or falls by so much', (_, account, postings, moved) => {
  const entry = { postings } as unknown as Pick<Entry, 'postings'>;
  expect(movedOfHouse({ outside: ['deposits'] }, entry, account)).toBe(moved);
});
