import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { JournalKey } from '../database/journal-key.js';
import { firstSealKey, SealKey, type StoredSealKey, withNextSealKey } from '../database/seal-key.js';

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
  const text = readFileSync(file, 'utf8');
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
  const text = withNextKey(readFileSync(file, 'utf8'));
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
    return readFileSync(secretsFile(dataDir), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return null;
  }
}

/** Writes secrets into a data directory, unless it has some already. */
export function storeSecrets(dataDir: string, text: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(secretsFile(dataDir), text, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** Replaces a file atomically: half a secrets file would lose everything it encrypts. */
function replaceFileAtomically(file: string, text: string): void {
  const next = `${file}.next`;
  writeFileSync(next, text, { mode: 0o600 });
  renameSync(next, file);
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
