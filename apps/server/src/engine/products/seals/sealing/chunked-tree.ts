import {
  addTotals,
  formatTotals,
  HashTree,
  hexOf,
  joinHashes,
  joinSums,
  MerkleTree,
  type SumNode,
  type Totals,
} from '@truemark/domain';
import { nodeHasher } from '../node-hasher.js';
import { PART, type PartedTree, type SealedPart, sealedParts } from '../tables/sealed-part.table.js';
import type { DayWork } from './seal-context.js';

/** A day's hash tree, of which each full part is recorded. */
export class PartedHashTree {
  readonly whole = new HashTree(nodeHasher);
  private part = new HashTree(nodeHasher);
  private first = 0;
  private partIndex = 0;

  constructor(
    private readonly work: Pick<DayWork, 'record'>,
    private readonly treeKey: { readonly day: string; readonly tree: PartedTree },
  ) {}

  async add(leaf: Uint8Array, number: number): Promise<void> {
    if (this.part.count === 0) this.first = number;
    this.part.add(leaf);
    this.whole.add(leaf);
    if (this.part.count === PART) await this.end();
  }

  /** Records the last, incomplete part. */
  async end(): Promise<void> {
    const { count } = this.part;
    if (count === 0) return;
    const { first, partIndex: place } = this;
    await this.work.record(
      partRow({ ...this.treeKey, first, place, count, root: hexOf(this.part.root()), totals: {} }),
    );
    this.part = new HashTree(nodeHasher);
    this.partIndex += 1;
  }
}

const joinedSums = joinSums(nodeHasher);

/** As `PartedHashTree`, for a tree with sums. */
export class PartedSumTree {
  count = 0;
  totals: Totals = {};
  private readonly whole = new MerkleTree(joinedSums);
  private part = new MerkleTree(joinedSums);
  private partIndex = 0;

  constructor(
    private readonly work: Pick<DayWork, 'record'>,
    private readonly day: string,
  ) {}

  async add(leaf: SumNode): Promise<void> {
    this.part.add(leaf);
    this.whole.add(leaf);
    this.count += 1;
    this.totals = addTotals(this.totals, leaf.totals);
    if (this.part.count === PART) await this.end();
  }

  async end(): Promise<void> {
    const root = this.part.root();
    if (!root) return;
    const { count } = this.part;
    const [first, place] = [this.count - count, this.partIndex];
    const totals = formatTotals(root.totals);
    const row = {
      day: this.day,
      tree: 'liabilities',
      first,
      place,
      count,
      root: hexOf(root.hash),
      totals,
    } as const;
    await this.work.record(partRow(row));
    this.part = new MerkleTree(joinedSums);
    this.partIndex += 1;
  }

  /** Null if there are no liabilities. */
  root(): SumNode | null {
    return this.whole.root();
  }
}

const partRow = (row: SealedPart) => ({ table: sealedParts, row });

export const joinedHashes = joinHashes(nodeHasher);
export { joinedSums };
