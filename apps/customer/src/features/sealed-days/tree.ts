import { EMPTY_ROOT, nodeHash, sumNodeHash } from './form.js';
import { addTotals, plain, readTotals, type Totals } from './totals.js';

/** Inclusion proof: position of a leaf, and the siblings on its path to the root. */
export interface Path<Element> {
  readonly index: number;
  readonly count: number;
  readonly path: readonly Element[];
}

/** Incremental Merkle tree: takes leaves one by one and stores one node per level. */
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

  /** An odd node is promoted unchanged. */
  root(): string {
    const whole = this.#levels.reduce<string | undefined>((right, left) => {
      if (left === undefined) return right;
      return right === undefined ? left : nodeHash(left, right);
    }, undefined);
    return whole ?? EMPTY_ROOT;
  }
}

/**
 * Climbs from a leaf to the root (RFC 9162 §2.1.3.2), with the sibling and its side at each level. Null if the path
 * length does not match the position, or the position is invalid.
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

/** Whether a leaf's hash and its path yield the root. */
export function leadsTo(root: string, leaf: string, path: Path<string>): boolean {
  const found = climb(leaf, path, (node, beside, isBesideLeft) =>
    isBesideLeft ? nodeHash(beside, node) : nodeHash(node, beside),
  );
  return found !== null && found === root;
}

/** Node of the sum tree: its hash, and the total owed to all customers below it. */
export interface Sum {
  readonly hash: string;
  readonly totals: Totals;
}

/** Path element of the sum tree: hash and totals of an anonymous sibling. */
export type Neighbour = readonly [hash: string, totals: Readonly<Record<string, string>>];

/**
 * Root of the sum tree from a leaf and its path; null if they yield none. No sum on the path may be negative, because
 * it would hide a debt.
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
