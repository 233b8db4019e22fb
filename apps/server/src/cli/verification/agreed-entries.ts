import { expectSame, expectThat, type Told } from '../../engine/kernel/mismatch.js';
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
