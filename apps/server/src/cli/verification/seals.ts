import {
  canonicalJson,
  type Json,
  SEAL_START,
  type Seal,
  type SealBody,
  sealHash,
  signedKeyText,
  signedText,
} from '@truemark/domain';
import { assertConsistent, rowsOf } from '../../engine/kernel/consistency.js';
import { readJournal } from '../../engine/kernel/journal.js';
import { laneInputs } from '../../engine/kernel/tables/lane.table.js';
import { nodeHasher } from '../../engine/products/seals/node-hasher.js';
import { computeDaySeal } from '../../engine/products/seals/sealing/compute-day.js';
import { spanOf } from '../../engine/products/seals/sealing/day-span.js';
import { type SealRow, seals } from '../../engine/products/seals/tables/seal.table.js';
import { sealKeys } from '../../engine/products/seals/tables/seal-key.table.js';
import type { DatabaseReader } from '../../platform/database/database-reader.js';
import { isSignedBy, type SealKey } from '../../platform/database/seal-key.js';
import { SealedRows } from './sealed-rows.js';
import type { VerificationStart } from './verification-start.js';

/** A seal that was published elsewhere. */
export interface PublishedSeal {
  readonly day: string;
  readonly hash: string;
}

/** Inputs of a verification of seals other than the database. */
export interface SealInputs {
  /** The installation's key; null without its secrets. */
  readonly key: SealKey | null;
  /** Must be among the stored seals. */
  readonly published?: PublishedSeal | undefined;
  /** Starting point: earlier days are verified as a chain, but not recomputed. */
  readonly since?: Pick<VerificationStart, 'day' | 'laneSeq'> | null;
}

/**
 * Verifies that every sealed day, recomputed from its records, matches its seal, and that the seals form a chain, each
 * signed with a key that the previous key signed.
 */
export async function verifySeals(
  reader: DatabaseReader,
  { key, published, since = null }: SealInputs,
): Promise<string> {
  const keys = await readKeys(reader, key);
  const first = since && (await verifyEarlier(reader, since, keys));
  const sealed = await sealedInputs(reader, since);
  let before: SealRow | null = first?.last ?? null;
  for (const { day } of sealed.values()) {
    const row: SealRow | null = await reader.first(seals, 'WHERE day = $1', [day]);
    if (row === null) assertConsistent(false, () => `the seal of ${day} is missing`);
    else {
      verifyChain(row, { before, keys, told: sealed.get(day)?.hash });
      await verifyDay(reader, row, before);
      before = row;
    }
  }
  const count = await reader.number('SELECT count(*) FROM seals');
  const known = (first?.count ?? 0) + sealed.size;
  assertConsistent(count === known, () => `${count} seals are stored, the lane wrote ${known}`);
  if (published) await verifyPublished(reader, published);
  if (before === null) return 'no day is sealed yet';
  const which = since ? `${sealed.size} new` : count;
  const found = `${which} sealed days are what was recorded; the last is ${before.day}:${before.hash}`;
  const [unsigned] = keys.unsigned;
  // True if the secrets were lost; otherwise somebody inserted the key.
  return unsigned === undefined
    ? found
    : `${found}; key ${unsigned} of the seals is NOT signed by the one before it: nobody outside takes it for the house’s`;
}

/** Parses `day:hash`, as a seal is published; null if malformed. */
export function readPublished(text: string): PublishedSeal | null {
  const [, day, hash] = /^(\d{4}-\d{2}-\d{2}):([0-9a-f]{64})$/.exec(text) ?? [];
  return day === undefined || hash === undefined ? null : { day, hash };
}

async function verifyPublished(reader: DatabaseReader, { day, hash }: PublishedSeal): Promise<void> {
  const row = await reader.first(seals, 'WHERE day = $1', [day]);
  assertConsistent(
    row?.hash === hash,
    () => `the seal of ${day} is ${row?.hash ?? 'missing'}, published was ${hash}`,
  );
}

/** Verifies the seals up to a day as a chain only. */
async function verifyEarlier(
  reader: DatabaseReader,
  { day }: Pick<VerificationStart, 'day'>,
  keys: SealKeys,
) {
  let last: SealRow | null = null;
  let count = 0;
  for await (const row of rowsOf(reader, seals)) {
    if (row.day > day) break;
    verifyChain(row, { before: last, keys, told: row.hash });
    last = row;
    count++;
  }
  return { last, count };
}

/** Seals by day, according to the lane's inputs. */
async function sealedInputs(
  reader: DatabaseReader,
  since: SealInputs['since'],
): Promise<ReadonlyMap<string, PublishedSeal>> {
  const sealed = new Map<string, PublishedSeal>();
  const where = `WHERE kind = 'day.seal' AND lane_seq > $1 ORDER BY lane_seq`;
  for (const { payload } of await reader.select(laneInputs, where, [since?.laneSeq ?? -1])) {
    const told = readJournal(payload) as PublishedSeal;
    // A day's seal is an input after the day's end, so it may be in the range.
    if (since && told.day <= since.day) continue;
    assertConsistent(!sealed.has(told.day), () => `${told.day} was sealed twice`);
    sealed.set(told.day, told);
  }
  return sealed;
}

