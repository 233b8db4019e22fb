import type { ExportRow, ReportScheduleRow } from '@truemark/contracts/admin';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exportJobs } from '../dist/features/exports/export-job.table.js';
import { filled } from './engine/filled.js';
import { writeBypassingEngine } from './engine/write-bypassing-engine.js';
import { type AdminClient, adminClient } from './harness/admin-client.js';
import { targetOf } from './harness/database.js';
import { type Mailbox, openMailbox, textOf } from './harness/mailbox.js';
import { type PaymentsFixture, setUpPayments } from './harness/payments-fixture.js';
import { withOneDatabase } from './harness/with-databases.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const hoursUntil = (at: number): number => Math.ceil((at - Date.now()) / HOUR);
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
  let hours = 0;

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
    hours = hoursUntil(made.body.next_at_ms);
    expect((await desk.operator.call('GET', 'report-schedules')).body).toEqual([]);
    expect((await desk.operator.call('DELETE', `report-schedules/${made.body.id}`)).status).toBe(404);
  });

  it('a scheduled report is written once when it is due, over restarts too, and mailed as a link', async () => {
    expect(await exported(auditor)).toEqual([]);
    await desk.server.restart(ahead(hours));
    const text = textOf(await mailbox.next(email));
    expect(text).toContain('https://house.example/admin/exports');
    expect(text).not.toMatch(/\d[.,]\d/);
    await desk.server.restart(ahead(hours));
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

  const scheduled = async (by: AdminClient): Promise<ReportScheduleRow> => {
    const { status, body } = await by.call<ReportScheduleRow>('POST', 'report-schedules', daily);
    expect(status).toBe(201);
    return body;
  };
  /** Days of the statements written for an operator, the first day of each. */
  const daysOf = async (by: AdminClient): Promise<string[]> =>
    (await exported(by)).map(({ filter }) => (filter as { from: string }).from);
  const dayBefore = (due: number): string => new Date(due - DAY).toISOString().slice(0, 10);

  it('each day that ended during an outage is written', async () => {
    const { id, next_at_ms: due } = await scheduled(await adminClient(desk.server, 'auditor'));
    await desk.server.restart(ahead(hoursUntil(due) + 24));
    const later = await adminClient(desk.server, 'auditor');
    const missed = [dayBefore(due), dayBefore(due + DAY)];
    await expect.poll(() => daysOf(later), { timeout: 60_000 }).toEqual(expect.arrayContaining(missed));
    const [schedule] = (await later.call<ReportScheduleRow[]>('GET', 'report-schedules')).body;
    expect(schedule).toMatchObject({ next_at_ms: due + 2 * DAY, last_at_ms: due + DAY });
    expect((await later.call('DELETE', `report-schedules/${id}`)).status).toBe(200);
  });

  it('a report waits while three exports of its operator are not finished', async () => {
    const past = (sql: string) => writeBypassingEngine(targetOf(desk.server), sql);
    const busy = await adminClient(desk.server, 'auditor');
    const idle = await adminClient(desk.server, 'owner');
    const { id, next_at_ms: next } = await scheduled(busy);
    await scheduled(idle);
    const due = next - 5 * DAY;
    const { id: operator } = (await busy.call<{ id: number }>('GET', 'auth/me')).body;
    await past(
      filled(exportJobs, 3, {
        ...{ id: '1000000 + i', operator_id: `${operator}`, resource: `'customers'`, format: `'csv'` },
        ...{ request: `'{"filter":{},"sort":null}'`, state: `'waiting'`, created_at: `${next}` },
      }),
    );
    await past(`UPDATE report_schedules SET next_at = ${due}`);
    // Schedules are written in the order of their numbers: the first one was tried before.
    await expect.poll(() => daysOf(idle), { timeout: 60_000 }).toContain(dayBefore(due));
    const own = async () => (await busy.call<ReportScheduleRow[]>('GET', 'report-schedules')).body;
    expect(await own()).toMatchObject([{ id, next_at_ms: due, last_at_ms: null }]);
    expect(await daysOf(busy)).not.toContain(dayBefore(due));
    await past('DELETE FROM export_jobs WHERE id > 1000000');
    await expect.poll(() => daysOf(busy), { timeout: 60_000 }).toContain(dayBefore(due));
    await expect.poll(async () => (await own())[0]?.next_at_ms, { timeout: 60_000 }).toBe(next);
  });
});
