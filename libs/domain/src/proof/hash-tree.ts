import { canonicalJson, type Json } from './canonical-json.js';
import type { Hasher } from './hasher.js';
import { GrowingTree, type Join } from './tree.js';

const HASH_BYTES = 32;

/** H(00 ‖ JSON) of a leaf. */
export const leafHash = (hasher: Hasher, leaf: Json): Uint8Array =>
  leafHashOfText(hasher, canonicalJson(leaf));

/** The same of a leaf whose canonical text is at hand. */
export const leafHashOfText = (hasher: Hasher, text: string): Uint8Array => hasher.ofText(`\u0000${text}`);

/** H(01 ‖ left ‖ right). */
export function joinHashes(hasher: Hasher): Join<Uint8Array> {
  return (left, right) => {
    const bytes = new Uint8Array(1 + 2 * HASH_BYTES);
    bytes[0] = 1;
    bytes.set(left, 1);
    bytes.set(right, 1 + HASH_BYTES);
    return hasher.ofBytes(bytes);
  };
}

/** Of a tree without leaves: H of nothing. */
export const emptyRoot = (hasher: Hasher): Uint8Array => hasher.ofText('');

/** A tree of hashes that is never without a root. */
export class HashTree {
  private readonly tree: GrowingTree<Uint8Array>;

  constructor(private readonly hasher: Hasher) {
    this.tree = new GrowingTree(joinHashes(hasher));
  }

  get count(): number {
    return this.tree.count;
  }

  add(hash: Uint8Array): void {
    this.tree.add(hash);
  }

  root(): Uint8Array {
    return this.tree.root() ?? emptyRoot(this.hasher);
  }
}
