import { describe, expect, it } from 'vitest';
import {
  dueDay,
  dueTimeOf,
  filteredDueDay,
  isOut,
  LOAN_QUEUE,
  type Loan,
  type LoanDetails,
  payoffTitle,
  stageOf,
  waitsFor,
} from './loan.js';
import { askedOf, writeOffText } from './verdict.js';

const HOUR = 3_600_000;

const loan = (more: Partial<LoanDetails>): LoanDetails =>
  ({
    ...{ id: 7, uid: '70000007', currency: 'USD', amount: 1000, total_amount: 1023, status: 'review' },
    ...{ needs_second_person: false, approval: null, payoff: null },
    ...more,
  }) as LoanDetails;

it.each([
  ['review', 'decision', false],
  ['checking', 'repayment', true],
  ['active', null, true],
  ['repaid', null, false],
  ['cancelled', null, false],
  ['written_off', null, false],
] as const)('in state %s an operator is waited for: %s; it can be written off: %s', (status, stage, out) => {
  expect(stageOf({ status })).toBe(stage);
  expect(LOAN_QUEUE.waits({ status } as Loan)).toBe(stage !== null);
  expect(isOut({ status })).toBe(out);
});

it.each([
  ['active', 'Payoff amount now'],
  ['checking', 'Payoff, as of the proof'],
  ['repaid', 'Payoff amount'],
  ['written_off', 'Owed at its end'],
] as const)('a payoff in state %s: %s', (status, title) => {
  expect(payoffTitle({ status })).toBe(title);
});

it('is due on the day before its due time', () => {
  expect(dueDay(Date.UTC(2026, 10, 21))).toBe('2026-11-20');
  expect(dueDay(null)).toBe('–');
});

it('is found by the day that is shown as due', () => {
  expect(dueTimeOf('2026-11-20')).toBe('2026-11-21T00:00:00.000Z');
  expect(dueTimeOf('')).toBeNull();
  expect(filteredDueDay(dueTimeOf('2026-11-20'))).toBe('2026-11-20');
  // A filter that was saved as a bare day shows the day that it has filtered by.
  expect(filteredDueDay('2026-11-21')).toBe('2026-11-20');
  expect(filteredDueDay(null)).toBe('');
  expect(filteredDueDay('soon')).toBe('');
});

it('passes over what waits for a second person', () => {
  const approval = { id: 1, maker_id: 2, maker: 'somebody' };
  expect(LOAN_QUEUE.rests?.(loan({ approval }))).toBe(true);
  expect(LOAN_QUEUE.rests?.(loan({}))).toBe(false);
});

it('is late by the promise of the server', () => {
  const waiting = { waits_since_ms: 0, promised_at_ms: 48 * HOUR };
  expect(waitsFor(waiting, 49 * HOUR)).toEqual({ label: '49 h, 1 h late', tone: 'error' });
  expect(waitsFor({ waits_since_ms: null, promised_at_ms: null }, HOUR)).toBeNull();
});

describe('what is asked once more', () => {
  it.each([
    ['decision', 'approve', {}, 'Lend 1,000.00 USD to 70000007?', 'Pay it out'],
    [
      'decision',
      'approve',
      { needs_second_person: true },
      'Lend 1,000.00 USD to 70000007?',
      'Ask for approval',
    ],
    ['decision', 'reject', {}, 'Reject this loan of 1,000.00 USD?', 'Reject it'],
    ['repayment', 'reject', {}, 'Reject the proof for 1,023.00 USD?', 'Reject it'],
    [
      'repayment',
      'approve',
      { payoff: { total: 1033 } as LoanDetails['payoff'] },
      'Was 1,033.00 USD of 70000007 received?',
      'Received',
    ],
  ] as const)('%s, %s %o', (stage, verdict, more, title, confirm) => {
    expect(askedOf(stage, verdict, loan(more))).toMatchObject({ title, confirm });
  });

  it('says who has to be the second to write it off, and what it costs', () => {
    expect(writeOffText(loan({}))).toContain('another owner or operator approves');
    expect(writeOffText(loan({}))).toContain('the loss of 1,000.00 USD');
  });
});