/** The keys that signed the seals. */
interface SealKeys {
  /** The oldest first. */
  readonly told: readonly string[];
  /** Places of keys that the previous key did not sign. */
  readonly unsigned: readonly number[];
}

/** Reads the public keys; each but the first must be signed by the previous one, or be unsigned. */
async function readKeys(reader: DatabaseReader, own: SealKey | null): Promise<SealKeys> {
  const unsigned: number[] = [];
  const rows = await reader.select(sealKeys, 'ORDER BY place');
  for (const [at, { place, publicKey, signature }] of rows.entries()) {
    const former = rows[at - 1];
    assertConsistent(place === at + 1, () => `key ${at + 1} of the seals is missing`);
    if (!former) continue;
    if (signature === null) {
      unsigned.push(place);
      continue;
    }
    const isSigned = isSignedBy(former.publicKey, signedKeyText(publicKey), signature);
    assertConsistent(isSigned, () => `key ${place} of the seals is not signed by the one before it`);
  }
  const last = rows.at(-1);
  const isOwn = !last || !own || own.published.some(({ publicKey }) => publicKey === last.publicKey);
  assertConsistent(
    isOwn,
    () => `the key that seals are signed with is not the one of this installation’s secrets`,
  );
  return { told: rows.map(({ publicKey }) => publicKey), unsigned };
}

function verifyChain(
  { day, place, prev, hash, seal: text, publicKey }: SealRow,
  { before, keys, told }: { before: SealRow | null; keys: SealKeys; told: string | undefined },
): void {
  const what = `the seal of ${day}`;
  const seal = JSON.parse(text) as Seal;
  assertConsistent(
    canonicalJson(seal as unknown as Json) === text,
    () => `${what} is not written as seals are`,
  );
  assertConsistent(
    sealHash(nodeHasher, seal) === seal.hash,
    () => `${what} does not have the hash that it names`,
  );
  const isRow = seal.day === day && seal.hash === hash && seal.prev === prev;
  assertConsistent(isRow && hash === told, () => `${what} is not the one that the lane wrote`);
  assertConsistent(place === (before?.place ?? 0) + 1, () => `a seal before ${day} is missing`);
  assertConsistent(
    prev === (before?.hash ?? SEAL_START),
    () => `${what} does not stand behind the one before it`,
  );
  assertConsistent(keys.told.includes(publicKey), () => `${what} is signed with a key that was never told`);
  // An old key must not sign new seals.
  const goesOn = !before || keys.told.lastIndexOf(publicKey) >= keys.told.indexOf(before.publicKey);
  assertConsistent(goesOn, () => `${what} is signed with a key that another one had taken the place of`);
  assertConsistent(
    isSignedBy(publicKey, signedText(hash), seal.signature),
    () => `${what} is not signed by its key`,
  );
}

async function verifyDay(reader: DatabaseReader, row: SealRow, before: SealRow | null): Promise<void> {
  const { day, nonceKey, ends } = row;
  const sealed = JSON.parse(row.seal) as Seal;
  const { audit_end: auditEnd, config_version: configVersion } = sealed;
  const span = {
    ...(await spanOf(reader, { day, before, currency: ends.currency })),
    currency: ends.currency,
  };
  // Each symbol keeps the code under which it was sealed.
  const codes = new Map(ends.symbols.map(([id, code]) => [id, code]));
  const symbols = span.symbols.map((symbol) => ({ ...symbol, code: codes.get(symbol.id) ?? symbol.code }));
  const stored = new SealedRows(reader, day);
  const work = {
    reader,
    record: (each: Parameters<SealedRows['compare']>[0]) => stored.compare(each),
    pause: async () => undefined,
  };
  const told = { nonceKey, configVersion, auditEnd };
  const { body, ends: found } = await computeDaySeal(work, { ...span, symbols }, told);
  await stored.finish();
  compareBodies(sealed, body);
  assertConsistent(
    canonicalJson(found as unknown as Json) === canonicalJson(ends as unknown as Json),
    () => `the ends of ${day} are not those of its seal`,
  );
  if (auditEnd.place === 0) return;
  const [audited] = await reader.query('SELECT hash FROM audit_log WHERE place = $1', [auditEnd.place]);
  assertConsistent(
    audited?.hash === auditEnd.hash,
    () => `audit row ${auditEnd.place} is not the one in the seal of ${day}`,
  );
}

/** Throws `Mismatch` for the first part of a day that differs from its seal. */
function compareBodies(sealed: SealBody, found: SealBody): void {
  const { day } = sealed;
  const same = (what: string, one: unknown, other: unknown): void =>
    assertConsistent(
      textOf(one) === textOf(other),
      () => `${what} of ${day}: sealed was ${textOf(one)}, recorded is ${textOf(other)}`,
    );
  for (const code of new Set([...Object.keys(sealed.ticks), ...Object.keys(found.ticks)]))
    same(`the ticks of ${code}`, sealed.ticks[code], found.ticks[code]);
  same('the inputs', sealed.journal, found.journal);
  same('the entries', sealed.ledger, found.ledger);
  same('what was owed to customers at the end', sealed.liabilities, found.liabilities);
}

const textOf = (value: unknown): string => (value === undefined ? 'nothing' : canonicalJson(value as Json));
