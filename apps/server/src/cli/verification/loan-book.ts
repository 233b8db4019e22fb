import { assertConsistent } from '../../engine/kernel/consistency.js';
import type { Approval } from '../../features/approvals/approval.table.js';
import { fundingOf, LOAN_BOOK } from '../../features/loans/loan-book.js';
import type { DatabaseReader } from '../../platform/database/database-reader.js';
import { approvalFacts, compareFourEyes, type FourEyesFacts, fundingsOf } from './four-eyes-entries.js';

/**
 * Verifies that loan book fundings and withdrawals match their requests and inputs one to one: amount, reason,
 * requester and approver, under the request's key. The loan book's balance was never negative.
 */
export async function verifyLoanBook(reader: DatabaseReader): Promise<string> {
  const booked = await fundingsOf(reader, { type: 'loan_book.funding', account: 'loan_book' });
  const count = await compareFourEyes(reader, {
    ...{ what: 'funding of the loan book', kind: LOAN_BOOK, asked: fundingAskedFor, booked },
  });
  const [below] = await reader.query(
    `SELECT p.entry_id AS entry FROM ledger_postings p JOIN ledger_accounts a ON a.id = p.account_id
     WHERE a.kind = 'loan_book' AND p.balance_after < 0 ORDER BY p.entry_id LIMIT 1`,
  );
  assertConsistent(!below, () => `entry ${below?.entry} took the loan book below zero`);
  return `${count} fundings of the loan book were agreed to and booked once`;
}

const fundingAskedFor = (request: Approval): FourEyesFacts => ({
  amount: fundingOf(request),
  ...approvalFacts(request),
});
