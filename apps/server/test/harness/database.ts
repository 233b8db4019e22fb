import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { DatabaseTarget } from '../../dist/platform/database/dialect.js';
import { rootInMemory } from './memory-root.js';

export type Database = 'sqlite' | 'postgres';

/** Storage of one test server. */
export interface TestStorage {
  readonly dataDir: string;
  /** Null: the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  /** Removes the directory and the database. */
  discard(): Promise<void>;
}

/** Database of a server, for reading or writing without the server. */
export const targetOf = ({
  dataDir,
  databaseUrl,
}: Pick<TestStorage, 'dataDir' | 'databaseUrl'>): DatabaseTarget =>
  databaseUrl === null
    ? { dialect: 'sqlite', file: join(dataDir, 'truemark.db') }
    : { dialect: 'postgres', url: databaseUrl };

/** Fresh directory and, for PostgreSQL, a fresh database in the run's cluster. */
export const createTestStorage = (database: Database): Promise<TestStorage> => makeGround(database);

/** Copy of a ground that no server uses. */
export async function copyTestStorage({
  dataDir,
  databaseUrl,
}: Pick<TestStorage, 'dataDir' | 'databaseUrl'>): Promise<TestStorage> {
  const ground = databaseUrl
    ? await makeGround('postgres', ` TEMPLATE ${new URL(databaseUrl).pathname.slice(1)}`)
    : await makeGround('sqlite');
  cpSync(dataDir, ground.dataDir, { recursive: true });
  return ground;
}

/** Fresh data directory. */
export const newDataDir = (): string => mkdtempSync(join(rootInMemory(), 'truemark-test-'));

async function makeGround(database: Database, template = ''): Promise<TestStorage> {
  const dataDir = newDataDir();
  const name = database === 'postgres' ? `truemark_${randomBytes(6).toString('hex')}` : null;
  // Copied as files: row by row through the WAL would cost three times as much.
  if (name) await onCluster(`CREATE DATABASE ${name}${template} STRATEGY FILE_COPY`);
  return {
    dataDir,
    databaseUrl: name && databaseUrl(name),
    async discard() {
      if (name) await onCluster(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function clusterUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('no PostgreSQL: run the stories through vitest, or set TEST_DATABASE_URL');
  return url;
}

function databaseUrl(name: string): string {
  const url = new URL(clusterUrl());
  url.pathname = `/${name}`;
  return url.href;
}

async function onCluster(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: clusterUrl() });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
