import { endOf } from './day-end.js';
import { Fault, holds, type Say } from './fault.js';
import { canonical, hashOf, type Json } from './form.js';
import type { Seal } from './seal.js';
import { isSigned } from './signature.js';
import { figure } from './totals.js';

/** What is signed of a day. */
const SIGNED = 'truemark-seal:';
/** What is signed of a new key, with the old one. */
const SIGNED_KEY = 'truemark-seal-key:';
/** What the first day names as the one before. */
const NONE_BEFORE = '0'.repeat(64);

/** A key and by which signature the one before it handed over; the first has none. */
export interface Key {
  readonly public_key: string;
  readonly signature: string | null;
}

/** A day and its hash that this browser saw before, and the newest key of then; null: that was not kept. */
export interface Remembered {
  readonly day: string;
  readonly hash: string;
  readonly key: string | null;
}

export interface Chain {
  /** All of them, the oldest first. */
  readonly seals: readonly Seal[];
  /** The oldest first; the last is the one that signs now. */
  readonly keys: readonly Key[];
  readonly remembered: Remembered | null;
}

/** The hash of a record: of everything in it but the hash and the signature. */
export function sealHash({ hash: _hash, signature: _signature, ...rest }: Seal): string {
  return hashOf(canonical(rest as unknown as Json));
}

/** The chain of days: each follows from the one before and is signed, and no day is another one than before. */
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

/** The place of the key that signed a day: the one of the day before, or a newer one. Nothing new is signed with an old key. */
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

/** No day and no input is left out between two days; the operators' log only grows. */
function checkOrder(before: Seal, seal: Seal): void {
  const goesOn =
    Date.parse(seal.day) === endOf(before.day) &&
    seal.journal.from === before.journal.to + 1 &&
    seal.journal.to >= before.journal.to &&
    before.audit_end.place <= seal.audit_end.place;
  holds(goesOn, 'order', { day: seal.day });
}

/** A symbol's ticks go on with the number behind its last one, however many days lie between. */
function checkTicks({ day, ticks }: Seal, lastTicks: Map<string, number>): void {
  for (const [code, { first_seq: first, last_seq: last }] of Object.entries(ticks)) {
    const known = lastTicks.get(code);
    holds(first <= last && (known === undefined || first === known + 1), 'order', { day });
    lastTicks.set(code, last);
  }
}

/** What was debited was credited, currency by currency. */
function checkBooks({ day, ledger }: Seal): void {
  for (const [currency, { debit, credit }] of Object.entries(ledger.totals)) {
    holds(figure(debit) === figure(credit), 'books', { day, told: `${debit} ≠ ${credit} ${currency}` });
  }
}

const booksOf = (seal: Seal | null): string =>
  Object.entries(seal?.ledger.totals ?? {})
    .map(([currency, { debit, credit }]) => `${debit} = ${credit} ${currency}`)
    .join(', ') || '0 = 0';
