import { expectSame, expectThat } from '../../engine/kernel/mismatch.js';
import { type Approval, approvals } from '../../features/approvals/approval.table.js';
import { ADJUSTMENT, adjustmentOf } from '../../features/wallet/adjustment.js';
import type { Reader } from '../../platform/database/reader.js';

/** What a correction booked, or was asked to book: one and the same for every correction. */
interface Correction {
  readonly customerId: number;
  readonly account: string;
  readonly amount: bigint;
  readonly memo: string;
  readonly operatorId: number;
}

/**
 * Corrections, their requests and their entries are the same, one to one: each request that was agreed to has one entry,
 * of just that sum, account, customer and reason, by who agreed; and no entry is without its request.
 */
export async function verifyAdjustments(reader: Reader): Promise<string> {
  const booked = await bookedOf(reader);
  const agreed = await reader.select(approvals, `WHERE kind = $1 AND state = 'approved' ORDER BY id`, [
    ADJUSTMENT,
  ]);
  for (const request of agreed) {
    const entries = booked.get(request.id) ?? [];
    const what = `correction ${request.id}`;
    expectThat(entries.length === 1, () => `${what} was agreed to and has ${entries.length} entries`);
    const asked = correctionOf(request);
    const [entry] = entries as [Correction];
    // In a house with a single owner a day's wait stands in for the second person.
    expectThat(
      request.makerId !== request.deciderId || request.holdsAt !== null,
      () => `${what} is one person's`,
    );
    for (const name of ['customerId', 'account', 'amount', 'memo', 'operatorId'] as const) {
      expectSame(what, name, entry[name], asked[name]);
    }
    booked.delete(request.id);
  }
  const [left] = booked.keys();
  expectThat(left === undefined, () => `correction ${left} was booked, and nobody agreed to it`);
  return `${agreed.length} corrections were agreed to and booked once`;
}

/** Corrections that were booked, by the number of the request that they name. */
async function bookedOf(reader: Reader): Promise<Map<number, Correction[]>> {
  const rows = await reader.query(
    `SELECT e.ref_id AS request, e.memo AS memo, e.actor_id AS actor, a.owner_id AS owner, a.kind AS kind,
       p.side AS side, p.amount AS amount
     FROM ledger_entries e JOIN ledger_postings p ON p.entry_id = e.id JOIN ledger_accounts a ON a.id = p.account_id
     WHERE e.type = 'adjustment' AND a.owner_id IS NOT NULL ORDER BY e.id, p.line`,
  );
  const booked = new Map<number, Correction[]>();
  for (const { request, memo, actor, owner, kind, side, amount } of rows) {
    const entry: Correction = {
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

function correctionOf({ reason, deciderId, ...request }: Approval): Correction {
  const { customerId, account, amount } = adjustmentOf(request);
  return {
    customerId,
    account: account ?? 'none',
    amount,
    memo: reason,
    operatorId: deciderId ?? 0,
  };
}
