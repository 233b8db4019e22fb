import { createHash, createPublicKey, verify } from 'node:crypto';

/**
 * Verifies sealed days like an outsider: from the published format only, without any server code. The format is in
 * `docs/proof.md`.
 */
type Value = string | number | boolean | null | Value[] | { [name: string]: Value };

export interface Proof {
  readonly leaf: Record<string, unknown>;
  readonly index: number;
  readonly count: number;
  readonly path: readonly unknown[];
}

const sha256 = (...parts: (string | Buffer)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

export function textOf(value: unknown): string {
  const held = value as Value;
  if (Array.isArray(held)) return `[${held.map(textOf).join(',')}]`;
  if (held === null || typeof held !== 'object') return JSON.stringify(held);
  const names = Object.keys(held).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${textOf(held[name])}`).join(',')}}`;
}

export const leafOf = (leaf: unknown): string => sha256(Buffer.of(0), textOf(leaf)).toString('hex');

const nodeOf = (left: string, right: string): string =>
  sha256(Buffer.of(1), Buffer.from(left, 'hex'), Buffer.from(right, 'hex')).toString('hex');

/** Merkle tree root, RFC 6962 §2.1. */
export function rootOf(leaves: readonly string[]): string {
  if (leaves.length === 0) return sha256('').toString('hex');
  if (leaves.length === 1) return leaves[0] as string;
  let split = 1;
  while (split * 2 < leaves.length) split *= 2;
  return nodeOf(rootOf(leaves.slice(0, split)), rootOf(leaves.slice(split)));
}

/** Root of an inclusion proof, RFC 9162 §2.1.3.2; null if the path does not fit. */
function rootFromPath<N>({ index, count, path }: Proof, leaf: N, join: (left: N, right: N) => N): N | null {
  if (index >= count) return null;
  let [place, last, node] = [BigInt(index), BigInt(count - 1), leaf];
  for (const sibling of path as N[]) {
    if (last === 0n) return null;
    if ((place & 1n) === 1n || place === last) {
      node = join(sibling, node);
      while ((place & 1n) === 0n && place !== 0n) [place, last] = [place >> 1n, last >> 1n];
    } else node = join(node, sibling);
    [place, last] = [place >> 1n, last >> 1n];
  }
  return last === 0n ? node : null;
}

export const rootByPath = (proof: Proof): string | null => rootFromPath(proof, leafOf(proof.leaf), nodeOf);

type Sum = readonly [hash: string, totals: Readonly<Record<string, string>>];

const UNIT = 100_000_000n;
const units = (text: string): bigint => {
  const [, sign = '', whole = '0', rest = ''] = /^(-?)(\d+)(?:\.(\d{1,8}))?$/.exec(text) ?? [];
  const value = BigInt(whole) * UNIT + BigInt(rest.padEnd(8, '0'));
  return sign === '-' ? -value : value;
};
const plain = (value: bigint): string => {
  const rest = String(value % UNIT)
    .padStart(8, '0')
    .replace(/0+$/, '');
  return `${value / UNIT}${rest === '' ? '' : `.${rest}`}`;
};

function sumOf(left: Sum, right: Sum): Sum {
  const totals: Record<string, bigint> = {};
  for (const [, held] of [left, right])
    for (const [currency, text] of Object.entries(held)) {
      if (units(text) < 0n) throw new Error(`a sum of ${text}`);
      totals[currency] = (totals[currency] ?? 0n) + units(text);
    }
  const hash = sha256(Buffer.of(1), textOf([left, right])).toString('hex');
  return [hash, Object.fromEntries(Object.entries(totals).map(([currency, sum]) => [currency, plain(sum)]))];
}

/** Root of a balance proof: hash and totals. */
export const sumByPath = (proof: Proof): Sum | null =>
  rootFromPath<Sum>(proof, [leafOf(proof.leaf), proof.leaf.totals as Sum[1]], sumOf);

export const sealHash = ({ hash: _hash, signature: _signature, ...body }: Record<string, unknown>): string =>
  sha256(textOf(body)).toString('hex');

export function isSigned(publicKey: string, text: string, signature: string): boolean {
  const spki = Buffer.from(`302a300506032b6570032100${publicKey}`, 'hex');
  const key = createPublicKey({ key: spki, format: 'der', type: 'spki' });
  return verify(null, Buffer.from(text), key, Buffer.from(signature, 'hex'));
}

/** Content hash in an input's leaf. */
export const contentHash = (content: unknown): string => sha256(textOf(content)).toString('hex');
