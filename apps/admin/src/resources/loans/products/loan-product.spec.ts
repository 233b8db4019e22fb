import { describe, expect, it } from 'vitest';
import { exampleOf, NEW_LOAN_PRODUCT, percent, yearly } from './loan-product.js';

const terms = { ...NEW_LOAN_PRODUCT, free_period: 7 };

describe('the example beside the form', () => {
  it('is what the customer will read before he signs', () => {
    expect(exampleOf(terms, 1000)).toEqual({
      interest: 23,
      totalDue: 1023,
      totalDayLater: 1025,
      mostEver: 2000,
      yearlyRate: 0.27983333,
    });
  });

  it('takes what is typed as text', () => {
    const typed = { ...terms, interest_rate: '0.008', loan_period: '365', free_period: '0' };
    expect(exampleOf(typed, '100')).toMatchObject({ interest: 100, totalDue: 200, totalDayLater: 200 });
  });

  it.each([
    ['no amount', terms, ''],
    ['nothing borrowed', terms, 0],
    ['no period', { ...terms, loan_period: null }, 100],
    ['a period of no days', { ...terms, loan_period: 0 }, 100],
    ['half a day', { ...terms, free_period: 0.5 }, 100],
    ['interest above the bound', { ...terms, interest_rate: 0.0081 }, 100],
    ['a penalty above the bound', { ...terms, penalty_rate: 0.011 }, 100],
    ['interest below zero', { ...terms, interest_rate: -0.001 }, 100],
  ])('is not there for %s', (_, form, amount) => {
    expect(exampleOf(form, amount)).toBeNull();
  });
});

it.each([
  [0.001, '0.1%'],
  [0.0007, '0.07%'],
  [0.00015, '0.015%'],
])('%d is written %s', (share, text) => {
  expect(percent(share)).toBe(text);
});

it('a yearly rate has two decimals', () => {
  expect(yearly(0.27983333)).toBe('27.98%');
});
