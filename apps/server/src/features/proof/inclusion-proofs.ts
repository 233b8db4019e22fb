import { Injectable } from '@nestjs/common';
import type { ExactDecimals, SealedBalanceAnswer, SealedTickAnswer } from '@truemark/contracts';
import {
  bytesOf,
  hexOf,
  type Json,
  leafHash,
  liabilityLeaf,
  minuteLeaf,
  nodePair,
  pathOf,
  type SumNode,
  tickLeaf,
} from '@truemark/domain';
import { decimal } from '@truemark/money';
import { laneInputs } from '../../engine/kernel/tables/lane.table.js';
import { ticks } from '../../engine/market/tables/market.table.js';
import { nodeHasher } from '../../engine/products/seals/node-hasher.js';
import { joinedHashes, joinedSums } from '../../engine/products/seals/sealing/chunked-tree.js';
import { entriesAfter, leafOfEntry } from '../../engine/products/seals/sealing/day-entries.js';
import { leafOfInput } from '../../engine/products/seals/sealing/day-inputs.js';
import { nonceOf } from '../../engine/products/seals/sealing/nonces.js';
import { sealedLiabilities } from '../../engine/products/seals/tables/sealed-liability.table.js';
import { type SealedMinute, sealedMinutes } from '../../engine/products/seals/tables/sealed-minute.table.js';
import {
  PART,
  type PartedTree,
  type SealedPart,
  sealedParts,
} from '../../engine/products/seals/tables/sealed-part.table.js';
import { keptTicks } from '../../engine/products/thinning/tables/kept-tick.table.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { codeOf, SealedDays } from './sealed-days.js';

type Totals = Readonly<Record<string, string>>;

const sumNode = ({ hash, totals }: { hash: string; totals: Totals }): SumNode => ({
  hash: bytesOf(hash),
  totals: Object.fromEntries(Object.entries(totals).map(([currency, sum]) => [currency, decimal(sum)])),
});

/** Leaf with its index and path in the tree. */
function leafWithPath<L extends object>(leaves: readonly L[], index: number) {
  const hashes = leaves.map((leaf) => leafHash(nodeHasher, leaf as unknown as Json));
  const { count, path } = pathOf(joinedHashes, hashes, index);
  return { leaf: leaves[index] as L, index, count, path: path.map(hexOf) };
}

/** Inclusion proofs of ticks, inputs, entries and balances in the trees of their sealed days. */
@Injectable()
export class InclusionProofs {
  constructor(
    private readonly reader: DatabaseReader,
    private readonly days: SealedDays,
  ) {}

  /** Null: the tick is not in a sealed day. */
  async tick(symbolId: number, seq: number): Promise<ExactDecimals<SealedTickAnswer> | null> {
    const where = 'WHERE symbol_id = $1 AND first_seq <= $2 ORDER BY first_seq DESC';
    const minute = await this.reader.first(sealedMinutes, where, [symbolId, seq]);
    if (!minute || seq > minute.lastSeq) return null;
    const seal = await this.days.row(minute.day);
    if (!seal) return null;
    const code = codeOf(seal, symbolId);
    const rows = await this.reader.select(
      ticks,
      'WHERE symbol_id = $1 AND seq >= $2 AND seq <= $3 ORDER BY seq',
      [symbolId, minute.firstSeq, minute.lastSeq],
    );
    const leaves = rows.map(({ seq: number, at, bid, ask }) =>
      tickLeaf(code, { seq: number, time: at, bid, ask }),
    );
    const tick =
      rows.length === minute.count
        ? leafWithPath(leaves, seq - minute.firstSeq)
        : await this.findKeptTick(
            symbolId,
            leaves.find((leaf) => leaf.seq === seq),
          );
    return tick && { day: minute.day, tick, minute: await this.proveMinute(minute, code) };
  }

  /** Tick of a thinned minute, with its stored path; null: the tick was removed. */
  private async findKeptTick(symbolId: number, leaf: ReturnType<typeof tickLeaf> | undefined) {
    if (!leaf) return null;
    const where = 'WHERE symbol_id = $1 AND seq = $2';
    const row = await this.reader.first(keptTicks, where, [symbolId, leaf.seq]);
    return row && { leaf, index: row.place, count: row.count, path: [...row.path] };
  }

