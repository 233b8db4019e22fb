import { hash } from 'node:crypto';
import { decimal } from '@truemark/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import vectors from '../vectors/proof.json' with { type: 'json' };
import { canonicalJson, type Json } from './canonical-json.js';
import { emptyRoot, HashTree, joinHashes, leafHash } from './hash-tree.js';
import { bytesOf, type Hasher, hexOf } from './hasher.js';
import { liabilityLeaf, liabilityOf, tickLeaf, withTick } from './leaves.js';
import { type Seal, sealHash } from './seal.js';
import { joinSums, nodePair, type SumNode, type Totals } from './sum-tree.js';
import { MerkleTree, pathOf, rootOfPath } from './tree.js';

const hasher: Hasher = {
  ofText: (text) => hash('sha256', text, 'buffer'),
  ofBytes: (bytes) => hash('sha256', bytes, 'buffer'),
};
const join = joinHashes(hasher);
const sums = joinSums(hasher);

const totalsOf = (written: object): Totals =>
  Object.fromEntries(Object.entries(written).map(([currency, sum]) => [currency, decimal(sum as string)]));
const nodeOf = (leaf: { totals: object }): SumNode => ({
  hash: leafHash(hasher, leaf as unknown as Json),
  totals: totalsOf(leaf.totals),
});
const inOrder = (nodes: SumNode[]): SumNode[] =>
  nodes.sort((a, b) => (hexOf(a.hash) < hexOf(b.hash) ? -1 : 1));
const sumRoot = (nodes: readonly SumNode[]): SumNode | null => {
  const tree = new MerkleTree(sums);
  for (const node of nodes) tree.add(node);
  return tree.root();
};

describe('canonical JSON', () => {
  it.each(vectors.canonical)('is $text', ({ value, text, leaf }) => {
    expect(canonicalJson(value as Json)).toBe(text);
    expect(hexOf(leafHash(hasher, value as Json))).toBe(leaf);
  });

  it('is the same whatever the order of the keys', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.integer()), (value) => {
        const turned = Object.fromEntries(Object.entries(value).reverse());
        expect(canonicalJson(turned)).toBe(canonicalJson(value));
        expect(JSON.parse(canonicalJson(value))).toEqual(value);
      }),
    );
  });

  it.each([0.5, Number.NaN, 2 ** 53, undefined, 1n])('has no text for %s', (value) =>
    expect(() => canonicalJson(value as Json)).toThrow(),
  );
});

describe('a tree', () => {
  const leaves = vectors.ticks.map((tick) => leafHash(hasher, tick));

  it.each(vectors.trees)(
    'of $count leaves has the root and the paths of RFC 6962',
    ({ count, root, paths }) => {
      const tree = new HashTree(hasher);
      for (const leaf of leaves.slice(0, count)) tree.add(leaf);
      expect([tree.count, hexOf(tree.root())]).toEqual([count, root]);
      const found = paths.map((_, index) => pathOf(join, leaves.slice(0, count), index));
      expect(found.map(({ path }) => path.map(hexOf))).toEqual(paths);
    },
  );

  const size = fc.integer({ min: 1, max: 300 });
  const made = (count: number) => Array.from({ length: count }, (_, at) => leafHash(hasher, at));
  const rootOf = (nodes: readonly Uint8Array[]) => {
    const tree = new HashTree(hasher);
    for (const node of nodes) tree.add(node);
    return tree.root();
  };

  it('is reached by the path of each of its leaves, and of nothing else', () => {
    fc.assert(
      fc.property(size, fc.nat(), fc.nat(), (count, some, other) => {
        const nodes = made(count);
        const [index, wrong] = [some % count, other % count];
        const path = pathOf(join, nodes, index);
        const root = hexOf(rootOf(nodes));
        const reached = (leaf: Uint8Array, by: typeof path) => {
          const end = rootOfPath(join, leaf, by);
          return end && hexOf(end);
        };
        const leaf = nodes[index] as Uint8Array;
        expect(reached(leaf, path)).toBe(root);
        if (wrong !== index) {
          expect(reached(nodes[wrong] as Uint8Array, path)).not.toBe(root);
          expect(reached(leaf, { ...path, index: wrong })).not.toBe(root);
        }
        expect(reached(leaf, { ...path, path: [...path.path, leaf] })).toBeNull();
        if (count > 1) expect(reached(leaf, { ...path, path: path.path.slice(1) })).not.toBe(root);
      }),
    );
  });

  it('is the same made of whole parts of it', () => {
    fc.assert(
      fc.property(size, (count) => {
        const nodes = made(count);
        const parts = Array.from({ length: Math.ceil(count / 16) }, (_, at) =>
          rootOf(nodes.slice(at * 16, at * 16 + 16)),
        );
        expect(hexOf(rootOf(parts))).toBe(hexOf(rootOf(nodes)));
      }),
    );
  });

  it('has no path beside itself', () => {
    const leaf = leaves[0] as Uint8Array;
    expect(rootOfPath(join, leaf, { index: 1, count: 1, path: [] })).toBeNull();
    expect(rootOfPath(join, leaf, { index: -1, count: 1, path: [] })).toBeNull();
    expect(() => pathOf(join, leaves, leaves.length)).toThrow('no leaf 7 of 7');
    expect(hexOf(emptyRoot(hasher))).toBe(hexOf(rootOf([])));
  });
});

