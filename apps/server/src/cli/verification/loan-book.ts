import { readJournal } from '../../engine/kernel/journal.js';
import { expectThat } from '../../engine/kernel/mismatch.js';
import type { FundLoanBook } from '../../engine/products/loans/commands.js';
import type { Approval } from '../../features/approvals/approval.table.js';
import { fundingOf, LOAN_BOOK } from '../../features/loans/loan-book.js';
import type { Reader } from '../../platform/database/reader.js';
import { type Agreed, compareAgreed } from './agreed-entries.js';

/**
 * What was put into the loan book and taken out, the requests and the inputs are the same, one to one: sum, reason, who
 * asked and who agreed, under the key of that request. And what is left in it was never below zero.
 */
export async function verifyLoanBook(reader: Reader): Promise<string> {
  const booked = await bookedOf(reader);
  const count = await compareAgreed(reader, {
    ...{ what: 'funding of the loan book', kind: LOAN_BOOK, asked: fundingAskedFor, booked },
  });
  const [below] = await reader.query(
    `SELECT p.entry_id AS entry FROM ledger_postings p JOIN ledger_accounts a ON a.id = p.account_id
     WHERE a.kind = 'loan_book' AND p.balance_after < 0 ORDER BY p.entry_id LIMIT 1`,
  );
  expectThat(!below, () => `entry ${below?.entry} took the loan book below zero`);
  return `${count} fundings of the loan book were agreed to and booked once`;
}

/** What was booked, with who agreed to it by the input, by the number of the request that it names. */
async function bookedOf(reader: Reader): Promise<Map<number, Agreed[]>> {
  const rows = await reader.query(
    `SELECT e.ref_id AS request, e.memo AS memo, e.actor_id AS actor, p.side AS side, p.amount AS amount,
       i.payload AS payload, i.idempotency_key AS idempotency_key
     FROM ledger_entries e JOIN ledger_postings p ON p.entry_id = e.id
     JOIN ledger_accounts a ON a.id = p.account_id LEFT JOIN lane_inputs i ON i.lane_seq = e.lane_seq
     WHERE e.type = 'loan_book.funding' AND a.kind = 'loan_book' ORDER BY e.id, p.line`,
  );
  const booked = new Map<number, Agreed[]>();
  for (const { request, memo, actor, side, amount, payload, idempotency_key: key } of rows) {
    const input = payload === null ? null : (readJournal(String(payload)) as FundLoanBook);
    const [makerId = null, second = null] = input?.approvedBy.people ?? [];
    const entry: Agreed = {
      amount: side === 'C' ? BigInt(String(amount)) : -BigInt(String(amount)),
      memo: String(memo),
      makerId,
      deciderId: second,
      operatorId: Number(actor),
      key: key === null ? null : String(key),
    };
    booked.set(Number(request), [...(booked.get(Number(request)) ?? []), entry]);
  }
  return booked;
}

const fundingAskedFor = ({ id, reason, makerId, deciderId, payload }: Approval): Agreed => ({
  amount: fundingOf({ payload }),
  memo: reason,
  makerId,
  deciderId,
  // What came true by itself was done in its maker's name.
  operatorId: deciderId ?? makerId,
  key: `approval:${id}`,
});
