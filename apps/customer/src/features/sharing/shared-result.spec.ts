import { ltr } from '@truemark/i18n';
import { decimal } from '@truemark/money';
import { expect, it } from 'vitest';
import { returnOf, sharedFigures } from './shared-result.js';

const traded = (result: string, risked: string) => ({
  ...{ result: decimal(result), risked: decimal(risked) },
  ...{ from: decimal('96078.27'), to: decimal('96500'), precision: 2 },
});

it.each([
  ['80', '100', '+80.00% (96,078.27 → 96,500.00)'],
  ['-100', '100', '−100.00% (96,078.27 → 96,500.00)'],
  ['0', '100', '0.00% (96,078.27 → 96,500.00)'],
  ['1', '3', '+33.33% (96,078.27 → 96,500.00)'],
  ['5', '0', '96,078.27 → 96,500.00'],
])('%s of %s is told as %s', (result, risked, told) => {
  expect(sharedFigures(traded(result, risked))).toBe(ltr(told));
});

it('tells no amount', () => {
  expect(sharedFigures(traded('1234.56', '7891'))).not.toMatch(/1,?234|7,?891/);
});

it('is rounded once, half up', () => {
  expect(returnOf({ result: decimal('2'), risked: decimal('3') })).toBe(decimal('66.66666667'));
});
