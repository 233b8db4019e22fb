import type { SheetColumn } from '../../admin/sheet.js';
import type { WithdrawalRow } from './withdrawals.js';

/** Next step of an open withdrawal, for the export; null if it has ended. */
function waitsFor({ status, approval }: WithdrawalRow): string | null {
  if (status === 'approved') return 'its payment';
  if (status !== 'pending') return null;
  return approval === null ? 'a decision' : 'a second person';
}

/** Export columns of withdrawals, in the screen's order first. */
export const withdrawalSheet: readonly SheetColumn[] = [
  { path: 'id', title: 'number' },
  { path: 'customer_id', title: 'customer' },
  { path: 'uid', title: 'UID' },
  { path: 'number', title: 'amount' },
  { path: 'fee', title: 'fee' },
  { path: 'real_number', title: 'receives' },
  { path: 'way', title: 'way' },
  { path: 'code', title: 'paid in' },
  { path: 'protocol', title: 'network' },
  { path: 'coin_number', title: 'coins' },
  { path: 'status', title: 'state' },
  { path: 'waits_for', title: 'waits for', said: (row) => waitsFor(row as WithdrawalRow) },
  { path: 'created_at_ms', title: 'asked' },
  { path: 'claimed_by_name', title: 'claimed by' },
  { path: 'decided_by_name', title: 'decided by' },
  { path: 'decided_at_ms', title: 'decided' },
  { path: 'reference', title: 'reference' },
  { path: 'paid_at_ms', title: 'paid' },
  { path: 'usd_price', title: 'price of one coin' },
  { path: 'is_estimate', title: 'coins are estimated' },
  { path: 'target', title: 'goes to' },
  { path: 'is_target_shared', title: 'another customer uses it too' },
  { path: 'memo', title: "customer's words" },
  { path: 'reason', title: 'said to the customer' },
  { path: 'note', title: 'private note' },
  { path: 'needs_second_person', title: 'needs a second person' },
  { path: 'approval.maker', title: 'approval asked for by' },
];
