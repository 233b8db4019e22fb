import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';

// Sealed days for the specs of the independent checks. Written from docs/proof.md alone, slowly and by the definitions,
// so that no fault of the server, the page or the script is repeated here.

export type Fields = Record<string, unknown>;
export interface MadeTick {
  seq: number;
  time: number;
  bid: string;
  ask: string;
}
export interface MadeDay {
  readonly day: string;
  readonly ticks: Record<string, MadeTick[]>;
  readonly inputs: Fields[];
  readonly entries: Fields[];
  readonly owed: { customer: number; totals: Record<string, string> }[];
}
export interface World {
  readonly days: MadeDay[];
  /** 32 bytes each; `keyOf` names the key that signs a day. */
  readonly seeds: string[];
  readonly keyOf: (day: string) => number;
}

const MINUTE = 60_000;
export const hash = (...parts: (string | Buffer)[]): string => {
  const whole = createHash('sha256');
  for (const part of parts) whole.update(part);
  return whole.digest('hex');
};
const text = (value: unknown): string =>
  JSON.stringify(value, (_key, held: unknown) =>
    held !== null && typeof held === 'object' && !Array.isArray(held)
      ? Object.fromEntries(Object.entries(held).sort(([one], [other]) => (one < other ? -1 : 1)))
      : held,
  );
export const contentHash = (value: unknown): string => hash(text(value));
export const leaf = (value: unknown): string => hash('\u0000', text(value));
const node = (left: string, right: string): string =>
  hash('\u0001', Buffer.from(left, 'hex'), Buffer.from(right, 'hex'));

/** Largest power of two below a size. */
const split = (size: number): number => 2 ** Math.ceil(Math.log2(size) - 1);

/** MTH of RFC 6962 §2.1, by its recursion. */
export function root(leaves: readonly string[]): string {
  if (leaves.length === 0) return hash('');
  if (leaves.length === 1) return leaves[0] as string;
  const at = split(leaves.length);
  return node(root(leaves.slice(0, at)), root(leaves.slice(at)));
}

/** PATH of RFC 6962 §2.1.1, by its recursion. */
function path(leaves: readonly string[], index: number): string[] {
  if (leaves.length <= 1) return [];
  const at = split(leaves.length);
  const [left, right] = [leaves.slice(0, at), leaves.slice(at)];
  return index < at ? [...path(left, index), root(right)] : [...path(right, index - at), root(left)];
}

type Pair = [string, Record<string, string>];
const added = (one: Record<string, string>, other: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])].map((currency) => [
      currency,
      String(
        (Math.round(Number(one[currency] ?? 0) * 100) + Math.round(Number(other[currency] ?? 0) * 100)) / 100,
      ),
    ]),
  );
function sumRoot(pairs: readonly Pair[]): Pair {
  if (pairs.length === 0) return [hash(''), {}];
  if (pairs.length === 1) return pairs[0] as Pair;
  const at = split(pairs.length);
  const [left, right] = [sumRoot(pairs.slice(0, at)), sumRoot(pairs.slice(at))];
  return [hash('\u0001', text([left, right])), added(left[1], right[1])];
}
function sumPath(pairs: readonly Pair[], index: number): Pair[] {
  if (pairs.length <= 1) return [];
  const at = split(pairs.length);
  const [left, right] = [pairs.slice(0, at), pairs.slice(at)];
  return index < at
    ? [...sumPath(left, index), sumRoot(right)]
    : [...sumPath(right, index - at), sumRoot(left)];
}

export const nonce = (of: string): string => hash(`nonce ${of}`).slice(0, 32);
const proven = (leaves: readonly unknown[], index: number) => ({
  leaf: leaves[index],
  index,
  count: leaves.length,
  path: path(leaves.map(leaf), index),
});

export function keyFrom(seed: string): { own: KeyObject; told: string } {
  const own = createPrivateKey({
    key: Buffer.from(`302e020100300506032b657004220420${seed}`, 'hex'),
    format: 'der',
    type: 'pkcs8',
  });
  const told = createPublicKey(own).export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex');
  return { own, told };
}
export const signed = (message: string, key: KeyObject): string =>
  sign(null, Buffer.from(message), key).toString('hex');

const tickLeaf = (symbol: string, tick: MadeTick) => ({ kind: 'tick', symbol, ...tick });

/** A symbol's ticks grouped by minute, as leaves. */
function minutesOf(symbol: string, ticks: readonly MadeTick[]) {
  const times = [...new Set(ticks.map(({ time }) => time - (time % MINUTE)))];
  return times.map((time) => {
    const own = ticks.filter((tick) => tick.time - (tick.time % MINUTE) === time);
    const edge = (of: 'bid' | 'ask', pick: (...all: number[]) => number): string =>
      String(pick(...own.map((tick) => Number(tick[of]))));
    const [first, last] = [own[0] as MadeTick, own.at(-1) as MadeTick];
    const minute = {
      kind: 'minute',
      symbol,
      time,
      count: own.length,
      first_seq: first.seq,
      last_seq: last.seq,
      first_bid: first.bid,
      first_ask: first.ask,
      last_bid: last.bid,
      last_ask: last.ask,
      low_bid: edge('bid', Math.min),
      high_bid: edge('bid', Math.max),
      low_ask: edge('ask', Math.min),
      high_ask: edge('ask', Math.max),
      root: root(own.map((tick) => leaf(tickLeaf(symbol, tick)))),
    };
    return { own, minute };
  });
}

