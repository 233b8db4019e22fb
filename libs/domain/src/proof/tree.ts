/** Where a leaf stands, and what it is joined with on its way to the root, from the leaf up. */
export interface Path<N> {
  /** From 0. */
  readonly index: number;
  /** Leaves of the tree. */
  readonly count: number;
  readonly path: readonly N[];
}

/** How two neighbours become the node above them. */
export type Join<N> = (left: N, right: N) => N;

/**
 * The root over leaves that come one after the other, by RFC 6962: neighbours are joined, an odd node rises unchanged.
 * It holds one node for each binary digit of their number, however many they are.
 */
export class GrowingTree<N> {
  count = 0;
  private readonly whole: { readonly node: N; readonly size: number }[] = [];

  constructor(private readonly join: Join<N>) {}

  add(leaf: N): void {
    let [node, size] = [leaf, 1];
    for (let last = this.whole.at(-1); last?.size === size; last = this.whole.at(-1)) {
      this.whole.pop();
      node = this.join(last.node, node);
      size *= 2;
    }
    this.whole.push({ node, size });
    this.count += 1;
  }

  /** Of what came so far; null while there is no leaf. */
  root(): N | null {
    let root: N | null = null;
    for (const { node } of this.whole.toReversed()) root = root === null ? node : this.join(node, root);
    return root;
  }
}

/** The path of the leaf at `index`; throws where there is none. */
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

/** Where a path leads from its leaf (RFC 9162 §2.1.3.2); null where it is too long, too short or beside the tree. */
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
