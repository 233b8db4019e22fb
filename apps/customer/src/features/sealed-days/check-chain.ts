import { endOf } from './day-end.js';
import { Fault, holds, type Say } from './fault.js';
import { canonical, hashOf, type Json } from './form.js';
import type { Seal } from './seal.js';
import { isSigned } from './signature.js';
import { figure } from './totals.js';

/** Signature prefix for a day. */
const SIGNED = 'truemark-seal:';
/** Signature prefix for a new key, signed with the old one. */
const SIGNED_KEY = 'truemark-seal-key:';
/** Predecessor hash of the first day. */
const NONE_BEFORE = '0'.repeat(64);

/** A key with the signature of its predecessor; the first has none. */
export interface Key {
  readonly public_key: string;
  readonly signature: string | null;
}

/** A day with its hash as this browser saw it, and the newest key of that time; null: not stored. */
export interface Remembered {
  readonly day: string;
  readonly hash: string;
  readonly key: string | null;
}

export interface Chain {
  /** All days, oldest first. */
  readonly seals: readonly Seal[];
  /** Oldest first; the last one is the current signing key. */
  readonly keys: readonly Key[];
  readonly remembered: Remembered | null;
}

/** Hash of a record: over all fields except hash and signature. */
export function sealHash({ hash: _hash, signature: _signature, ...rest }: Seal): string {
  return hashOf(canonical(rest as unknown as Json));
}

/**
 * Checks the chain of days: each follows from the previous one and is signed, and no day has changed since it was seen.
 */
export async function checkChain(
  { seals, keys, remembered }: Chain,
  say: Say,
  onDay: (count: number) => Promise<void>,
): Promise<void> {
  if (remembered && seals.length === 0)
    throw new Fault('remembered', { day: remembered.day, told: remembered.hash });
  await checkKeys(keys, say);
  let before: Seal | null = null;
  let inUse = 0;
  const lastTicks = new Map<string, number>();
  for (const [at, seal] of seals.entries()) {
    const { day } = seal;
    holds(sealHash(seal) === seal.hash, 'hash', { day, told: seal.hash, found: sealHash(seal) });
    holds(seal.prev === (before?.hash ?? NONE_BEFORE), 'prev', { day });
    if (before) checkOrder(before, seal);
    checkTicks(seal, lastTicks);
    checkBooks(seal);
    inUse = await signerOf(seal, keys, inUse);
    before = seal;
    await onDay(at + 1);
  }
  say({ key: 'chain', figure: `${seals[0]?.day} … ${before?.day} · ${seals.length}` });
  say({ key: 'books', figure: booksOf(before) });
  say({ key: 'signature', figure: keys[inUse]?.public_key ?? '' });
  if (!remembered) return;
  const now = seals.find(({ day }) => day === remembered.day);
  holds(now?.hash === remembered.hash, 'remembered', { day: remembered.day, told: remembered.hash });
  const isKnown = remembered.key === null || keys.some((key) => key.public_key === remembered.key);
  holds(isKnown, 'key', { told: keys.at(-1)?.public_key ?? '' });
  say({ key: 'remembered', figure: `${remembered.day} · ${remembered.hash}` });
}

async function checkKeys(keys: readonly Key[], say: Say): Promise<void> {
  for (const [at, key] of keys.entries()) {
    const old = keys[at - 1];
    if (!old) continue;
    const isHandedOver =
      key.signature !== null && (await isSigned(SIGNED_KEY + key.public_key, key.signature, old.public_key));
    holds(isHandedOver, 'key', { told: key.public_key });
  }
  if (keys.length > 1) say({ key: 'key', figure: String(keys.length) });
}

/** Index of the key that signed a day: the previous day's, or a newer one. An old key may not sign new days. */
async function signerOf(
  { day, hash, signature }: Seal,
  keys: readonly Key[],
  inUse: number,
): Promise<number> {
  for (const [at, { public_key: key }] of keys.entries()) {
    if (at >= inUse && (await isSigned(SIGNED + hash, signature, key))) return at;
  }
  throw new Fault('signature', { day });
}

/** Checks that no day and no input is missing between two days, and that the operators' log only grows. */
function checkOrder(before: Seal, seal: Seal): void {
  const goesOn =
    Date.parse(seal.day) === endOf(before.day) &&
    seal.journal.from === before.journal.to + 1 &&
    seal.journal.to >= before.journal.to &&
    before.audit_end.place <= seal.audit_end.place;
  holds(goesOn, 'order', { day: seal.day });
}

/** Checks that a symbol's ticks continue with the next number, however many days are between. */
function checkTicks({ day, ticks }: Seal, lastTicks: Map<string, number>): void {
  for (const [code, { first_seq: first, last_seq: last }] of Object.entries(ticks)) {
    const known = lastTicks.get(code);
    holds(first <= last && (known === undefined || first === known + 1), 'order', { day });
    lastTicks.set(code, last);
  }
}

/** Checks that debits equal credits, per currency. */
function checkBooks({ day, ledger }: Seal): void {
  for (const [currency, { debit, credit }] of Object.entries(ledger.totals)) {
    holds(figure(debit) === figure(credit), 'books', { day, told: `${debit} ≠ ${credit} ${currency}` });
  }
}

const booksOf = (seal: Seal | null): string =>
  Object.entries(seal?.ledger.totals ?? {})
    .map(([currency, { debit, credit }]) => `${debit} = ${credit} ${currency}`)
    .join(', ') || '0 = 0';
