import { hash } from 'node:crypto';
import type { Chain } from './table.js';

/** End of a chain: its last row. */
export interface ChainEnd {
  readonly place: number;
  /** SHA-256, 64 hexadecimal digits. */
  readonly hash: string;
}

/** Before the first row. */
export const CHAIN_START: ChainEnd = { place: 0, hash: '0'.repeat(64) };

/**
 * Link of the row after `before`: its place, and the SHA-256 of the previous hash, a line feed, and the JSON array of
 * its place and its values in the order of `over`.
 */
export function nextLink(before: ChainEnd, { over }: Pick<Chain, 'over'>, row: object): ChainEnd {
  const place = before.place + 1;
  const values = over.map((name) => Reflect.get(row, name) ?? null);
  const text = `${before.hash}\n${JSON.stringify([place, ...values])}`;
  return { place, hash: hash('sha256', text, 'hex') };
}
