import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LeaseHandle, startLeaseRenewal, takeLease } from '../../dist/engine/kernel/lease.js';
import { openStore } from '../../dist/engine/kernel/store/open-store.js';
import type { Store } from '../../dist/engine/kernel/store/store.js';
import { migrate } from '../../dist/platform/database/data-source.js';
import { schema } from '../../dist/schema.js';
import { type OwnPostgres, startOwnPostgres } from '../harness/postgres-cluster.js';

let postgres: OwnPostgres;
let store: Store;
let lease: LeaseHandle;

beforeAll(async () => {
  postgres = await startOwnPostgres();
  const target = { dialect: 'postgres', url: postgres.url } as const;
  await migrate(target, schema);
  store = await openStore(target);
});
afterAll(async () => {
  lease?.stop();
  await store?.close();
  postgres?.stop();
});

async function renewedAt(): Promise<number> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query('SELECT renewed_at FROM engine_lease WHERE id = 1');
  await client.end();
  return Number(rows[0].renewed_at);
}

it('a try for the lease ends while a commit holds its row, and leaves nothing waiting in the database', async () => {
  await store.takeLease('elsewhere/1/a', Date.now(), 0);
  const commit = new pg.Client({ connectionString: postgres.url });
  await commit.connect();
  await commit.query('BEGIN');
  await commit.query('SELECT 1 FROM engine_lease FOR UPDATE');
  const answer = await store.takeLease('elsewhere/1/b', Date.now(), Number.MAX_SAFE_INTEGER);
  expect(answer).toEqual({ taken: false, holder: 'elsewhere/1/a' });
  expect((await commit.query('SELECT 1 FROM pg_locks WHERE NOT granted')).rows).toEqual([]);
  await commit.end();
  await store.releaseLease();
});

it('the lease is renewed again after PostgreSQL restarts, even if nothing is committed', async () => {
  const lost: Error[] = [];
  await takeLease(store, Date.now, { say: () => undefined });
  lease = startLeaseRenewal(store, Date.now, (error) => lost.push(error));
  for (const time of ['once', 'twice']) {
    await postgres.kill();
    await postgres.restart();
    const back = Date.now();
    await expect.poll(renewedAt, { message: time }).toBeGreaterThan(back);
    await expect.poll(lease.isSure).toBe(true);
  }
  expect(lost).toEqual([]);
});
