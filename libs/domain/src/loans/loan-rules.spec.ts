import { decimal } from '@truemark/money';
import { describe, expect, it } from 'vitest';
import { loanReminders, nextReminderAt, reminderDue } from './loan-reminders.js';
import { type BorrowerState, refuseAmount, refuseBorrower, sameTerms } from './loan-rules.js';

describe('who may borrow', () => {
  const may: BorrowerState = {
    hasApprovedForm: true,
    hasLoan: false,
    wasWrittenOff: false,
    blockedBy: null,
  };
  it.each<[Partial<BorrowerState>, string | undefined]>([
    [{}, undefined],
    [{ hasApprovedForm: false }, 'loan.form_required'],
    [{ hasLoan: true, blockedBy: 'withdraw.pending_blocks' }, 'loan.one_at_a_time'],
    [{ blockedBy: 'withdraw.pending_blocks' }, 'withdraw.pending_blocks'],
    [{ wasWrittenOff: true, hasApprovedForm: false }, 'loan.written_off'],
  ])('%o: %s', (more, key) => {
    expect(refuseBorrower({ ...may, ...more })?.key).toBe(key);
  });

  it.each([
    ['100', null],
    ['5000', null],
    ['100.01', null],
    ['99.99', 'loan.amount_bounds'],
    ['5000.01', 'loan.amount_bounds'],
    ['100.001', 'loan.amount_bounds'],
    ['0', 'loan.amount_bounds'],
    ['-100', 'loan.amount_bounds'],
  ])('of a product from 100 to 5,000: %s', (amount, key) => {
    const bounds = { least: decimal('100'), most: decimal('5000') };
    expect(refuseAmount(decimal(amount), bounds)?.key ?? null).toBe(key);
  });

  it('nothing is borrowed under a product without a least amount', () => {
    expect(refuseAmount(0n, { least: 0n, most: decimal('10') })?.key).toBe('loan.amount_bounds');
  });

  it('any other figure is another agreement', () => {
    const terms = { amount: 1n, interestRate: 2n, freePeriod: 3, loanPeriod: 4, penaltyRate: 5n };
    expect(sameTerms(terms, { ...terms })).toBe(true);
    for (const other of [
      { amount: 2n },
      { interestRate: 3n },
      { freePeriod: 4 },
      { loanPeriod: 5 },
      { penaltyRate: 6n },
    ])
      expect(sameTerms(terms, { ...terms, ...other })).toBe(false);
  });
});

describe('a borrower is reminded', () => {
  const at = (day: string): number => Date.parse(`${day}T00:00:00Z`);
  /** Due on 9 February. */
  const loan = { dueAt: at('2026-02-10'), disbursedAt: at('2026-01-10') + 1, remindedAt: null };

  it('three days before, on the due day, and on the first seven days after', () => {
    const days = loanReminders(loan.dueAt, loan.disbursedAt).map(({ daysLeft, at: instant }) => [
      daysLeft,
      new Date(instant).toISOString().slice(0, 10),
    ]);
    expect(days).toEqual([
      [3, '2026-02-06'],
      [0, '2026-02-09'],
      [-1, '2026-02-10'],
      [-2, '2026-02-11'],
      [-3, '2026-02-12'],
      [-4, '2026-02-13'],
      [-5, '2026-02-14'],
      [-6, '2026-02-15'],
      [-7, '2026-02-16'],
    ]);
  });

  it.each([
    ['before the first', '2026-02-05', null, null, '2026-02-06'],
    ['the first', '2026-02-06', null, 3, '2026-02-06'],
    ['once', '2026-02-07', '2026-02-06', null, '2026-02-09'],
    ['only of the newest after a standstill', '2026-02-12', '2026-02-06', -3, '2026-02-09'],
    ['of the last one however late', '2026-03-01', null, -7, '2026-02-06'],
    ['no more after it', '2026-03-01', '2026-02-16', null, null],
  ])('%s', (_, now, reminded, daysLeft, next) => {
    const given = { ...loan, remindedAt: reminded === null ? null : at(reminded) };
    expect(reminderDue(given, at(now))?.daysLeft ?? null).toBe(daysLeft);
    expect(nextReminderAt(given)).toBe(next === null ? null : at(next));
  });

  it('not of a day that was over when he got the money', () => {
    const short = { dueAt: at('2026-01-12'), disbursedAt: at('2026-01-10') + 5 };
    expect(loanReminders(short.dueAt, short.disbursedAt).map(({ daysLeft }) => daysLeft)).toEqual([
      0, -1, -2, -3, -4, -5, -6, -7,
    ]);
  });
});
