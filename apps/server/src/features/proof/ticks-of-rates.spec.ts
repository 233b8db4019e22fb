import { expect, it } from 'vitest';
import { ticksOfRates } from './ticks-of-rates.js';

const rate = (symbol_id: number | null, seq: number | null) => ({ symbol_id, seq });

it.each([
  ['none where nothing is converted', [rate(null, null), rate(null, null)], []],
  ['both of an order', [rate(9, 4), rate(9, 7)], ['9 4', '9 7']],
  ['one where both are the same', [rate(9, 4), rate(9, 4)], ['9 4']],
  ['that of the opening of one that is open', [rate(9, 4), null], ['9 4']],
  ['one a symbol where the numbers are the same', [rate(9, 4), rate(8, 4)], ['9 4', '8 4']],
] as const)('names %s', (_, rates, ticks) => {
  expect(ticksOfRates(rates).map(({ symbolId, seq }) => `${symbolId} ${seq}`)).toEqual(ticks);
});
