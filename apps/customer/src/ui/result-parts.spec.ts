import { MONEY_PLACES } from '@truemark/i18n';
import { decimal, formatFixed } from '@truemark/money';
import { expect, it } from 'vitest';
import { netOf, placesOfParts, type ResultParts } from './result-parts.js';

it.each([
  // 44.56 − 1.69 would be 42.87. 44.565 − 1.687 is 42.878, and the figure shown above is 42.88.
  [{ result: decimal('44.5648'), fee: decimal('1.6872') }, ['44.565', '1.687', '0.000', '42.88']],
  // The ledger shows −0.39 and −0.38, which add up to −0.77.
  [{ result: decimal('-0.3928'), fee: decimal('0.3846') }, ['-0.3928', '0.3846', '0.0000', '-0.78']],
  [{ result: decimal('-50.634'), fee: decimal('1.687') }, ['-50.63', '1.69', '0.00', '-52.32']],
  [
    { result: decimal('10.00499999'), fee: 0n, share: decimal('0.00499999') },
    ['10.00', '0.00', '0.00', '10.00'],
  ],
  [{ result: decimal('10.5'), fee: decimal('0.5') }, ['10.50', '0.50', '0.00', '10.00']],
] as const)('the parts of %o are written so that they add up', (parts: ResultParts, texts) => {
  const { result = 0n, fee, share = 0n } = parts;
  const places = placesOfParts(parts);
  expect([result, fee, share].map((amount) => formatFixed(amount, places, 'half-up'))).toEqual(
    texts.slice(0, 3),
  );
  expect(formatFixed(netOf(parts) ?? 0n, MONEY_PLACES, 'half-up')).toBe(texts[3]);
});

it('has the usual places while the result is not known', () => {
  expect(placesOfParts({ result: undefined, fee: 1n })).toBe(MONEY_PLACES);
});

it('does not change while the result moves', () => {
  const placesAt = (fee: string) =>
    ['1.001', '1.005', '1.0049', '-3.3333'].map((result) =>
      placesOfParts({ result: decimal(result), fee: decimal(fee) }, true),
    );
  expect(placesAt('0.3846')).toEqual([4, 4, 4, 4]);
  expect(placesAt('0.38')).toEqual([2, 2, 2, 2]);
});
