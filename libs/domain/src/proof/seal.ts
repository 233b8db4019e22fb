import { canonicalJson, type Json } from './canonical-json.js';
import { type Hasher, hexOf } from './hasher.js';

/** What stands for the seal before the first one. */
export const SEAL_START = '0'.repeat(64);

/** A day of a symbol. */
export interface SealedSymbol {
  readonly first_seq: number;
  readonly last_seq: number;
  readonly count: number;
  /** Of the tree of its minutes. */
  readonly root: string;
}

/** What is sealed of a day. Hashes are lower-case hex, figures plain decimals. */
export interface SealBody {
  /** `YYYY-MM-DD`, GMT. */
  readonly day: string;
  /** Hash of the seal before. */
  readonly prev: string;
  /** By the symbol's code. */
  readonly ticks: Readonly<Record<string, SealedSymbol>>;
  /** The lane's numbers that belong to the day, and the tree of those that are inputs; empty where `to` is below `from`. */
  readonly journal: { readonly from: number; readonly to: number; readonly root: string };
  readonly ledger: {
    readonly entries: number;
    readonly root: string;
    readonly totals: Readonly<Record<string, { readonly debit: string; readonly credit: string }>>;
  };
  /** The last row of the operators' log at the sealing. */
  readonly audit_end: { readonly place: number; readonly hash: string };
  readonly liabilities: {
    readonly root: string;
    readonly total: Readonly<Record<string, string>>;
    readonly accounts: number;
  };
  readonly config_version: number;
}

/** A sealed day. */
export interface Seal extends SealBody {
  readonly hash: string;
  /** Ed25519 over `signedText(hash)`, hex. */
  readonly signature: string;
}

/** H of the canonical JSON of a seal without `hash` and `signature`, hex. */
export function sealHash(hasher: Hasher, seal: SealBody | Seal): string {
  const { hash: _hash, signature: _signature, ...body } = seal as Seal;
  return hexOf(hasher.ofText(canonicalJson(body as unknown as Json)));
}

/** What the signature of a seal is over. */
export const signedText = (hash: string): string => `truemark-seal:${hash}`;

/** What the former key signs when another one takes its place; the key's 32 bytes as hex. */
export const signedKeyText = (publicKey: string): string => `truemark-seal-key:${publicKey}`;