/** Answers about sealed days of a broker with these books. */
export function seal({ days, seeds, keyOf }: World) {
  const keys = seeds.map(keyFrom);
  let prev = '0'.repeat(64);
  let journalEnd = 0;
  const answers = days.map(({ day, ticks, inputs, entries, owed }) => {
    const minutes = Object.fromEntries(
      Object.entries(ticks).map(([symbol, own]) => [symbol, minutesOf(symbol, own)] as const),
    );
    const leaves = owed
      .map((one) => ({ kind: 'liability', ...one, nonce: nonce(`${day} ${one.customer}`) }))
      .sort((one, other) => (leaf(one) < leaf(other) ? -1 : 1));
    const pairs = leaves.map((one): Pair => [leaf(one), one.totals]);
    const [owedRoot, total] = sumRoot(pairs);
    const from = journalEnd + 1;
    journalEnd = (inputs.at(-1)?.seq as number) ?? journalEnd;
    const body = {
      day,
      prev,
      ticks: Object.fromEntries(
        Object.entries(ticks).map(([symbol, own]) => [
          symbol,
          {
            first_seq: own[0]?.seq,
            last_seq: own.at(-1)?.seq,
            count: own.length,
            root: root((minutes[symbol] ?? []).map(({ minute }) => leaf(minute))),
          },
        ]),
      ),
      journal: {
        from,
        to: journalEnd,
        root: root(inputs.map(leaf)),
      },
      ledger: {
        entries: entries.length,
        root: root(entries.map(leaf)),
        totals: { USD: { debit: '1250.5', credit: '1250.5' } },
      },
      audit_end: { place: 7 + days.findIndex((each) => each.day === day), hash: hash(`audit ${day}`) },
      liabilities: { root: owedRoot, total, accounts: owed.length },
      config_version: 3,
    };
    const own = hash(text(body));
    const key = keys[keyOf(day)] as (typeof keys)[number];
    const record = { ...body, hash: own, signature: signed(`truemark-seal:${own}`, key.own) };
    prev = own;
    const tick = (symbol: string, seq: number) => {
      const held = (minutes[symbol] ?? []).map(({ minute }) => minute);
      const at = held.findIndex((minute) => seq >= minute.first_seq && seq <= minute.last_seq);
      const inside = (minutes[symbol]?.[at]?.own ?? []).map((each) => tickLeaf(symbol, each));
      const place = inside.findIndex((each) => each.seq === seq);
      return { day, tick: proven(inside, place), minute: proven(held, at) };
    };
    const balance = (customer: number) => {
      const index = leaves.findIndex((one) => one.customer === customer);
      return { day, leaf: leaves[index], index, count: leaves.length, path: sumPath(pairs, index) };
    };
    return {
      record,
      tick,
      balance,
      input: (at: number) => ({ day, ...proven(inputs, at) }),
      entry: (at: number) => ({ day, ...proven(entries, at) }),
      ticks: (symbol: string): string =>
        [
          'seq,time,bid,ask',
          ...(ticks[symbol] ?? []).map((t) => `${t.seq},${t.time},${t.bid},${t.ask}`),
          '',
        ].join('\n'),
      minutes: (symbol: string): string => {
        const rows = (minutes[symbol] ?? []).map(
          ({ minute: { kind: _kind, symbol: _symbol, ...rest } }) => rest,
        );
        return [
          Object.keys(rows[0] ?? {}).join(','),
          ...rows.map((row) => Object.values(row).join(',')),
          '',
        ].join('\n');
      },
    };
  });
  const told = keys.map(({ told: own }, at) => {
    const former = keys[at - 1];
    return { public_key: own, signature: former ? signed(`truemark-seal-key:${own}`, former.own) : null };
  });
  return { answers, key: { public_key: told.at(-1)?.public_key, keys: told } };
}

/** Recomputes hashes, links and signatures of the records from their current content. */
export function signAgain(records: readonly object[], { seeds, keyOf }: World): Fields[] {
  let prev = '0'.repeat(64);
  return records.map((record) => {
    const { hash: _hash, signature: _signature, ...rest } = record as Fields;
    const body: Fields = { ...rest, prev };
    prev = hash(text(body));
    const { own } = keyFrom(seeds[keyOf(String(body.day))] as string);
    return { ...body, hash: prev, signature: signed(`truemark-seal:${prev}`, own) };
  });
}
