import { join } from 'node:path';
import type { SealsAnswer } from '@truemark/contracts';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type AdminClient, adminClient } from './harness/admin-client.js';
import { client } from './harness/client.js';
import { DAY, type ServerBeforeMidnight, startBeforeMidnight } from './harness/server-before-midnight.js';
import { runVerify } from './harness/verify-ledger.js';
import { withOneDatabase } from './harness/with-databases.js';

interface Warning {
  readonly key: string;
  readonly text: string;
}

/** Last sealed day of the demo's seeded history. */
const EVE = '2014-05-06';
/** Ticks to send so that the clock passes midnight by a few minutes. */
const OVER_MIDNIGHT = 125;

withOneDatabase(() => {
  let midnight: ServerBeforeMidnight;
  let owner: AdminClient;
  let books: Database.Database;

  beforeAll(async () => {
    midnight = await startBeforeMidnight();
    owner = await adminClient(midnight.server, 'owner');
    books = new Database(join(midnight.server.dataDir, 'truemark.db'));
    books.pragma('busy_timeout = 10000');
    await vi.waitUntil(async () => (await days())[0] === EVE, { timeout: 120_000 });
  });
  afterAll(async () => {
    books?.close();
    await midnight?.discard();
  });

  /** Seal warnings on the first page of the back office; other warnings are filtered out. */
  const warned = async (): Promise<string[]> => {
    const { body } = await owner.call<{ warnings: Warning[] }>('GET', 'dashboard');
    return body.warnings.filter(({ key }) => key === 'seals_altered').map(({ text }) => text);
  };
  const measured = async (): Promise<number> => {
    const figures = await (await fetch(`${midnight.server.url}/metrics`)).text();
    return Number(/^truemark_seals_altered (\S+)$/m.exec(figures)?.[1]);
  };
  const days = async (): Promise<string[]> => {
    const { data } = await client(midnight.server.url).read<SealsAnswer>('/api/proof/seals', { limit: 50 });
    return data.map(({ day }) => day);
  };

  it('shows a warning in the back office as long as a seal is missing or altered', async () => {
    const [, former = ''] = await days();
    expect(await warned()).toEqual([]);
    const exchange = books.prepare('UPDATE seals SET seal = replace(seal, ?, ?) WHERE day = ?');
    exchange.run('"accounts":', '"accounts":1', EVE);
    expect(await warned()).toEqual([
      expect.stringContaining(`No day is sealed any more: the seal of ${EVE} is not the one that was made`),
    ]);
    exchange.run('"accounts":1', '"accounts":', EVE);
    expect(await warned()).toEqual([]);

    books.exec(`CREATE TEMP TABLE taken AS SELECT * FROM seals WHERE day = '${former}'`);
    books.exec(`DELETE FROM seals WHERE day = '${former}'`);
    expect(await warned()).toEqual([expect.stringContaining(`1 seals of days before ${EVE} are missing`)]);
    expect(await measured()).toBe(1);
    books.exec('INSERT INTO seals SELECT * FROM taken');
    expect(await warned()).toEqual([]);
    expect(await measured()).toBe(0);
  });

  it('seals no further day, and reports that in the log, the back office and verify', async () => {
    const [, ...rest] = await days();
    books.exec(`DELETE FROM seals WHERE day = '${EVE}'`);
    const gone = `no day is sealed any more: the seal of ${EVE} is missing: the journal says that the day was sealed`;
    await midnight.move(OVER_MIDNIGHT);
    await expect.poll(() => midnight.server.logs()).toContain(gone);
    expect(await warned()).toEqual([expect.stringContaining(gone.slice(1))]);
    // Neither the missing day nor the day that just ended gets a new seal.
    expect(await days()).toEqual(rest);
    expect([EVE, DAY]).not.toContain(rest[0]);
    await midnight.server.stop();
    await expect(runVerify(midnight.server)).rejects.toThrow(
      /seals \d{4}-\d\d-\d\d is missing|the seal of \S+ is missing/,
    );
  });
});
