import { formatDecimal } from '@truemark/money';
import { canonicalJson } from './canonical-json.js';
import { type Hasher, hexOf } from './hasher.js';
import { formatTotals, type Totals } from './sum-tree.js';

/** A sealed tick; prices in 10⁻⁸. */
export interface SealedTick {
  readonly seq: number;
  /** Epoch ms. */
  readonly time: number;
  readonly bid: number;
  readonly ask: number;
}

const price = (units: number): string => formatDecimal(BigInt(units));

/** `{kind:"tick", symbol, seq, time, bid, ask}`, the symbol by its code. */
export const tickLeaf = (symbol: string, { seq, time, bid, ask }: SealedTick) =>
  ({ kind: 'tick', symbol, seq, time, bid: price(bid), ask: price(ask) }) as const;

const MINUTE = 60_000;

/** Start of the minute that contains `time`, epoch ms. */
export const minuteOf = (time: number): number => Math.floor(time / MINUTE) * MINUTE;

/** Sealed sums of a minute of a symbol; prices in 10⁻⁸. */
export interface MinuteSums {
  /** Start of the minute, epoch ms. */
  readonly time: number;
  readonly count: number;
  readonly firstSeq: number;
  readonly lastSeq: number;
  readonly firstBid: number;
  readonly firstAsk: number;
  readonly lastBid: number;
  readonly lastAsk: number;
  readonly lowBid: number;
  readonly highBid: number;
  readonly lowAsk: number;
  readonly highAsk: number;
  /** Root of the tree of its ticks, lower-case hex. */
  readonly root: string;
}

/** The minute's sums, without root, after adding a tick; null: it is the first. */
export function withTick(
  minute: Omit<MinuteSums, 'root'> | null,
  tick: SealedTick,
): Omit<MinuteSums, 'root'> {
  const { seq, time, bid, ask } = tick;
  return {
    time: minute?.time ?? minuteOf(time),
    count: (minute?.count ?? 0) + 1,
    firstSeq: minute?.firstSeq ?? seq,
    lastSeq: seq,
    firstBid: minute?.firstBid ?? bid,
    firstAsk: minute?.firstAsk ?? ask,
    lastBid: bid,
    lastAsk: ask,
    lowBid: Math.min(minute?.lowBid ?? bid, bid),
    highBid: Math.max(minute?.highBid ?? bid, bid),
    lowAsk: Math.min(minute?.lowAsk ?? ask, ask),
    highAsk: Math.max(minute?.highAsk ?? ask, ask),
  };
}

/** `{kind:"minute", …}`: these leaves form a symbol's day. */
export const minuteLeaf = (symbol: string, minute: MinuteSums) =>
  ({
    kind: 'minute',
    symbol,
    time: minute.time,
    count: minute.count,
    first_seq: minute.firstSeq,
    last_seq: minute.lastSeq,
    first_bid: price(minute.firstBid),
    first_ask: price(minute.firstAsk),
    last_bid: price(minute.lastBid),
    last_ask: price(minute.lastAsk),
    low_bid: price(minute.lowBid),
    high_bid: price(minute.highBid),
    low_ask: price(minute.lowAsk),
    high_ask: price(minute.highAsk),
    root: minute.root,
  }) as const;

/** Content of an input, without sequence and time. */
export interface InputContent {
  readonly kind: string;
  /** JSON texts as stored in the journal. */
  readonly payload: string;
  readonly outcome: string;
  /** Owner, idempotency key and request hash; null: without key. */
  readonly idempotency: { readonly owner: number; readonly key: string; readonly hash: string } | null;
}

/** Hash of an input's content as canonical JSON, hex. It can be verified only with the content. */
export const inputHash = (hasher: Hasher, { kind, payload, outcome, idempotency }: InputContent): string =>
  hexOf(
    hasher.ofText(canonicalJson({ kind, payload, outcome, idempotency: idempotency && { ...idempotency } })),
  );

/**
 * `{kind:"input", …}`: an input of the lane other than a tick. `hash` is the hash of its content; `nonce` has 32 hex
 * digits.
 */
export const inputLeaf = (input: {
  readonly seq: number;
  /** Epoch ms. */
  readonly at: number;
  readonly hash: string;
  readonly nonce: string;
}) => ({ kind: 'input', ...input }) as const;

/** A line of a sealed entry; `amount` in 10⁻⁸, positive. */
export interface SealedLine {
  readonly account: number;
  readonly side: 'debit' | 'credit';
  readonly amount: bigint;
  readonly currency: string;
}

/** `{kind:"entry", …}`: a ledger entry, with its lines in booking order. */
export const entryLeaf = (entry: {
  readonly id: number;
  /** Epoch ms. */
  readonly at: number;
  readonly type: string;
  readonly lines: readonly SealedLine[];
  readonly nonce: string;
}) => ({
  kind: 'entry' as const,
  ...entry,
  lines: entry.lines.map((line) => ({ ...line, amount: formatDecimal(line.amount) })),
});

/** `{kind:"liability", …}`: the liability to a customer, in 10⁻⁸ per currency, never negative. */
export const liabilityLeaf = ({
  customer,
  totals,
  nonce,
}: {
  customer: number;
  totals: Totals;
  nonce: string;
}) => ({ kind: 'liability', customer, totals: formatTotals(totals), nonce }) as const;

/** The liability from a balance, 10⁻⁸: 0 if it is negative. */
export const liabilityOf = (sum: bigint): bigint => (sum > 0n ? sum : 0n);
