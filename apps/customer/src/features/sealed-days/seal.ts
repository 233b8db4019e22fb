import { Fault } from './fault.js';
import type { Json } from './form.js';

/** Ticks of one symbol on a sealed day; `root` is over its minutes. */
export interface SealedTicks {
  readonly first_seq: number;
  readonly last_seq: number;
  readonly count: number;
  readonly root: string;
}

/** Record of a day as sent, because it is hashed as it is. */
export interface Seal {
  readonly day: string;
  readonly prev: string;
  readonly ticks: Readonly<Record<string, SealedTicks>>;
  readonly journal: { readonly from: number; readonly to: number; readonly root: string };
  readonly ledger: {
    readonly entries: number;
    readonly root: string;
    readonly totals: Readonly<Record<string, { readonly debit: string; readonly credit: string }>>;
  };
  readonly audit_end: { readonly place: number; readonly hash: string };
  readonly liabilities: {
    readonly root: string;
    readonly total: Readonly<Record<string, string>>;
    readonly accounts: number;
  };
  readonly config_version: number | string;
  readonly hash: string;
  readonly signature: string;
}

/** A leaf with its inclusion proof. */
export interface Proven<Leaf, Element = string> {
  readonly leaf: Leaf;
  readonly index: number;
  readonly count: number;
  readonly path: readonly Element[];
}

export type TickLeaf = {
  readonly kind: 'tick';
  readonly symbol: string;
  readonly seq: number;
  readonly time: number;
  readonly bid: string;
  readonly ask: string;
};

export type MinuteLeaf = {
  readonly kind: 'minute';
  readonly symbol: string;
  readonly time: number;
  readonly count: number;
  readonly first_seq: number;
  readonly last_seq: number;
  readonly first_bid: string;
  readonly first_ask: string;
  readonly last_bid: string;
  readonly last_ask: string;
  readonly low_bid: string;
  readonly high_bid: string;
  readonly low_ask: string;
  readonly high_ask: string;
  readonly root: string;
};

export type LiabilityLeaf = {
  readonly kind: 'liability';
  readonly customer: number | string;
  readonly totals: Readonly<Record<string, string>>;
  readonly nonce: string;
};

export type InputLeaf = {
  readonly kind: 'input';
  readonly seq: number;
  readonly at: number;
  readonly hash: string;
  readonly nonce: string;
};

export type EntryLeaf = {
  readonly kind: 'entry';
  readonly id: number;
  readonly at: number;
  readonly type: string;
  readonly lines: readonly {
    readonly account: string;
    readonly side: string;
    readonly amount: string;
    readonly currency: string;
  }[];
  readonly nonce: string;
};

/** A tick in its minute, and the minute in its day. */
export interface ProvenTick {
  readonly day: string;
  readonly tick: Proven<TickLeaf>;
  readonly minute: Proven<MinuteLeaf>;
}

const FIELDS = {
  tick: ['kind', 'symbol', 'seq', 'time', 'bid', 'ask'],
  liability: ['kind', 'customer', 'totals', 'nonce'],
  input: ['kind', 'seq', 'at', 'hash', 'nonce'],
  entry: ['kind', 'id', 'at', 'type', 'lines', 'nonce'],
  minute: [
    'kind',
    'symbol',
    'time',
    'count',
    'first_seq',
    'last_seq',
    'first_bid',
    'first_ask',
    'last_bid',
    'last_ask',
    'low_bid',
    'high_bid',
    'low_ask',
    'high_ask',
    'root',
  ],
} as const;

/** Whether a leaf has exactly the published fields of its kind. */
export function isLeaf(leaf: Json, kind: keyof typeof FIELDS): boolean {
  if (leaf === null || typeof leaf !== 'object' || !('kind' in leaf) || leaf.kind !== kind) return false;
  return Object.keys(leaf).sort().join() === [...FIELDS[kind]].sort().join();
}

/** Finds the record of a day. */
export function sealOf(seals: readonly Seal[], day: string): Seal {
  const seal = seals.find((each) => each.day === day);
  if (!seal) throw new Fault('noDay', { day });
  return seal;
}

/** Unwraps an envelope without altering any figure, because the content is hashed as sent. */
export const opened = <T>(text: string): T => (JSON.parse(text) as { data: T }).data;
