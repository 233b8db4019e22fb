import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { JournalKey } from '../database/journal-key.js';

/** What this installation keeps to itself. */
export interface Secrets {
  /** 32 bytes that encrypt what must not be read from a stolen database. */
  readonly encryptionKey: Buffer;
  /** Password of the demo's operators and customers. */
  readonly demoPassword: string;
  /** Seals the journal. */
  readonly journalKey: JournalKey;
}

/** Reads the secrets of a data directory; makes them on the first start, readable by nobody else. */
export function loadSecrets(dataDir: string): Secrets {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, 'secrets.json');
  try {
    writeFileSync(file, newSecrets(), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  chmodSync(file, 0o600);
  return read(file);
}

/** The secrets of a data directory, for a program that only looks; null where there are none, or others' to read. */
export function readSecrets(dataDir: string): Secrets | null {
  try {
    return read(join(dataDir, 'secrets.json'));
  } catch {
    return null;
  }
}

function read(file: string): Secrets {
  const stored = JSON.parse(readFileSync(file, 'utf8')) as { encryptionKey: string; demoPassword: string };
  const encryptionKey = Buffer.from(stored.encryptionKey, 'base64');
  return { encryptionKey, demoPassword: stored.demoPassword, journalKey: new JournalKey(encryptionKey) };
}

const newSecrets = (): string =>
  JSON.stringify({
    encryptionKey: randomBytes(32).toString('base64'),
    demoPassword: randomBytes(9).toString('base64url'),
  });
