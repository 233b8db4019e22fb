import { describe, expect, it } from 'vitest';
import { loanProductInput } from './products.js';

const MONTH = {
  ...{ name: 'A month', loan_period: 30, min_amount: '100', max_amount: '5000' },
  ...{ interest_rate: '0.008', free_period: 30, penalty_rate: '0.01', sort: 1, is_enabled: 1 },
};
const fieldOf = (terms: object): PropertyKey | undefined =>
  loanProductInput.safeParse({ ...MONTH, ...terms }).error?.issues[0]?.path[0];

describe('terms of a loan product', () => {
  it.each([{}, { min_amount: 0 }, { free_period: 0 }, { interest_rate: 0, penalty_rate: 0 }])(
    'take %j',
    (terms) => expect(fieldOf(terms)).toBeUndefined(),
  );

  it.each([
    [{ interest_rate: '0.0081' }, 'interest_rate'],
    [{ interest_rate: '-0.001' }, 'interest_rate'],
    [{ penalty_rate: '0.0101' }, 'penalty_rate'],
    [{ free_period: 31 }, 'free_period'],
    [{ loan_period: 0 }, 'loan_period'],
    [{ min_amount: '5000.01' }, 'max_amount'],
    [{ min_amount: '-1' }, 'min_amount'],
    [{ max_amount: '5000.001' }, 'max_amount'],
    [{ min_amount: 0, max_amount: 0 }, 'max_amount'],
    [{ name: ' ' }, 'name'],
  ])('refuse %j by its field', (terms, field) => expect(fieldOf(terms)).toBe(field));
});
