import { sha256 } from '@noble/hashes/sha2.js';
import { Fault } from './fault.js';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

const bytes = new TextEncoder();
const LEAF = 0;
const NODE = 1;

/** Canonical JSON for hashing: no spaces, keys sorted by code unit, only whole numbers that a double holds. */
export function canonical(value: Json): string {
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value)) throw new Fault('form', { what: String(value) });
    return String(value);
  }
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonical).join(',')}]`;
  const fields = Object.keys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(value[key] ?? null)}`);
  return `{${fields.join(',')}}`;
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

const hex = (digest: Uint8Array): string =>
  Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Decodes lower-case hexadecimal digits. */
export function fromHex(text: string, length: number): Uint8Array<ArrayBuffer> {
  if (!new RegExp(`^[0-9a-f]{${2 * length}}$`).test(text)) throw new Fault('form', { what: text });
  return Uint8Array.from({ length }, (_, at) => Number.parseInt(text.slice(2 * at, 2 * at + 2), 16));
}

/**
 * SHA-256 of a text's UTF-8. A day has a million ticks with one call each; the browser's own function returns a promise
 * and takes three times as long.
 */
export const hashOf = (text: string): string => hex(sha256(bytes.encode(text)));

function prefixed(prefix: number, body: Uint8Array): string {
  const whole = new Uint8Array(1 + body.length);
  whole[0] = prefix;
  whole.set(body, 1);
  return hex(sha256(whole));
}

/** H(00 ‖ JSON). */
export const leafHash = (leaf: Json): string => prefixed(LEAF, bytes.encode(canonical(leaf)));

/** H(01 ‖ left ‖ right). */
export function nodeHash(left: string, right: string): string {
  const both = new Uint8Array(64);
  both.set(fromHex(left, 32));
  both.set(fromHex(right, 32), 32);
  return prefixed(NODE, both);
}

/** H(01 ‖ JSON) of two nodes of the sum tree. */
export const sumNodeHash = (children: Json): string => prefixed(NODE, bytes.encode(canonical(children)));

/** Root of an empty tree: H of nothing. */
export const EMPTY_ROOT = hashOf('');
