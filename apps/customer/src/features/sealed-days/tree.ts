import { EMPTY_ROOT, nodeHash, sumNodeHash } from './form.js';
import { addTotals, plain, readTotals, type Totals } from './totals.js';

/** Where a leaf stands in its tree, and what stands beside its way up. */
export interface Path<Element> {
  readonly index: number;
  readonly count: number;
  readonly path: readonly Element[];
}

/** A tree that is told its leaves one after the other, and holds one node a level. */
export class Tree {
  readonly #levels: (string | undefined)[] = [];
  #count = 0;

  get count(): number {
    return this.#count;
  }

  add(leaf: string): void {
    let node = leaf;
    let level = 0;
    for (let left = this.#levels[0]; left !== undefined; left = this.#levels[level]) {
      node = nodeHash(left, node);
      this.#levels[level] = undefined;
      level++;
    }
    this.#levels[level] = node;
    this.#count++;
  }

  /** An odd node rises unchanged. */
  root(): string {
    const whole = this.#levels.reduce<string | undefined>((right, left) => {
      if (left === undefined) return right;
      return right === undefined ? left : nodeHash(left, right);
    }, undefined);
    return whole ?? EMPTY_ROOT;
  }
}

/**
 * The way up from a leaf (RFC 9162 §2.1.3.2): at each step what stands beside, and on which side. Null where it is too long
 * or too short for its place, or that is none.
 */
function climb<Node, Element>(
  leaf: Node,
  { index, count, path }: Path<Element>,
  join: (node: Node, beside: Element, isBesideLeft: boolean) => Node,
): Node | null {
  const isPlace = Number.isSafeInteger(index) && Number.isSafeInteger(count) && index >= 0 && index < count;
  if (!isPlace || !Array.isArray(path)) return null;
  let [at, last, node] = [index, count - 1, leaf];
  const half = (value: number): number => Math.floor(value / 2);
  for (const beside of path) {
    if (last === 0) return null;
    const isRight = at % 2 === 1;
    node = join(node, beside, isRight || at === last);
    if (!isRight && at === last) {
      while (at !== 0 && at % 2 === 0) [at, last] = [half(at), half(last)];
    }
    [at, last] = [half(at), half(last)];
  }
  return last === 0 ? node : null;
}

/** Whether a leaf's hash and its path make that root. */
export function leadsTo(root: string, leaf: string, path: Path<string>): boolean {
  const found = climb(leaf, path, (node, beside, isBesideLeft) =>
    isBesideLeft ? nodeHash(beside, node) : nodeHash(node, beside),
  );
  return found !== null && found === root;
}

/** A node of the sum tree: its hash and what all customers below it are owed. */
export interface Sum {
  readonly hash: string;
  readonly totals: Totals;
}

/** An element of a path in the sum tree: an unnamed neighbour's hash and totals. */
export type Neighbour = readonly [hash: string, totals: Readonly<Record<string, string>>];

/**
 * The root of the sum tree that a leaf and its path make; null: they make none. No sum on the way may be below zero: it would
 * hide a debt.
 */
export const sumBy = (leaf: Neighbour, path: Path<Neighbour>): Sum | null => {
  const [hash, totals] = leaf;
  const begin = { hash, totals: readTotals(totals), told: totals };
  return climb(begin, path, (node, beside, isBesideLeft) => {
    const below = readTotals(beside[1]);
    const sum = addTotals(node.totals, below);
    const own: Neighbour = [node.hash, node.told];
    const children: Neighbour[] = isBesideLeft ? [beside, own] : [own, beside];
    return { hash: sumNodeHash(children), totals: sum, told: tellTotals(sum) };
  });
};

const tellTotals = (totals: Totals): Readonly<Record<string, string>> =>
  Object.fromEntries([...totals].map(([currency, amount]) => [currency, plain(amount)]));
