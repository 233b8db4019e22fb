import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { leafHash as leafOfPage } from '../apps/customer/src/features/sealed-days/form.js';
import { Tree } from '../apps/customer/src/features/sealed-days/tree.js';
import { checkBalance, leafHash, rootOf } from '../docs/check-proof.mjs';
import { root } from './steps/root.mjs';

interface Example {
  readonly leaf: Record<string, never>;
  readonly hash: string;
}

const page = readFileSync(join(root, 'docs/proof.md'), 'utf8');

/** The worked examples: each a block of leaves, the hash of each, and the root over them. */
const blocks = [...page.matchAll(/```\n(\{"[\s\S]*?)\nroot ([0-9a-f]{64})\n```/g)].map(
  ([, lines = '', top = '']) => ({
    top,
    examples: [...lines.matchAll(/^(\{.*\})\nleaf ([0-9a-f]{64})$/gm)].map(
      ([, leaf = '', hash = '']): Example => ({ leaf: JSON.parse(leaf) as Example['leaf'], hash }),
    ),
  }),
);
const [ticks, customers] = blocks;

describe('the worked examples of docs/proof.md', () => {
  it('are a minute of ticks and a sum of customers', () => {
    expect(blocks.map(({ examples }) => examples.length)).toEqual([3, 2]);
  });

  it('have the hashes that the script and the page make of them', () => {
    for (const { leaf, hash } of blocks.flatMap(({ examples }) => examples)) {
      expect(leafHash(leaf)).toBe(hash);
      expect(leafOfPage(leaf)).toBe(hash);
    }
  });

  it('have the root of the minute', () => {
    const leaves = ticks?.examples.map(({ hash }) => hash) ?? [];
    const tree = new Tree();
    for (const leaf of leaves) tree.add(leaf);
    expect(rootOf(leaves)).toBe(ticks?.top);
    expect(tree.root()).toBe(ticks?.top);
  });

  it('have the root of the sum, with the path that the page shows', () => {
    const [own, other] = customers?.examples ?? [];
    const totals = { USD: '89.5' };
    const balance = { day: '2026-11-01', leaf: own?.leaf, index: 0, count: 2, path: [[other?.hash, totals]] };
    const liabilities = { root: customers?.top, total: { USD: '500' }, accounts: 2 };
    const said: string[] = [];
    checkBalance(balance, { liabilities }, (line: string) => said.push(line));
    expect(said).toEqual(['agrees  customer 41 is owed 410.5 USD of 500 USD on 2026-11-01']);
  });
});
