import type { HealthPage } from '@truemark/contracts/admin';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEnvironment } from '../dist/config/environment.js';
import { noteRun } from '../dist/platform/storage/last-run.js';
import { openFiles } from '../dist/platform/storage/open-files.js';
import { adminClient } from './harness/admin-client.js';
import { type Mailbox, openMailbox } from './harness/mailbox.js';
import { type PaymentsFixture, setUpPayments } from './harness/payments-fixture.js';
import { withDatabases } from './harness/with-databases.js';

withDatabases((database) => {
  let desk: PaymentsFixture;
  let mailbox: Mailbox;

  beforeAll(async () => {
    mailbox = await openMailbox('right');
    // The password is wrong: the mail server refuses every mail permanently.
    desk = await setUpPayments(database, { SMTP_URL: mailbox.url.replace('right', 'wrong') });
  });
  afterAll(async () => {
    await desk?.close();
    await mailbox?.close();
  });

  const health = async (): Promise<HealthPage> => {
    const { status, body } = await desk.operator.call<HealthPage>('GET', 'health');
    expect(status).toBe(200);
    return body;
  };
  const queue = async (resource: string): Promise<HealthPage['queues'][number]> => {
    const found = (await health()).queues.find((each) => each.resource === resource);
    if (!found) throw new Error(`no queue of ${resource}`);
    return found;
  };

  it('shows the versions, the database, the disk, the price feeds and the start time', async () => {
    const page = await health();
    expect(page).toMatchObject({ status: 'ready', backup: null, verify: null });
    expect(page.versions.database).toMatch(database === 'sqlite' ? /^SQLite 3\./ : /^PostgreSQL \d/);
    expect(page.versions).toMatchObject({
      node: process.versions.node,
      truemark: expect.stringMatching(/^\d+\./),
    });
    expect(page.database.size).toBeGreaterThan(100_000);
    expect(page.disk.free).toBeGreaterThan(0);
    expect(page.disk.all).toBeGreaterThanOrEqual(page.disk.free);
    expect(page.feeds.find(({ Code }) => Code === 'BTCUSDT')?.state).toBe('live');
    expect(page.started_at_ms).toBeLessThan(page.at_ms);
  });

  it('shows how many wait in a queue, since when, and whether that is longer than promised', async () => {
    const before = await queue('deposits');
    const { id } = await desk.byCoin(250);
    const after = await queue('deposits');
    expect(after.waiting).toBe(before.waiting + 1);
    expect(after.promised_ms).toBe(24 * 3_600_000);
    expect((await queue('traders')).promised_ms).toBe(24 * 3_600_000);
    expect((await queue('verifications')).promised_ms).toBe(48 * 3_600_000);
    expect(after.oldest_at_ms).toBe(before.oldest_at_ms ?? after.oldest_at_ms);
    expect(after.is_late).toBe(after.age_ms > 24 * 3_600_000);
    await desk.act(desk.operator, 'deposits', id, 'claim');
    await desk.act(desk.operator, 'deposits', id, 'reject', { reason: 'It has not come.' });
    expect((await queue('deposits')).waiting).toBe(before.waiting);
  });

  it('shows when a command last ran, and with what result', async () => {
    const run = { startedAt: 1, endedAt: 2, result: 'failed', detail: 'entry 7' } as const;
    await noteRun(openFiles(readEnvironment(desk.server.variables).files, 'notes'), 'verify', run);
    expect((await health()).verify).toEqual({
      ...{ started_at_ms: 1, ended_at_ms: 2, result: 'failed', detail: 'entry 7' },
    });
  });

  it('shows the last failure of an outgoing channel, without its recipient', async () => {
    const email = async () => (await health()).transports.find(({ name }) => name === 'email');
    const before = await email();
    expect(before?.is_set).toBe(true);
    const [support] = await desk.owner.list('operators', { filter: { role: 'support' } });
    expect((await desk.owner.call('POST', `operators/${support?.id}/send-link`)).status).toBe(409);
    const after = await email();
    expect(after?.failed).toBeGreaterThan(before?.failed ?? 0);
    expect(after?.last_failure).toBe('the mail server answered 535');
    expect((await health()).transports.find(({ name }) => name === 'sms')?.is_set).toBe(false);
  });

  it('owner, operator and auditor see it, support does not', async () => {
    expect((await desk.owner.call('GET', 'health')).status).toBe(200);
    expect((await (await adminClient(desk.server, 'auditor')).call('GET', 'health')).status).toBe(200);
    expect((await (await adminClient(desk.server, 'support')).call('GET', 'health')).status).toBe(403);
  });
});
