import type { ExportRow, ReportScheduleRow } from '@truemark/contracts/admin';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AdminClient, adminClient } from './harness/admin-client.js';
import { type Mailbox, openMailbox, textOf } from './harness/mailbox.js';
import { type PaymentsFixture, setUpPayments } from './harness/payments-fixture.js';
import { withOneDatabase } from './harness/with-databases.js';

const HOUR = 3_600_000;
/** Starts a server whose wall clock is this many hours ahead. */
const ahead = (hours: number) => {
  const program = `const wall = Date.now; Date.now = () => wall() + ${hours * HOUR};`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(program)}` };
};

withOneDatabase((database) => {
  let desk: PaymentsFixture;
  let mailbox: Mailbox;
  let auditor: AdminClient;
  let email = '';

  beforeAll(async () => {
    mailbox = await openMailbox();
    desk = await setUpPayments(database, { SMTP_URL: mailbox.url, PUBLIC_URL: 'https://house.example' });
    auditor = await adminClient(desk.server, 'auditor');
    ({ email } = (await auditor.call<{ email: string }>('GET', 'auth/me')).body);
  });
  afterAll(async () => {
    await desk?.close();
    await mailbox?.close();
  });

  const daily = { resource: 'statement', format: 'csv', book: 'real', period: 'day' };
  const exported = async (by: AdminClient): Promise<readonly ExportRow[]> =>
    (await by.call<ExportRow[]>('GET', 'exports')).body.filter(({ resource }) => resource === 'statement');

  it('a schedule is created only by operators who may read the report, and listed only for its creator', async () => {
    const support = await adminClient(desk.server, 'support');
    expect((await support.call('POST', 'report-schedules', daily)).status).toBe(403);
    const made = await auditor.call<ReportScheduleRow>('POST', 'report-schedules', daily);
    expect(made.status).toBe(201);
    expect(made.body.next_at_ms).toBeGreaterThan(Date.now());
    expect((await desk.operator.call('GET', 'report-schedules')).body).toEqual([]);
    expect((await desk.operator.call('DELETE', `report-schedules/${made.body.id}`)).status).toBe(404);
  });

  it('a scheduled report is written once when it is due, over restarts too, and mailed as a link', async () => {
    expect(await exported(auditor)).toEqual([]);
    await desk.server.restart(ahead(26));
    const text = textOf(await mailbox.next(email));
    expect(text).toContain('https://house.example/admin/exports');
    expect(text).not.toMatch(/\d[.,]\d/);
    await desk.server.restart(ahead(26));
    const later = await adminClient(desk.server, 'auditor');
    await expect.poll(async () => (await exported(later))[0]?.state, { timeout: 60_000 }).toBe('done');
    await new Promise((resolve) => setTimeout(resolve, 6_000));
    const rows = await exported(later);
    const { from, to } = rows[0]?.filter as { from: string; to: string };
    expect([rows.length, from]).toEqual([1, to]);
    expect(mailbox.mails.filter(({ to: whom }) => whom === email)).toHaveLength(1);
    const [schedule] = (await later.call<ReportScheduleRow[]>('GET', 'report-schedules')).body;
    expect(schedule?.last_at_ms).not.toBeNull();
    expect((await later.call('DELETE', `report-schedules/${schedule?.id}`)).status).toBe(200);
    expect((await later.call('GET', 'report-schedules')).body).toEqual([]);
  });
});
