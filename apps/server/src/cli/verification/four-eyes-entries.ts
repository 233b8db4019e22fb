import { assertConsistent, assertRecomputed, type Told } from '../../engine/kernel/consistency.js';
import { readJournal } from '../../engine/kernel/journal.js';
import type { EntryType, SystemKind } from '../../engine/kernel/registry.js';
import type { ApprovedBy } from '../../engine/products/reviews/commands.js';
import { type Approval, approvals } from '../../features/approvals/approval.table.js';
import type { DatabaseReader } from '../../platform/database/database-reader.js';

/** Facts of a four-eyes entry, as booked or as requested; comparable by name. */
export type FourEyesFacts = Readonly<Record<string, Told>>;

export interface FourEyesEntries<A extends FourEyesFacts> {
  /** Name in messages, such as `correction`. */
  readonly what: string;
  /** Kind of its approvals. */
  readonly kind: string;
  readonly asked: (request: Approval) => A;
  /** Booked entries, by id of the request that they name. */
  readonly booked: ReadonlyMap<number, readonly A[]>;
}

/**
 * Compares four-eyes entries with their requests, one to one: each approved request has exactly one matching entry, and
 * no entry lacks a request. Returns their number; throws `Mismatch`.
 */
export async function compareFourEyes<A extends FourEyesFacts>(
  reader: DatabaseReader,
  { what: name, kind, asked, booked }: FourEyesEntries<A>,
): Promise<number> {
  const left = new Set(booked.keys());
  const agreed = await reader.select(approvals, `WHERE kind = $1 AND state = 'approved' ORDER BY id`, [kind]);
  for (const request of agreed) {
    const what = `${name} ${request.id}`;
    const [entry, ...more] = booked.get(request.id) ?? [];
    const count = more.length + (entry ? 1 : 0);
    assertConsistent(count === 1, () => `${what} was agreed to and has ${count} entries`);
    // In an installation with a single owner, a day's wait replaces the second person.
    assertConsistent(
      request.makerId !== request.deciderId || request.holdsAt !== null,
      () => `${what} is one person's`,
    );
    for (const [column, told] of Object.entries(asked(request))) {
      assertRecomputed(what, column, entry?.[column] ?? null, told);
    }
    left.delete(request.id);
  }
  const [unknown] = left;
  assertConsistent(unknown === undefined, () => `${name} ${unknown} was booked, and nobody agreed to it`);
  return agreed.length;
}

/**
 * Four-eyes fundings of a house account and withdrawals from it, with the approvers from the input, by request id;
 * `number`: which account, if the kind has several.
 */
export async function fundingsOf(
  reader: DatabaseReader,
  { type, account }: { readonly type: EntryType; readonly account: SystemKind },
): Promise<Map<number, FourEyesFacts[]>> {
  const rows = await reader.query(
    `SELECT e.ref_id AS request, e.memo AS memo, e.actor_id AS actor, p.side AS side, p.amount AS amount,
       a.number AS number, i.payload AS payload, i.idempotency_key AS idempotency_key
     FROM ledger_entries e JOIN ledger_postings p ON p.entry_id = e.id
     JOIN ledger_accounts a ON a.id = p.account_id LEFT JOIN lane_inputs i ON i.lane_seq = e.lane_seq
     WHERE e.type = $1 AND a.kind = $2 ORDER BY e.id, p.line`,
    [type, account],
  );
  const booked = new Map<number, FourEyesFacts[]>();
  for (const { request, memo, actor, side, amount, number, payload, idempotency_key: key } of rows) {
    const input = payload === null ? null : (readJournal(String(payload)) as { approvedBy: ApprovedBy });
    const [makerId = null, second = null] = input?.approvedBy.people ?? [];
    const entry: FourEyesFacts = {
      amount: side === 'C' ? BigInt(String(amount)) : -BigInt(String(amount)),
      memo: String(memo),
      makerId,
      deciderId: second,
      operatorId: Number(actor),
      key: key === null ? null : String(key),
      number: number === null ? null : Number(number),
    };
    booked.set(Number(request), [...(booked.get(Number(request)) ?? []), entry]);
  }
  return booked;
}

/** Facts of a request: who asked, who approved, why, and its idempotency key. */
export const approvalFacts = ({
  id,
  reason,
  makerId,
  deciderId,
}: Pick<Approval, 'id' | 'reason' | 'makerId' | 'deciderId'>) => ({
  memo: reason,
  makerId,
  deciderId,
  // A request that took effect after a wait was executed in its maker's name.
  operatorId: deciderId ?? makerId,
  key: `approval:${id}`,
});
