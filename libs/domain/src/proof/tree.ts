/** Inclusion path: position of a leaf, and its siblings from the leaf to the root. */
export interface Path<N> {
  /** From 0. */
  readonly index: number;
  /** Number of leaves of the tree. */
  readonly count: number;
  readonly path: readonly N[];
}

/** Joins two neighbours to their parent node. */
export type Join<N> = (left: N, right: N) => N;

/**
 * Incremental Merkle tree by RFC 6962: neighbours are joined, an odd node moves up unchanged. Holds one node per set
 * binary digit of the leaf count.
 */
export class MerkleTree<N> {
  count = 0;
  private readonly completeSubtrees: { readonly node: N; readonly size: number }[] = [];

  constructor(private readonly join: Join<N>) {}

  add(leaf: N): void {
    let [node, size] = [leaf, 1];
    for (let last = this.completeSubtrees.at(-1); last?.size === size; last = this.completeSubtrees.at(-1)) {
      this.completeSubtrees.pop();
      node = this.join(last.node, node);
      size *= 2;
    }
    this.completeSubtrees.push({ node, size });
    this.count += 1;
  }

  /** Root of the leaves so far; null without leaves. */
  root(): N | null {
    let root: N | null = null;
    for (const { node } of this.completeSubtrees.toReversed())
      root = root === null ? node : this.join(node, root);
    return root;
  }
}

/** Inclusion path of the leaf at `index`; throws if there is none. */
export function pathOf<N>(join: Join<N>, leaves: readonly N[], index: number): Path<N> {
  if (!(Number.isInteger(index) && index >= 0 && index < leaves.length))
    throw new RangeError(`no leaf ${index} of ${leaves.length}`);
  const path: N[] = [];
  let [level, at] = [leaves, index];
  while (level.length > 1) {
    const sibling = level[at % 2 === 0 ? at + 1 : at - 1];
    if (sibling !== undefined) path.push(sibling);
    level = levelAbove(join, level);
    at = Math.floor(at / 2);
  }
  return { index, count: leaves.length, path };
}

function levelAbove<N>(join: Join<N>, level: readonly N[]): N[] {
  const above: N[] = [];
  for (let at = 0; at < level.length; at += 2) {
    const [left, right] = [level[at] as N, level[at + 1]];
    above.push(right === undefined ? left : join(left, right));
  }
  return above;
}

/**
 * The root from a leaf and its path (RFC 9162 §2.1.3.2); null if the path has the wrong length or the index is out of
 * range.
 */
export function rootOfPath<N>(join: Join<N>, leaf: N, { index, count, path }: Path<N>): N | null {
  if (!(Number.isSafeInteger(index) && Number.isSafeInteger(count) && index >= 0 && index < count))
    return null;
  let [place, last, node] = [index, count - 1, leaf];
  for (const sibling of path) {
    if (last === 0) return null;
    if (place % 2 === 1 || place === last) {
      node = join(sibling, node);
      while (place % 2 === 0 && place !== 0) {
        place /= 2;
        last = Math.floor(last / 2);
      }
    } else {
      node = join(node, sibling);
    }
    place = Math.floor(place / 2);
    last = Math.floor(last / 2);
  }
  return last === 0 ? node : null;
}
