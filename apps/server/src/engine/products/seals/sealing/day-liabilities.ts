import {
  emptyRoot,
  formatTotals,
  hexOf,
  leafHash,
  liabilityLeaf,
  liabilityOf,
  type SealBody,
  type SumNode,
  type Totals,
} from '@truemark/domain';
import type { DatabaseReader } from '../../../../platform/database/database-reader.js';
import { nodeHasher } from '../node-hasher.js';
import { sealedLiabilities } from '../tables/sealed-liability.table.js';
import { PartedSumTree } from './chunked-tree.js';
import { nonceOf } from './nonces.js';
import type { DayWork } from './seal-context.js';

const SLICE = 100;

/** End of a day, as far as liabilities need it. */
interface DayEnd {
  readonly day: string;
  readonly entry: number;
  readonly customer: number;
  readonly currency: string;
}

interface LiabilityNode extends SumNode {
  readonly customerId: number;
}

/** Number of values of a hash's first twelve bits. */
const BUCKETS = 4_096;

/** Leaves in order of their hashes. Sorted bucket by bucket: one sort of all leaves would block the event loop. */
class LeavesByHash {
  private readonly buckets = Array.from({ length: BUCKETS }, (): LiabilityNode[] => []);

  add(leaf: LiabilityNode): void {
    const [first = 0, second = 0] = leaf.hash;
    this.buckets[(first << 4) | (second >> 4)]?.push(leaf);
  }

  *inOrder(): Generator<LiabilityNode> {
    for (const bucket of this.buckets)
      yield* bucket.sort((one, other) => Buffer.compare(one.hash, other.hash));
  }
}

/**
 * Real customers with ids above `after` and the sum of their accounts, free and held, after the day's last entry. Each
 * posting records the balance after it, so the lane need not pause meanwhile.
 */
async function balancesAfter(
  reader: DatabaseReader,
  { entry, customer, currency }: DayEnd,
  after: number,
): Promise<ReadonlyMap<number, Totals>> {
  const ids = await reader.query(
    'SELECT id FROM customers WHERE id > $1 AND id <= $2 AND is_demo = 0 ORDER BY id LIMIT $3',
    [after, customer, SLICE],
  );
  const sums = new Map<number, Record<string, bigint>>(ids.map(({ id }) => [Number(id), { [currency]: 0n }]));
  const [first, last] = [ids[0], ids.at(-1)];
  if (!first || !last) return sums;
  const balances = await reader.query(
    `SELECT a.owner_id, a.currency, (
       SELECT p.balance_after FROM ledger_postings p
       WHERE p.account_id = a.id AND p.entry_id <= $3 ORDER BY p.account_seq DESC LIMIT 1
     ) AS balance FROM ledger_accounts a WHERE a.owner_id >= $1 AND a.owner_id <= $2 AND a.book = 'real'`,
    [Number(first.id), Number(last.id), entry],
  );
  for (const { owner_id, currency: held, balance } of balances) {
    const totals = sums.get(Number(owner_id));
    if (!totals || balance === null) continue;
    totals[String(held)] = (totals[String(held)] ?? 0n) + BigInt(balance as bigint);
  }
  return sums;
}

/** Liabilities to all real customers at the end of a day, as leaves. */
async function leavesOf(work: DayWork, end: DayEnd, nonceKey: string): Promise<LeavesByHash> {
  const nonceFor = nonceOf(nonceKey);
  const leaves = new LeavesByHash();
  for (let last = 0; ; ) {
    const found = await balancesAfter(work.reader, end, last);
    for (const [customerId, held] of found) {
      const totals = Object.fromEntries(
        Object.entries(held).map(([currency, sum]) => [currency, liabilityOf(sum)]),
      );
      const leaf = liabilityLeaf({ customer: customerId, totals, nonce: nonceFor('liability', customerId) });
      leaves.add({ customerId, totals, hash: leafHash(nodeHasher, leaf) });
      last = customerId;
    }
    if (found.size < SLICE) break;
    await work.pause();
  }
  return leaves;
}

export async function sealLiabilities(
  work: DayWork,
  end: DayEnd,
  nonceKey: string,
): Promise<SealBody['liabilities']> {
  const { day } = end;
  const tree = new PartedSumTree(work, day);
  let place = 0;
  for (const leaf of (await leavesOf(work, end, nonceKey)).inOrder()) {
    const { customerId, totals, hash } = leaf;
    const row = { day, place, customerId, totals: formatTotals(totals), hash: hexOf(hash) };
    await work.record({ table: sealedLiabilities, row });
    await tree.add(leaf);
    place += 1;
    if (place % SLICE === 0) await work.pause();
  }
  await tree.end();
  const root = hexOf(tree.root()?.hash ?? emptyRoot(nodeHasher));
  return { root, total: formatTotals(tree.totals), accounts: tree.count };
}