describe('a tree of sums', () => {
  const { leaves, order, root, paths } = vectors.liabilities;
  const nodes = inOrder(leaves.map(nodeOf));

  it('has the root, the sums and the paths of the vectors', () => {
    expect(nodes.map(({ hash }) => hexOf(hash))).toEqual(order);
    expect(nodePair(sumRoot(nodes) as SumNode)).toEqual(root);
    const found = nodes.map((_, index) => pathOf(sums, nodes, index).path.map(nodePair));
    expect(found).toEqual(paths);
  });

  it('is reached from each customer', () => {
    for (const [index, node] of nodes.entries()) {
      const path = pathOf(sums, nodes, index);
      expect(nodePair(rootOfPath(sums, node, path) as SumNode)).toEqual(root);
    }
  });

  it('comes to another root when anybody is left out, or owed something else', () => {
    fc.assert(
      fc.property(
        fc.array(fc.bigInt(0n, 10n ** 15n), { minLength: 2, maxLength: 40 }),
        fc.nat(),
        (owes, which) => {
          const all = owes.map((sum, customer) =>
            liabilityLeaf({ customer, totals: { USD: sum }, nonce: '00' }),
          );
          const whole = nodePair(sumRoot(inOrder(all.map(nodeOf))) as SumNode);
          const at = which % all.length;
          const without = sumRoot(inOrder(all.filter((_, place) => place !== at).map(nodeOf))) as SumNode;
          expect(nodePair(without)[0]).not.toBe(whole[0]);
          expect(whole[1]).toEqual({ USD: expect.any(String) });
          expect(decimal(whole[1].USD ?? '')).toBe(owes.reduce((sum, each) => sum + each, 0n));
        },
      ),
    );
  });

  it('owes nothing to who is below zero', () => {
    expect([liabilityOf(-1n), liabilityOf(0n), liabilityOf(5n)]).toEqual([0n, 0n, 5n]);
  });
});

describe('leaves and seals', () => {
  it('write a tick as the vectors have it', () => {
    const [tick] = vectors.ticks;
    const held = { seq: 41, time: 1785542410250, bid: 108_710_000, ask: 108_725_000 };
    expect(tickLeaf('EURUSD', held)).toEqual(tick);
  });

  it('fold a minute from its ticks', () => {
    const tick = (seq: number, bid: number, ask: number) => ({ seq, time: 1785542400000 + seq, bid, ask });
    const minute = withTick(withTick(withTick(null, tick(7, 5, 9)), tick(8, 3, 8)), tick(9, 4, 10));
    expect(minute).toEqual({
      time: 1785542400000,
      count: 3,
      firstSeq: 7,
      lastSeq: 9,
      firstBid: 5,
      firstAsk: 9,
      lastBid: 4,
      lastAsk: 10,
      lowBid: 3,
      highBid: 5,
      lowAsk: 8,
      highAsk: 10,
    });
  });

  it('hash a seal without its hash and its signature', () => {
    const { body, hash: expected } = vectors.seal;
    expect(sealHash(hasher, body)).toBe(expected);
    const sealed = { ...body, hash: expected, signature: 'ff' } as unknown as Seal;
    expect(sealHash(hasher, sealed)).toBe(expected);
    expect(sealHash(hasher, { ...body, config_version: 1 })).not.toBe(expected);
  });

  it('read hexadecimal digits and nothing else', () => {
    expect(hexOf(bytesOf('00ff7a'))).toBe('00ff7a');
    for (const wrong of ['0', '0G', 'FF']) expect(() => bytesOf(wrong)).toThrow('is not hexadecimal');
  });
});
