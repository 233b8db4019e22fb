import type { SheetColumn } from '../../admin/sheet.js';
import type { DepositRow } from './deposits.js';

/** Next step of an open deposit, for the export; null if it has ended. */
function waitsFor({ status, target, has_proof: isProven, approval }: DepositRow): string | null {
  if (status !== 'open') return null;
  if (approval !== null) return 'a second person';
  if (target === null) return 'bank details';
  return isProven ? 'a decision' : "the customer's proof";
}

/** Export columns of deposits, in the screen's order first. */
export const depositSheet: readonly SheetColumn[] = [
  { path: 'id', title: 'number' },
  { path: 'customer_id', title: 'customer' },
  { path: 'uid', title: 'UID' },
  { path: 'number', title: 'amount' },
  { path: 'way', title: 'way' },
  { path: 'coin_number', title: 'sent' },
  { path: 'currency_code', title: 'sent as (currency)' },
  { path: 'status', title: 'state' },
  { path: 'waits_for', title: 'waits for', said: (row) => waitsFor(row as DepositRow) },
  { path: 'created_at_ms', title: 'asked' },
  { path: 'claimed_by_name', title: 'claimed by' },
  { path: 'decided_by_name', title: 'decided by' },
  { path: 'decided_at_ms', title: 'decided' },
  { path: 'ended_at_ms', title: 'ended' },
  { path: 'has_proof', title: 'proof' },
  { path: 'proof_at_ms', title: 'proof sent' },
  { path: 'usd_price', title: 'price of one coin' },
  { path: 'is_estimate', title: 'coins are estimated' },
  { path: 'target', title: 'sent to' },
  { path: 'reason', title: 'said to the customer' },
  { path: 'note', title: 'private note' },
  { path: 'needs_second_person', title: 'needs a second person' },
  { path: 'approval.maker', title: 'approval asked for by' },
  { path: 'is_proof_shared', title: 'proof of another deposit too' },
];
