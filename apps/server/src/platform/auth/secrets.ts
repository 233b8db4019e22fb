import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { JournalKey } from '../database/journal-key.js';
import { firstSealKey, SealKey, type StoredSealKey, withNextSealKey } from '../database/seal-key.js';

/** What this installation keeps to itself. */
export interface Secrets {
  /** 32 bytes that encrypt what must not be read from a stolen database. */
  readonly encryptionKey: Buffer;
  /** Password of the demo's operators and customers. */
  readonly demoPassword: string;
  /** Seals the journal. */
  readonly journalKey: JournalKey;
  /** Signs the seals of days; null: a former version made the file, and no server has started since. */
  readonly sealKey: SealKey | null;
}

interface Stored {
  readonly encryptionKey: string;
  readonly demoPassword: string;
  readonly sealKeys?: readonly StoredSealKey[];
}

/** Reads the secrets of a data directory; makes what is missing of them, readable by nobody else. */
export function loadSecrets(dataDir: string): Secrets & { readonly sealKey: SealKey } {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = fileOf(dataDir);
  try {
    writeFileSync(file, newSecrets(), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  chmodSync(file, 0o600);
  const stored = read(file);
  const { sealKeys = [firstSealKey()] } = stored;
  if (!stored.sealKeys) replace(file, { ...stored, sealKeys });
  return { ...secretsOf(stored), sealKey: new SealKey(sealKeys) };
}

/** The secrets of a data directory, for a program that only looks; null where there are none, or others' to read. */
export function readSecrets(dataDir: string): Secrets | null {
  try {
    return secretsOf(read(fileOf(dataDir)));
  } catch {
    return null;
  }
}

/** Puts a new key that seals days behind the one in force, which signs it; a server takes it at its next start. */
export function rotateSealKey(dataDir: string): SealKey {
  const file = fileOf(dataDir);
  const stored = read(file);
  const sealKeys = withNextSealKey(stored.sealKeys ?? []);
  replace(file, { ...stored, sealKeys });
  return new SealKey(sealKeys);
}

const fileOf = (dataDir: string): string => join(dataDir, 'secrets.json');

const read = (file: string): Stored => JSON.parse(readFileSync(file, 'utf8')) as Stored;

/** Whole or not at all: half a file of secrets would lose everything that they open. */
function replace(file: string, stored: Stored): void {
  const next = `${file}.next`;
  writeFileSync(next, JSON.stringify(stored), { mode: 0o600 });
  renameSync(next, file);
}

function secretsOf({ encryptionKey: written, demoPassword, sealKeys }: Stored): Secrets {
  const encryptionKey = Buffer.from(written, 'base64');
  const sealKey = sealKeys ? new SealKey(sealKeys) : null;
  return { encryptionKey, demoPassword, journalKey: new JournalKey(encryptionKey), sealKey };
}

const newSecrets = (): string =>
  JSON.stringify({
    encryptionKey: randomBytes(32).toString('base64'),
    demoPassword: randomBytes(9).toString('base64url'),
    sealKeys: [firstSealKey()],
  } satisfies Stored);
