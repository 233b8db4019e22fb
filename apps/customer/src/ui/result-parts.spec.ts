import { MONEY_PLACES } from '@truemark/i18n';
import { decimal, formatFixed } from '@truemark/money';
import { expect, it } from 'vitest';
import { netOf, type ResultParts, shownParts } from './result-parts.js';

const cents = (amount: bigint | undefined): string => formatFixed(amount ?? 0n, MONEY_PLACES, 'half-up');

it.each([
  // 44.5648 less 1.6872 is 42.8776: 44.56 less 1.69 would be 42.87.
  [{ result: decimal('44.5648'), fee: decimal('1.6872') }, ['44.57', '1.69', '0.00', '42.88']],
  [{ result: decimal('-50.634'), fee: decimal('1.687') }, ['-50.63', '1.69', '0.00', '-52.32']],
  [{ result: decimal('10.005'), fee: 0n, share: decimal('1.0049') }, ['10.00', '0.00', '1.00', '9.00']],
] as const)('what is shown of %o adds up', (parts: ResultParts, texts) => {
  const { result, fee, share } = shownParts(parts);
  expect([result, fee, share, netOf(parts)].map(cents)).toEqual(texts);
  expect(cents((result ?? 0n) - fee - (share ?? 0n))).toBe(cents(netOf(parts)));
});

it('is not known while the result is not', () => {
  expect(shownParts({ result: undefined, fee: 1n }).result).toBeUndefined();
});
