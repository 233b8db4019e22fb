import type { Tampering } from './tamperings.js';

/** First demo loan in that state. */
const ONE = (status: string): string => `(SELECT MIN(id) FROM loans WHERE status = '${status}')`;
const AGREEMENT = `(SELECT agreement_id FROM loans WHERE id = ${ONE('active')})`;

/** Tamperings with loans, signatures and approvals; the demo has a loan in each state. */
export const LOAN_TAMPERINGS: readonly Tampering[] = [
  {
    what: 'how much was lent',
    sql: `UPDATE loans SET amount = amount - 100000000 WHERE id = ${ONE('active')}`,
    named:
      /loan \d+: its bookings is loan loan_book -12000, loan change 12000, recomputed loan loan_book -11999/,
  },
  {
    what: 'the rate of what was repaid',
    sql: `UPDATE loans SET interest_rate = interest_rate * 2 WHERE id = ${ONE('repaid')}`,
    // The demo's days count back from its first start: its hour decides whether one day more is charged.
    named: /loan \d+: its interest is (?:4\.8, recomputed 9\.6|4, recomputed 8)/,
  },
  {
    what: 'the rate of what runs',
    sql: `UPDATE loans SET interest_rate = interest_rate * 2 WHERE id = ${ONE('active')}`,
    named: /agreement of loan \d+: its interest_rate is 0\.0005, recomputed 0\.001/,
  },
  {
    what: 'when it is due',
    sql: `UPDATE loans SET due_at = due_at + 86400000 WHERE id = ${ONE('active')}`,
    named: /loan \d+: its due time is \d+, recomputed \d+/,
  },
  {
    what: 'what a proof has to have paid',
    sql: `UPDATE loans SET interest = 0 WHERE id = ${ONE('checking')}`,
    named: /loan \d+: its interest is 0, recomputed 64\.4/,
  },
  {
    what: 'that the clock was stopped for longer',
    sql: `UPDATE loans SET checked_until = checked_until + 5 * 86400000 WHERE checked_until IS NOT NULL`,
    named: /loan \d+ has checkedUntil \d+, a replay gives \d+/,
  },
  {
    what: 'that a loan was repaid',
    sql: `UPDATE loans SET status = 'repaid' WHERE id = ${ONE('active')}`,
    named: /loan \d+: its bookings is .* recomputed .*loan\.repayment/,
  },
  {
    what: 'that somebody owes nothing',
    sql: `DELETE FROM loans WHERE id = ${ONE('active')}`,
    named: /loan \d+ has an approval of loan that nothing came of/,
  },
  {
    what: 'who may borrow',
    sql: `UPDATE loan_standings SET status = 'approved' WHERE status = 'waiting'`,
    named: /loan form of customer \d+: its status is waiting, recomputed approved/,
  },
  {
    what: 'the hash of what was signed',
    sql: `UPDATE loans SET agreement = (SELECT hash FROM loan_agreements ORDER BY id LIMIT 1) WHERE id = ${ONE('active')}`,
    named: /agreement of loan \d+: its hash is /,
  },
  {
    what: 'the text that was signed',
    sql: `UPDATE loan_agreements SET encrypted = (SELECT encrypted FROM loan_agreements ORDER BY id LIMIT 1) WHERE id = ${AGREEMENT}`,
    named: /agreement of loan \d+ does not open by this installation's key/,
  },
  {
    what: 'who signed',
    sql: `UPDATE loan_agreements SET signature = (SELECT signature FROM loan_agreements WHERE customer_id <>
      (SELECT customer_id FROM loans WHERE id = ${ONE('active')}) LIMIT 1) WHERE id = ${AGREEMENT}`,
    named: /agreement of loan \d+ is not signed by a picture of its borrower/,
  },
  {
    what: 'the sum by which the loan book was filled',
    sql: `UPDATE approvals SET payload = REPLACE(payload, '250000', '2500') WHERE kind = 'loan_book.fund'`,
    named: /funding of the loan book \d+: its amount is 250000, recomputed 2500/,
  },
  {
    what: 'who filled the loan book',
    sql: `UPDATE approvals SET maker_id = 1 WHERE kind = 'loan_book.fund'`,
    named: /funding of the loan book \d+: its makerId is \d+, recomputed 1/,
  },
  {
    what: 'that the loan book was filled by two',
    sql: `UPDATE approvals SET state = 'withdrawn' WHERE kind = 'loan_book.fund'`,
    named: /funding of the loan book \d+ was booked, and nobody agreed to it/,
  },
  {
    what: 'who agreed to a loan',
    sql: `UPDATE approvals SET decider_id = maker_id WHERE kind = 'loans.approve'`,
    named: /loan \d+ was approved by operators \d+ and \d+, request \d+ says otherwise/,
  },
  {
    what: 'that two gave a loan up',
    sql: `UPDATE reviews SET approval_id = NULL WHERE queue = 'loanWriteOff'`,
    named: /loan \d+ has an approval of loanWriteOff that nothing came of, or of one person/,
  },
  {
    what: 'for how much a proof was approved',
    sql: `UPDATE reviews SET amount = amount - 1 WHERE queue = 'loanRepayment'`,
    named: /loan \d+ has 0 approvals of loanRepayment for its sum/,
  },
  {
    what: 'an approval of a loan that is gone',
    sql: `DELETE FROM reviews WHERE queue = 'loan' AND ref_id = ${ONE('active')}`,
    named: /loan \d+ has 0 approvals of loan for its sum/,
  },
];
