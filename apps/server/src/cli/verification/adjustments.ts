import type { Approval } from '../../features/approvals/approval.table.js';
import { ADJUSTMENT, adjustmentOf } from '../../features/wallet/adjustment.admin.js';
import type { DatabaseReader } from '../../platform/database/database-reader.js';
import { compareFourEyes, type FourEyesFacts } from './four-eyes-entries.js';

/**
 * Verifies that corrections, their requests and their entries match one to one: amount, account, customer, reason and
 * operator.
 */
export async function verifyAdjustments(reader: DatabaseReader): Promise<string> {
  const booked = await bookedOf(reader);
  const count = await compareFourEyes(reader, {
    ...{ what: 'correction', kind: ADJUSTMENT, asked: correctionOf, booked },
  });
  return `${count} corrections were agreed to and booked once`;
}

/** Booked corrections, by id of the request that they name. */
async function bookedOf(reader: DatabaseReader): Promise<Map<number, FourEyesFacts[]>> {
  const rows = await reader.query(
    `SELECT e.ref_id AS request, e.memo AS memo, e.actor_id AS actor, a.owner_id AS owner, a.kind AS kind,
       p.side AS side, p.amount AS amount
     FROM ledger_entries e JOIN ledger_postings p ON p.entry_id = e.id JOIN ledger_accounts a ON a.id = p.account_id
     WHERE e.type = 'adjustment' AND a.owner_id IS NOT NULL ORDER BY e.id, p.line`,
  );
  const booked = new Map<number, FourEyesFacts[]>();
  for (const { request, memo, actor, owner, kind, side, amount } of rows) {
    const entry: FourEyesFacts = {
      customerId: Number(owner),
      account: String(kind),
      amount: side === 'C' ? BigInt(String(amount)) : -BigInt(String(amount)),
      memo: String(memo),
      operatorId: Number(actor),
    };
    booked.set(Number(request), [...(booked.get(Number(request)) ?? []), entry]);
  }
  return booked;
}

function correctionOf({ reason, makerId, deciderId, ...request }: Approval): FourEyesFacts {
  const { customerId, account, amount } = adjustmentOf(request);
  // A request that took effect after a wait was executed in its maker's name.
  const operatorId = deciderId ?? makerId;
  return { customerId, account: account ?? 'none', amount, memo: reason, operatorId };
}
