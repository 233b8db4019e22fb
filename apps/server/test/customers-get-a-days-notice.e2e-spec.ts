import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CompanyStatus } from '@truemark/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { adminClient } from './harness/admin-client.js';
import { client } from './harness/client.js';
import { startServer, type TestServer } from './harness/server.js';
import { withOneDatabase } from './harness/with-databases.js';

const DAY = 24 * 3_600_000;
/** A recorded market runs on the recording's clock. */
const RECORDED = Date.parse('2014-05-07T08:00:00Z');

withOneDatabase((database) => {
  let server: TestServer;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'truemark-ticks-'));
    const file = join(folder, 'eurusd.csv');
    const lines = [0, 1_000, DAY].map((later) => `${RECORDED + later},1.1,1.1001`);
    writeFileSync(file, `time,bid,ask\n${lines.join('\n')}\n`);
    const env = { PRICE_FEED: 'replay', REPLAY_FILES: `EURUSD=${file}`, REPLAY_CLOCK: 'recorded' };
    server = await startServer({ database, env });
  });
  afterAll(async () => {
    await server?.discard();
    await rm(folder, { recursive: true, force: true });
  });

  it('a closing of the company is announced a day ahead by the wall clock, whatever the market clock shows', async () => {
    const owners = [await adminClient(server, 'owner', 0), await adminClient(server, 'owner', 1)];
    const together = async (key: string, value: string): Promise<void> => {
      for (const owner of owners) await owner.call('PUT', `settings/${key}`, { value });
    };
    await together('company_loss_url', 'https://example.org/customers');
    const before = Date.now();
    await together('company_status', '0');
    const after = Date.now();
    const told = await client(server.url).read<CompanyStatus>('/api/company/getCompanyStatus');
    expect(told).toMatchObject({ status: 1, loss_url: 'https://example.org/customers' });
    expect(told.closes_at_ms).toBeGreaterThanOrEqual(before + DAY);
    expect(told.closes_at_ms).toBeLessThanOrEqual(after + DAY);
  });
});
