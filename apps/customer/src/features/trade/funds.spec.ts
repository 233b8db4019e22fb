import { decimal } from '@truemark/money';
import { describe, expect, it } from 'vitest';
import { fundsOf } from './funds.js';

/** Of 10,000: 2,000 margin, 500 set aside by a pending order, 1,500 staked on a running option. */
const account = { free: decimal('6000'), held: decimal('4000') };
const mark = { balance: decimal('6000'), margin: decimal('2000') };

describe('the money behind the positions', () => {
  it('is all of the account where nothing else is paid from it', () => {
    expect(fundsOf(account, mark, null)).toBe(decimal('10000'));
  });

  it('is without the stakes of running options that share the account', () => {
    expect(fundsOf(account, mark, { reserved: decimal('500') })).toBe(decimal('8500'));
  });

  it('is unknown until it is known what pending orders set aside', () => {
    expect(fundsOf(account, mark, { reserved: undefined })).toBeUndefined();
  });
});
