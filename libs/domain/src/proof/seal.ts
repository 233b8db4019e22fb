import { canonicalJson, type Json } from './canonical-json.js';
import { type Hasher, hexOf } from './hasher.js';

/** Value of `prev` in the first seal. */
export const SEAL_START = '0'.repeat(64);

/** A sealed day of a symbol. */
export interface SealedSymbol {
  readonly first_seq: number;
  readonly last_seq: number;
  readonly count: number;
  /** Root of the tree of its minutes. */
  readonly root: string;
}

/** Sealed content of a day. Hashes are lower-case hex, figures plain decimals. */
export interface SealBody {
  /** `YYYY-MM-DD`, GMT. */
  readonly day: string;
  /** Hash of the previous seal. */
  readonly prev: string;
  /** By symbol code. */
  readonly ticks: Readonly<Record<string, SealedSymbol>>;
  /** Lane sequences of the day, and the tree of those that are inputs; empty if `to` is below `from`. */
  readonly journal: { readonly from: number; readonly to: number; readonly root: string };
  readonly ledger: {
    readonly entries: number;
    readonly root: string;
    readonly totals: Readonly<Record<string, { readonly debit: string; readonly credit: string }>>;
  };
  /** Last row of the audit log at the time of sealing. */
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

/** Hash of the canonical JSON of a seal without `hash` and `signature`, hex. */
export function sealHash(hasher: Hasher, seal: SealBody | Seal): string {
  const { hash: _hash, signature: _signature, ...body } = seal as Seal;
  return hexOf(hasher.ofText(canonicalJson(body as unknown as Json)));
}

/** Text signed by a seal's signature. */
export const signedText = (hash: string): string => `truemark-seal:${hash}`;

/** Text that the previous key signs when it is replaced; the new key's 32 bytes as hex. */
export const signedKeyText = (publicKey: string): string => `truemark-seal-key:${publicKey}`;
