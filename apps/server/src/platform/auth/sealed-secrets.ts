import { randomBytes, scryptSync } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import pg from 'pg';
import type { DatabaseTarget } from '../database/dialect.js';
import type { SealKey } from '../database/seal-key.js';
import { Cipher } from './cipher.js';
import {
  type AllSecrets,
  allSecretsOf,
  completedSecrets,
  loadSecrets,
  newSecrets,
  readSecrets,
  rotateSealKey,
  type Secrets,
  secretsOf,
  storedSecrets,
  withNextKey,
} from './secrets.js';

const PURPOSE = 'secrets of the installation';
/** Cost: 32 MiB of memory and a tenth of a second, once per start. */
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 26 };

/** Storage place of an installation's secrets. */
export interface SecretsLocation {
  readonly database: DatabaseTarget;
  readonly dataDir: string;
  readonly secretKey: string | null;
}

/**
 * Loads the secrets of an installation; creates them on the first start, in `DATA_DIR`, or with a `SECRET_KEY` in
 * PostgreSQL, where every process finds the same ones. If the database has none, the secrets of a `DATA_DIR` are moved
 * there, so that an installation can change to several processes. Throws if the key does not decrypt what is stored.
 */
export async function openSecrets({ database, dataDir, secretKey }: SecretsLocation): Promise<AllSecrets> {
  if (secretKey === null || database.dialect === 'sqlite') return loadSecrets(dataDir);
  // Other files that processes store there need the folder.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return withClient(database.url, async (client) => {
    const salt = randomBytes(16).toString('base64');
    const own = storedSecrets(dataDir);
    const sealed = cipherOf(secretKey, salt).encrypt(completedSecrets(own ?? newSecrets()), PURPOSE);
    await client.query(
      'INSERT INTO sealed_secrets (id, salt, sealed, made_at) VALUES (1, $1, $2, $3) ON CONFLICT DO NOTHING',
      [salt, sealed, Date.now()],
    );
    const text = await decryptSecrets(client, secretKey);
    if (text === null) throw new Error('the secrets were taken away while they were read');
    if (own !== null && secretsOf(own).journalKey.id !== secretsOf(text).journalKey.id)
      throw new Error(
        `${dataDir} has other secrets than the database: move its secrets.json away if the database's count`,
      );
    return allSecretsOf(text);
  });
}

/** Secrets for a read-only program; null if there are none that it can read. */
export async function findSecrets({
  database,
  dataDir,
  secretKey,
}: SecretsLocation): Promise<Secrets | null> {
  if (secretKey === null || database.dialect === 'sqlite') return readSecrets(dataDir);
  return withClient(database.url, async (client) => {
    const text = await decryptSecrets(client, secretKey);
    return text === null ? null : secretsOf(text);
  });
}

/** Appends a new seal key, signed by the current one; a server uses it from its next start. */
export async function rotateSealKeyOf({ database, dataDir, secretKey }: SecretsLocation): Promise<SealKey> {
  if (secretKey === null || database.dialect === 'sqlite') return rotateSealKey(dataDir);
  return withClient(database.url, async (client) => {
    await client.query('BEGIN');
    await client.query('SELECT 1 FROM sealed_secrets WHERE id = 1 FOR UPDATE');
    const text = await decryptSecrets(client, secretKey);
    if (text === null) throw new Error('There are no secrets yet: no server has started on this database');
    const next = withNextKey(text);
    const salt = randomBytes(16).toString('base64');
    const sealed = cipherOf(secretKey, salt).encrypt(next, PURPOSE);
    await client.query('UPDATE sealed_secrets SET salt = $1, sealed = $2 WHERE id = 1', [salt, sealed]);
    await client.query('COMMIT');
    return allSecretsOf(next).sealKey;
  });
}

async function decryptSecrets(client: pg.Client, secretKey: string): Promise<string | null> {
  const { rows } = await client.query<{ salt: string; sealed: string }>(
    'SELECT salt, sealed FROM sealed_secrets WHERE id = 1',
  );
  const [row] = rows;
  if (!row) return null;
  try {
    return cipherOf(secretKey, row.salt).decrypt(row.sealed, PURPOSE);
  } catch {
    throw new Error(
      'SECRET_KEY does not open the secrets in the database: it is not the key that sealed them',
    );
  }
}

const cipherOf = (secretKey: string, salt: string): Cipher =>
  new Cipher(scryptSync(secretKey, Buffer.from(salt, 'base64'), 32, COST));

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
