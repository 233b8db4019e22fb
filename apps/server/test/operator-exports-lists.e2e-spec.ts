import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import type { ExportRow } from '@truemark/contracts/admin';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type AdminClient, adminClient, type Row } from './harness/admin-client.js';
import { realCustomer } from './harness/real-customer.js';
import { startServer, type TestServer } from './harness/server.js';
import { withDatabases } from './harness/with-databases.js';

withDatabases((database) => {
  let server: TestServer;
  let operator: AdminClient;
  let auditor: AdminClient;

  beforeAll(async () => {
    server = await startServer({ database });
    operator = await adminClient(server, 'operator');
    auditor = await adminClient(server, 'auditor');
  });
  afterAll(() => server?.discard());

  const asked = (by: AdminClient, input: object) =>
    by.call<ExportRow & { key?: string }>('POST', 'exports', input);
  const finished = async (by: AdminClient, id: number): Promise<ExportRow> => {
    const look = async (): Promise<ExportRow> => {
      const { body } = await by.call<ExportRow>('GET', `exports/${id}`);
      expect(['waiting', 'running']).not.toContain(body.state);
      return body;
    };
    return vi.waitFor(look, { timeout: 30_000, interval: 100 });
  };
  const file = (by: AdminClient, id: number) =>
    fetch(`${server.url}/admin/api/exports/${id}/file`, {
      headers: { authorization: `Bearer ${by.token}` },
    });
  const exported = async (by: AdminClient, input: object): Promise<{ job: ExportRow; bytes: Buffer }> => {
    const { status, body } = await asked(by, input);
    expect([status, body.key]).toEqual([200, undefined]);
    const job = await finished(by, body.id);
    expect(job).toMatchObject({ state: 'done', is_cut: false });
    const answer = await file(by, body.id);
    expect(answer.status).toBe(200);
    return { job, bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  const linesOf = (bytes: Buffer): string[][] =>
    bytes
      .toString()
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(','));
  const filesOnDisk = (): Promise<string[]> => readdir(join(server.dataDir, 'exports'));
  const everyRow = async (resource: string, filter: object = {}): Promise<Row[]> => {
    const rows: Row[] = [];
    for (let at = 0; ; at += 1000) {
      const page = await operator.list(resource, { range: [at, at + 999], filter: { ...filter } });
      rows.push(...page);
      if (page.length < 1000) return rows;
    }
  };

  it('orders are exported as the list has them, with words, names and times that name their zone', async () => {
    const filter = { status: 3 };
    const rows = await everyRow('orders', filter);
    const { job, bytes } = await exported(operator, { resource: 'orders', format: 'csv', filter });
    const [head = [], ...lines] = linesOf(bytes);
    expect(head.slice(0, 8)).toEqual([
      ...['\ufeffnumber', 'customer', 'UID', 'book', 'symbol', 'side', 'state', 'placed (GMT)'],
    ]);
    expect(head.at(-1)).toBe('account currency');
    expect(lines.map(([number]) => Number(number))).toEqual(rows.map(({ Id }) => Id));
    expect(job.rows).toBe(rows.length);
    expect(rows.length).toBeGreaterThan(100);
    for (const line of lines) {
      expect(line[6]).toMatch(/^(closed|cancelled)$/);
      expect(line[7]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}(Z|[+-]\d\d:\d\d)$/);
    }
    const first = rows[0] as Row & { CreateTimeMs: number; ForexTradeLists: { ShowCode: string } };
    expect(Date.parse(lines[0]?.[7] ?? '')).toBe(first.CreateTimeMs);
    expect(lines[0]?.[4]).toBe(first.ForexTradeLists.ShowCode);
  });

  it('column headings are the words of the screen, each once, with the customer before the decision', async () => {
    const headOf = async (resource: string): Promise<string[]> => {
      const { bytes } = await exported(operator, { resource, format: 'csv' });
      return linesOf(bytes)[0] ?? [];
    };
    for (const resource of ['deposits', 'withdrawals', 'loans', 'verifications', 'customers']) {
      const head = await headOf(resource);
      expect([resource, head]).toEqual([resource, [...new Set(head)]]);
    }
    const deposits = await headOf('deposits');
    expect(deposits.slice(0, 4)).toEqual(['\ufeffnumber', 'customer', 'UID', 'amount']);
    // Their own currency is that of the payment.
    expect(deposits.at(-1)).toBe('account currency');
    const { bytes } = await exported(operator, { resource: 'customers', format: 'csv' });
    const [head = [], ...lines] = linesOf(bytes);
    const at = head.indexOf('identity');
    for (const line of lines) expect(line[at]).toMatch(/^(not certified|(junior|senior) verification)$/);
  });

  it('a customer without a name is called by his e-mail address, as on the screen', async () => {
    const { client, user, email } = await realCustomer(server);
    await client.take('/api/user/nickname', { nickname: 'Ferry' });
    await client.take('/api/user/feedback', { text: 'The chart is slow on my phone.' });
    const filter = { customer_id: user.id };
    const { bytes } = await exported(operator, { resource: 'feedback', format: 'csv', filter });
    const [head = [], line = []] = linesOf(bytes);
    expect(line[head.indexOf('customer')]).toBe(email);
  });

  it('the whole ledger is exported as a workbook, each entry once; other lists are exported too', async () => {
    const { job, bytes } = await exported(operator, { resource: 'ledger-entries', format: 'xlsx' });
    const sheet = inflateRawSync(
      bytes.subarray(30 + bytes.readUInt16LE(26) + bytes.readUInt16LE(28)),
    ).toString();
    const numbers = [...sheet.matchAll(/<row><c><v>(\d+)<\/v>/g)].map(([, number]) => Number(number));
    const [newest] = await operator.list('ledger-entries', { range: [0, 0] });
    expect(numbers.length).toBe(job.rows);
    expect(numbers.length).toBeGreaterThan(1000);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(Number(newest?.id)).toBeGreaterThanOrEqual(numbers.length);
    expect(Math.min(...numbers)).toBe(1);
    for (const filter of [{ house_account: 'house_profit' }, { customer_id: 1, book: 'demo' }]) {
      const own = await everyRow('ledger-entries', filter);
      const { bytes: part } = await exported(operator, { resource: 'ledger-entries', format: 'csv', filter });
      const lines = linesOf(part).slice(1);
      expect(lines.map(([number]) => Number(number))).toEqual(own.map(({ id }) => id));
    }
    for (const resource of [
      'options',
      'customers',
      'deposits',
      'approvals',
      'symbols',
      'follows',
      'exposure',
    ])
      await exported(operator, { resource, format: 'csv' });
    const { bytes: log } = await exported(auditor, { resource: 'audit-log', format: 'csv' });
    expect(log.toString()).toContain('operator1@');
  });

  it('a file is for its operator only, is unreadable on disk, leaves one audit row and is removed with its export', async () => {
    const { job, bytes } = await exported(operator, { resource: 'customers', format: 'csv' });
    expect(bytes.toString()).toContain('@');
    expect((await auditor.call('GET', `exports/${job.id}`)).status).toBe(404);
    expect((await file(auditor, job.id)).status).toBe(404);
    expect((await auditor.call('DELETE', `exports/${job.id}`)).status).toBe(404);
    const before = await filesOnDisk();
    // Long enough not to occur in cipher text by chance.
    const head = bytes.subarray(0, 32);
    for (const name of before) {
      const kept = await readFile(join(server.dataDir, 'exports', name));
      expect(kept.includes(head)).toBe(false);
    }
    const traces = await auditor.list('audit-log', { filter: { resource: 'customers', action: 'export' } });
    expect(traces.filter(({ resource_id: id }) => id === String(job.id))).toMatchObject([
      { after: { export: job.id, format: 'csv', filter: {} } },
    ]);
    await operator.remove('exports', job.id);
    expect((await file(operator, job.id)).status).toBe(404);
    expect(await filesOnDisk()).toHaveLength(before.length - 1);
  });

  it('an export that a stop interrupts is completed after the next start', async () => {
    const inputs = ['ledger-entries', 'orders', 'customers'].map((resource) => ({
      resource,
      format: 'xlsx',
    }));
    const jobs = await Promise.all(inputs.map((input) => asked(operator, input)));
    await server.restart();
    operator = await adminClient(server, 'operator');
    auditor = await adminClient(server, 'auditor');
    for (const { body } of jobs) {
      expect(await finished(operator, body.id)).toMatchObject({ state: 'done', is_cut: false });
      expect((await file(operator, body.id)).status).toBe(200);
    }
  });

  it('what a role may not read it cannot export; unknown lists, filters and formats are refused at once', async () => {
    expect((await asked(auditor, { resource: 'feedback', format: 'csv' })).status).toBe(404);
    for (const resource of ['dashboard', 'exports', 'no-list', '__proto__'])
      expect((await asked(operator, { resource, format: 'csv' })).status).toBe(404);
    const filter = { no_such: 1 };
    expect((await asked(operator, { resource: 'orders', format: 'csv', filter })).status).toBe(422);
    expect((await asked(operator, { resource: 'orders', format: 'pdf' })).status).toBe(422);
  });
});
