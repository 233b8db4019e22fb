import { formatDecimal } from '@truemark/money';
import { canonicalJson } from './canonical-json.js';
import { type Hasher, hexOf } from './hasher.js';
import type { Join } from './tree.js';

/** Currency → sum, 10⁻⁸. */
export type Totals = Readonly<Record<string, bigint>>;

/** A node of a tree that sums its leaves. */
export interface SumNode {
  readonly hash: Uint8Array;
  readonly totals: Totals;
}

/** Totals in their recorded form: plain decimals. */
export const formatTotals = (totals: Totals): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(totals).map(([currency, sum]) => [currency, formatDecimal(sum)]));

/** Sum of two totals per currency. */
export function addTotals(one: Totals, other: Totals): Totals {
  const sums: Record<string, bigint> = { ...one };
  for (const [currency, sum] of Object.entries(other)) sums[currency] = (sums[currency] ?? 0n) + sum;
  return sums;
}

/** Joins two nodes: H(01 ‖ JSON [[hash, totals], [hash, totals]]), and the sum of both. */
export function joinSums(hasher: Hasher): Join<SumNode> {
  return (left, right) => ({
    hash: hasher.ofText(`\u0001${canonicalJson([nodePair(left), nodePair(right)])}`),
    totals: addTotals(left.totals, right.totals),
  });
}

/** A node in its recorded form: `[hash, totals]`. */
export const nodePair = ({ hash, totals }: SumNode): readonly [string, Readonly<Record<string, string>>] => [
  hexOf(hash),
  formatTotals(totals),
];
