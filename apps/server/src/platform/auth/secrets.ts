import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { JournalKey } from '../database/journal-key.js';
import { firstSealKey, SealKey, type StoredSealKey, withNextSealKey } from '../database/seal-key.js';
import { syncFile, syncFolder } from '../storage/durable.js';

/** Secrets of this installation. */
export interface Secrets {
  /** 32-byte key that encrypts data which must stay unreadable in a stolen database. */
  readonly encryptionKey: Buffer;
  /** Password of the demo's operators and customers. */
  readonly demoPassword: string;
  /** Seals the journal. */
  readonly journalKey: JournalKey;
  /** Signs the seals of days; null if an earlier version created the secrets and no server has started since. */
  readonly sealKey: SealKey | null;
}

/** Complete secrets: a server has started with them. */
export type AllSecrets = Secrets & { readonly sealKey: SealKey };

interface Stored {
  readonly encryptionKey: string;
  readonly demoPassword: string;
  readonly sealKeys?: readonly StoredSealKey[];
}

/** Reads the secrets of a data directory and creates missing ones; the file is readable by its owner only. */
export function loadSecrets(dataDir: string): AllSecrets {
  storeSecrets(dataDir, newSecrets());
  const file = secretsFile(dataDir);
  chmodSync(file, 0o600);
  const text = readWhole(file);
  const whole = completedSecrets(text);
  if (whole !== text) replaceFileAtomically(file, whole);
  return allSecretsOf(whole);
}

/** Secrets of a data directory for a read-only program; null if there are none or they are not readable. */
export function readSecrets(dataDir: string): Secrets | null {
  try {
    return secretsOf(readFileSync(secretsFile(dataDir), 'utf8'));
  } catch {
    return null;
  }
}

/** Appends a new seal key, signed by the current one; a server uses it from its next start. */
export function rotateSealKey(dataDir: string): SealKey {
  const file = secretsFile(dataDir);
  const text = withNextKey(readWhole(file));
  replaceFileAtomically(file, text);
  return allSecretsOf(text).sealKey;
}

/** Secrets file text with a new seal key appended, signed by the current one. */
export function withNextKey(text: string): string {
  const stored = JSON.parse(text) as Stored;
  return JSON.stringify({ ...stored, sealKeys: withNextSealKey(stored.sealKeys ?? []) });
}

const secretsFile = (dataDir: string): string => join(dataDir, 'secrets.json');

/** Text of a data directory's secrets; null if there are none. */
export function storedSecrets(dataDir: string): string | null {
  try {
    return readWhole(secretsFile(dataDir));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return null;
  }
}

/** Text of a secrets file; throws an error that names the file if it is not whole. */
function readWhole(file: string): string {
  const text = readFileSync(file, 'utf8');
  try {
    secretsOf(text);
  } catch {
    throw new Error(
      `${file} is empty or damaged: restore it from a backup. Remove it only if no server ever ran with it: what it encrypts would be lost.`,
    );
  }
  return text;
}

/** Writes secrets into a data directory, unless it has some already. The file is there whole or not at all. */
export function storeSecrets(dataDir: string, text: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = secretsFile(dataDir);
  if (existsSync(file)) return;
  // Containers that share the folder have the same process numbers.
  const next = `${file}.${hostname()}.${process.pid}`;
  try {
    writeDurably(next, text);
    placeUnlessThere(next, file);
  } finally {
    rmSync(next, { force: true });
  }
  syncFolder(dataDir);
}

/** A link never replaces a file that another process has placed meanwhile. */
function placeUnlessThere(next: string, file: string): void {
  try {
    linkSync(next, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return;
    // Some file systems have no links.
    if (!existsSync(file)) renameSync(next, file);
  }
}

/** Replaces a file atomically: half a secrets file would lose everything it encrypts. */
function replaceFileAtomically(file: string, text: string): void {
  const next = `${file}.next`;
  writeDurably(next, text);
  renameSync(next, file);
  syncFolder(dirname(file));
}

function writeDurably(file: string, text: string): void {
  writeFileSync(file, text, { mode: 0o600 });
  syncFile(file);
}

/** Secrets text completed with parts that an earlier version did not create; unchanged if nothing is missing. */
export function completedSecrets(text: string): string {
  const stored = JSON.parse(text) as Stored;
  return stored.sealKeys ? text : JSON.stringify({ ...stored, sealKeys: [firstSealKey()] });
}

export function secretsOf(text: string): Secrets {
  const { encryptionKey: written, demoPassword, sealKeys } = JSON.parse(text) as Stored;
  const encryptionKey = Buffer.from(written, 'base64');
  const sealKey = sealKeys ? new SealKey(sealKeys) : null;
  return { encryptionKey, demoPassword, journalKey: new JournalKey(encryptionKey), sealKey };
}

/** Throws if a part is missing. */
export function allSecretsOf(text: string): AllSecrets {
  const secrets = secretsOf(text);
  const { sealKey } = secrets;
  if (sealKey === null) throw new Error('the secrets have no key that seals days');
  return { ...secrets, sealKey };
}

export const newSecrets = (): string =>
  JSON.stringify({
    encryptionKey: randomBytes(32).toString('base64'),
    demoPassword: randomBytes(9).toString('base64url'),
    sealKeys: [firstSealKey()],
  } satisfies Stored);
