import { payoffOf } from '@truemark/domain';
import { decimal } from '@truemark/money';
import { expect, it } from 'vitest';
import type { EngineClient } from '../../engine/client.js';
import type { Loan } from '../../engine/products/loans/tables/loan.table.js';
import type { LocalTime } from '../settings/local-time.js';
import { LoanView } from './loan-view.js';

const DAY = 86_400_000;
const NOW = 100 * DAY;
const view = new LoanView({} as LocalTime, { view: { now: () => NOW } } as unknown as EngineClient);

const lent = {
  ...{ amount: decimal('1000'), interestRate: decimal('0.001'), penaltyRate: decimal('0.002') },
  ...{ freePeriod: 0, loanPeriod: 10, disbursedAt: 0, dueAt: 11 * DAY, proofAt: null },
  ...{ checkedFrom: null, checkedUntil: null, repaidBy: null, interest: null, penalty: null },
};
const loan = (more: Partial<Loan>) => ({ ...lent, ...more }) as Loan;

it('a written-off loan costs what was owed at its end, in lists too', () => {
  const early = loan({ status: 'written_off', endedAt: 4 * DAY });
  expect(view.figures(early)).toEqual({ interest: decimal('4'), penalty: 0n });
  const late = loan({ status: 'written_off', endedAt: 20 * DAY });
  expect(view.figures(late)).toEqual({ interest: decimal('10'), penalty: decimal('20') });
  for (const each of [early, late])
    expect(payoffOf(each, each.endedAt ?? 0)).toMatchObject(view.figures(each));
});

it.each([
  ['review', { disbursedAt: null, dueAt: null }, '10', '0'],
  ['active', {}, '10', '180'],
  ['repaid', { endedAt: 4 * DAY, interest: decimal('3'), penalty: decimal('1') }, '3', '1'],
] as const)('the cost of a loan in state %s', (status, more, interest, penalty) => {
  expect(view.figures(loan({ status, ...more }))).toEqual({
    interest: decimal(interest),
    penalty: decimal(penalty),
  });
});
