import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { openSnapshot } from '../../dist/cli/verification/snapshot.js';
import { migrate } from '../../dist/platform/database/data-source.js';
import { schema } from '../../dist/schema.js';
import type { TestStorage } from './database.js';
import { copyTestStorage, createTestStorage, type Database, targetOf } from './database.js';
import { runBuilt } from './server-process.js';

/** Variable that passes the seeded grounds to the test processes. */
const VARIABLE = 'TEST_SEEDED_GROUNDS';
/** Variable that passes the migrated, empty grounds. */
const MIGRATED = 'TEST_MIGRATED_GROUNDS';
/** Price sources without a listener: a server with these records no prices. */
const NO_PRICES = {
  PRICE_FEED: 'binance',
  BINANCE_WS_URL: 'ws://127.0.0.1:9',
  BINANCE_SYMBOLS: 'TMX100=TMX100',
};
const PATIENCE = 300_000;

type Kept = Partial<Record<Database, Pick<TestStorage, 'dataDir' | 'databaseUrl'>>>;

/**
 * Migrates and seeds one ground per database, which `seededTestStorage` then copies: a story's server starts with the demo
 * data within two seconds instead of seven, with its past days sealed and summed. Returns how to remove them, except those
 * of the given databases.
 */
export async function seedGrounds(
  databases: readonly Database[],
): Promise<(kept?: readonly Database[]) => Promise<void>> {
  const seeded = await Promise.all(databases.map(async (each) => [each, await seed(each)] as const));
  process.env[VARIABLE] = JSON.stringify(Object.fromEntries(seeded) satisfies Kept);
  return async (kept = []) => {
    delete process.env[VARIABLE];
    const removed = seeded.filter(([database]) => !kept.includes(database));
    await Promise.all(removed.map(([, ground]) => ground.discard()));
  };
}

/** Migrates one ground per database, which `migratedTestStorage` then copies. Returns how to remove them. */
export async function migrateGrounds(databases: readonly Database[]): Promise<() => Promise<void>> {
  const made = await Promise.all(
    databases.map(async (each) => [each, await migratedTestStorage(each)] as const),
  );
  process.env[MIGRATED] = JSON.stringify(Object.fromEntries(made) satisfies Kept);
  return async () => {
    delete process.env[MIGRATED];
    await Promise.all(made.map(([, ground]) => ground.discard()));
  };
}

/** New ground with all tables and no rows. */
export async function migratedTestStorage(database: Database): Promise<TestStorage> {
  const kept = keptAs(MIGRATED, database);
  if (kept) return copyTestStorage(kept);
  const ground = await createTestStorage(database);
  await migrate(targetOf(ground), schema);
  return ground;
}

/** New ground with the demo data, in the state of a stopped server. */
export function seededTestStorage(database: Database): Promise<TestStorage> {
  const ground = keptAs(VARIABLE, database);
  return ground ? copyTestStorage(ground) : createTestStorage(database);
}

const keptAs = (variable: string, database: Database) =>
  (JSON.parse(process.env[variable] ?? '{}') as Kept)[database];

async function seed(database: Database): Promise<TestStorage> {
  const ground = await createTestStorage(database);
  const { dataDir, databaseUrl } = ground;
  const variables = {
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    SEED: 'demo',
    PORT: '0',
    ...NO_PRICES,
  };
  const program = runBuilt('main.js', variables, { keepsCompiled: database === 'postgres' });
  const giveUp = Date.now() + PATIENCE;
  let isOver = false;
  void program.ended.then(() => {
    isOver = true;
  });
  const isWaitedFor = (): boolean => !isOver && Date.now() < giveUp;
  while (!program.output().includes('Truemark listens on') && isWaitedFor()) await pause(50);
  await waitUntilSummed(ground, isWaitedFor);
  program.child.kill('SIGTERM');
  const { code } = await program.ended;
  if (code !== 0) {
    await ground.discard();
    throw new Error(`the demo could not be seeded on ${database}:\n${program.output()}`);
  }
  if (databaseUrl) await analyze(databaseUrl);
  return ground;
}

/** Gathers what queries are planned by, as PostgreSQL itself does within minutes: a verification is twenty times as fast. */
async function analyze(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('ANALYZE');
  await client.end();
}

/** Waits until all entries are in their day sums, and no day was sealed for a second. */
async function waitUntilSummed(ground: TestStorage, isWaitedFor: () => boolean): Promise<void> {
  let sealed = -1;
  let since = Date.now();
  while (isWaitedFor()) {
    const reader = await openSnapshot(targetOf(ground));
    try {
      const seals = await reader.number('SELECT count(*) FROM seals');
      const unsummed = await reader.number(
        'SELECT coalesce(max(id), 0) - (SELECT coalesce(max(up_to), 0) FROM day_sum_ends) FROM ledger_entries',
      );
      if (seals !== sealed || unsummed > 0) since = Date.now();
      sealed = seals;
    } finally {
      await reader.close();
    }
    if (Date.now() - since > 1_000) return;
    await pause(100);
  }
}
