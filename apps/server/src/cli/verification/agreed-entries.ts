import { readJournal } from '../../engine/kernel/journal.js';
import { expectSame, expectThat, type Told } from '../../engine/kernel/mismatch.js';
import type { EntryType, SystemKind } from '../../engine/kernel/registry.js';
import type { ApprovedBy } from '../../engine/products/reviews/commands.js';
import { type Approval, approvals } from '../../features/approvals/approval.table.js';
import type { Reader } from '../../platform/database/reader.js';

/** What an entry of two people's booked, or what they asked for: one and the same for each. */
export type Agreed = Readonly<Record<string, Told>>;

export interface AgreedEntries<A extends Agreed> {
  /** What it is called: `correction`. */
  readonly what: string;
  /** The kind of its approvals. */
  readonly kind: string;
  readonly asked: (request: Approval) => A;
  /** What was booked, by the number of the request that it names. */
  readonly booked: ReadonlyMap<number, readonly A[]>;
}

/**
 * Entries that two people agreed to and their requests are the same, one to one: each request that was agreed to has one
 * entry of just that, and no entry is without its request. Answers how many there are.
 */
export async function compareAgreed<A extends Agreed>(
  reader: Reader,
  { what: name, kind, asked, booked }: AgreedEntries<A>,
): Promise<number> {
  const left = new Set(booked.keys());
  const agreed = await reader.select(approvals, `WHERE kind = $1 AND state = 'approved' ORDER BY id`, [kind]);
  for (const request of agreed) {
    const what = `${name} ${request.id}`;
    const [entry, ...more] = booked.get(request.id) ?? [];
    const count = more.length + (entry ? 1 : 0);
    expectThat(count === 1, () => `${what} was agreed to and has ${count} entries`);
    // In a house with a single owner a day's wait stands in for the second person.
    expectThat(
      request.makerId !== request.deciderId || request.holdsAt !== null,
      () => `${what} is one person's`,
    );
    for (const [column, told] of Object.entries(asked(request))) {
      expectSame(what, column, entry?.[column] ?? null, told);
    }
    left.delete(request.id);
  }
  const [unknown] = left;
  expectThat(unknown === undefined, () => `${name} ${unknown} was booked, and nobody agreed to it`);
  return agreed.length;
}

/**
 * What two people put into a house account or took out, with who agreed to it by the input, by the number of the request
 * that it names; `number`: which one, of a kind of several.
 */
export async function fundingsOf(
  reader: Reader,
  { type, account }: { readonly type: EntryType; readonly account: SystemKind },
): Promise<Map<number, Agreed[]>> {
  const rows = await reader.query(
    `SELECT e.ref_id AS request, e.memo AS memo, e.actor_id AS actor, p.side AS side, p.amount AS amount,
       a.number AS number, i.payload AS payload, i.idempotency_key AS idempotency_key
     FROM ledger_entries e JOIN ledger_postings p ON p.entry_id = e.id
     JOIN ledger_accounts a ON a.id = p.account_id LEFT JOIN lane_inputs i ON i.lane_seq = e.lane_seq
     WHERE e.type = $1 AND a.kind = $2 ORDER BY e.id, p.line`,
    [type, account],
  );
  const booked = new Map<number, Agreed[]>();
  for (const { request, memo, actor, side, amount, number, payload, idempotency_key: key } of rows) {
    const input = payload === null ? null : (readJournal(String(payload)) as { approvedBy: ApprovedBy });
    const [makerId = null, second = null] = input?.approvedBy.people ?? [];
    const entry: Agreed = {
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

/** Who asked, who agreed and why, by a request; under its key. */
export const agreedBy = ({
  id,
  reason,
  makerId,
  deciderId,
}: Pick<Approval, 'id' | 'reason' | 'makerId' | 'deciderId'>) => ({
  memo: reason,
  makerId,
  deciderId,
  // What came true by itself was done in its maker's name.
  operatorId: deciderId ?? makerId,
  key: `approval:${id}`,
});
