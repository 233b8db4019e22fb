import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { findSecrets, openSecrets, rotateSealKeyOf } from '../dist/platform/auth/sealed-secrets.js';
import { loadSecrets } from '../dist/platform/auth/secrets.js';
import { type TestStorage, targetOf } from './harness/database.js';
import { migratedTestStorage } from './harness/seeded-grounds.js';

const KEY = 'thirty-two characters, and some more';
let ground: TestStorage;
let client: pg.Client;

beforeAll(async () => {
  ground = await migratedTestStorage('postgres');
  client = new pg.Client({ connectionString: ground.databaseUrl ?? '' });
  await client.connect();
});
beforeEach(() => client.query('DELETE FROM sealed_secrets'));
afterAll(async () => {
  await client.end();
  await ground.discard();
});

/** A process on a separate machine. */
const machine = (name: string, secretKey: string | null = KEY) => ({
  database: targetOf(ground),
  dataDir: join(ground.dataDir, name),
  secretKey,
});

it('processes that start at the same time, on machines that share nothing, find the same secrets', async () => {
  expect(await findSecrets(machine('a'))).toBeNull();
  const found = await Promise.all(['a', 'b', 'c', 'd'].map((name) => openSecrets(machine(name))));
  expect(new Set(found.map(({ encryptionKey }) => encryptionKey.toString('hex'))).size).toBe(1);
  expect(await findSecrets(machine('e'))).toEqual(found[0]);
  expect(existsSync(join(ground.dataDir, 'a', 'secrets.json'))).toBe(false);
});

it('the database reveals no secret, and cannot be opened with another key or after a change', async () => {
  const { encryptionKey, demoPassword } = await openSecrets(machine('a'));
  const { rows } = await client.query('SELECT * FROM sealed_secrets');
  const stored = JSON.stringify(rows);
  expect(stored).not.toContain(encryptionKey.toString('base64'));
  expect(stored).not.toContain(demoPassword);
  const other = machine('a', 'another key of more than thirty-two characters');
  await expect(openSecrets(other)).rejects.toThrow('SECRET_KEY does not open');
  await expect(findSecrets(other)).rejects.toThrow('SECRET_KEY does not open');
  await client.query(`UPDATE sealed_secrets SET sealed = overlay(sealed placing 'AAAA' from 20)`);
  await expect(openSecrets(machine('a'))).rejects.toThrow('SECRET_KEY does not open');
});

it('secrets in a folder move into the database, and different ones are refused', async () => {
  const before = loadSecrets(join(ground.dataDir, 'house'));
  expect(await openSecrets(machine('house'))).toEqual(before);
  expect(await openSecrets(machine('elsewhere'))).toEqual(before);
  loadSecrets(join(ground.dataDir, 'stranger'));
  await expect(openSecrets(machine('stranger'))).rejects.toThrow('other secrets than the database');
  const file = join(ground.dataDir, 'stranger', 'secrets.json');
  writeFileSync(file, readFileSync(join(ground.dataDir, 'house', 'secrets.json')));
  expect(await openSecrets(machine('stranger'))).toEqual(before);
});

it('a new seal key applies to all machines from their next start on', async () => {
  const before = await openSecrets(machine('a'));
  const next = await rotateSealKeyOf(machine('b'));
  expect(next.publicKey).not.toBe(before.sealKey.publicKey);
  const after = await openSecrets(machine('c'));
  expect(after.sealKey.publicKey).toBe(next.publicKey);
  expect(after.encryptionKey).toEqual(before.encryptionKey);
});