  private async proveMinute({ day, symbolId, firstSeq }: SealedMinute, code: string) {
    const where = 'WHERE day = $1 AND symbol_id = $2 ORDER BY first_seq';
    const minutes = await this.reader.select(sealedMinutes, where, [day, symbolId]);
    const index = minutes.findIndex((each) => each.firstSeq === firstSeq);
    return leafWithPath(
      minutes.map((each) => minuteLeaf(code, each)),
      index,
    );
  }

  /** Proof of a lane input other than a tick. */
  async input(laneSeq: number) {
    const found = await this.findPart('inputs', laneSeq);
    if (!found) return null;
    const { part, seal } = found;
    const where = 'WHERE lane_seq >= $1 ORDER BY lane_seq LIMIT $2';
    const rows = await this.reader.select(laneInputs, where, [part.first, part.count]);
    const index = rows.findIndex((input) => input.laneSeq === laneSeq);
    if (index < 0) return null;
    const nonceFor = nonceOf(seal.nonceKey);
    const leaves = rows.map((input) => leafOfInput(input, nonceFor));
    return {
      day: part.day,
      input: rows[index] as (typeof rows)[number],
      ...(await this.extendToDay(part, leafWithPath(leaves, index))),
    };
  }

  async entry(id: number) {
    const found = await this.findPart('entries', id);
    if (!found) return null;
    const { part, seal } = found;
    const entries = await entriesAfter(this.reader, part.first - 1, part.count);
    const index = entries.findIndex(({ entry }) => entry.id === id);
    if (index < 0) return null;
    const nonceFor = nonceOf(seal.nonceKey);
    const leaves = entries.map((each) => leafOfEntry(each, nonceFor));
    return { day: part.day, ...(await this.extendToDay(part, leafWithPath(leaves, index))) };
  }

  /**
   * Proof of a customer's balance at the end of a day; null: the day is not sealed, or the customer did not exist yet.
   */
  async balance(day: string, customerId: number): Promise<ExactDecimals<SealedBalanceAnswer> | null> {
    const seal = await this.days.row(day);
    const own = await this.reader.first(sealedLiabilities, 'WHERE customer_id = $1 AND day = $2', [
      customerId,
      day,
    ]);
    if (!seal || !own) return null;
    const place = Math.floor(own.place / PART);
    const where = 'WHERE day = $1 AND place >= $2 AND place < $3 ORDER BY place';
    const rows = await this.reader.select(sealedLiabilities, where, [day, place * PART, (place + 1) * PART]);
    const inPart = pathOf(joinedSums, rows.map(sumNode), own.place % PART);
    const parts = await this.listParts(day, 'liabilities');
    const above = pathOf(
      joinedSums,
      parts.map(({ root: hash, totals }) => sumNode({ hash, totals })),
      place,
    );
    const nonce = nonceOf(seal.nonceKey)('liability', customerId);
    return {
      day,
      leaf: liabilityLeaf({ customer: customerId, totals: sumNode(own).totals, nonce }),
      index: own.place,
      count: parts.reduce((sum, { count }) => sum + count, 0),
      path: [...inPart.path, ...above.path].map((node) => {
        const [hash, totals] = nodePair(node);
        return [hash, { ...totals }];
      }),
    };
  }

  /** Sealed part that contains the number, if any. */
  private async findPart(tree: PartedTree, number: number) {
    const where = 'WHERE tree = $1 AND first <= $2 ORDER BY first DESC';
    const part = await this.reader.first(sealedParts, where, [tree, number]);
    const seal = part && (await this.days.row(part.day));
    return part && seal ? { part, seal } : null;
  }

  /** Extends a proof within a part to the whole day: the roots of all parts form the upper tree. */
  private async extendToDay<L>(
    { day, tree, place }: SealedPart,
    { leaf, index, path }: { leaf: L; index: number; path: string[] },
  ) {
    const parts = await this.listParts(day, tree);
    const above = pathOf(
      joinedHashes,
      parts.map(({ root }) => bytesOf(root)),
      place,
    );
    return {
      leaf,
      index: place * PART + index,
      count: parts.reduce((sum, { count }) => sum + count, 0),
      path: [...path, ...above.path.map(hexOf)],
    };
  }

  private listParts(day: string, tree: PartedTree): Promise<SealedPart[]> {
    return this.reader.select(sealedParts, 'WHERE day = $1 AND tree = $2 ORDER BY place', [day, tree]);
  }
}
