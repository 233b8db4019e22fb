import { canonicalJson, type Json } from './canonical-json.js';
import type { Hasher } from './hasher.js';
import { type Join, MerkleTree } from './tree.js';

const HASH_BYTES = 32;

/** Hash of a leaf: H(00 ‖ JSON). */
export const leafHash = (hasher: Hasher, leaf: Json): Uint8Array =>
  leafHashOfText(hasher, canonicalJson(leaf));

/** As `leafHash`, from the leaf's canonical text. */
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

/** Root of a tree without leaves: H of the empty text. */
export const emptyRoot = (hasher: Hasher): Uint8Array => hasher.ofText('');

/** A hash tree whose root is defined even without leaves. */
export class HashTree {
  private readonly tree: MerkleTree<Uint8Array>;

  constructor(private readonly hasher: Hasher) {
    this.tree = new MerkleTree(joinHashes(hasher));
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
