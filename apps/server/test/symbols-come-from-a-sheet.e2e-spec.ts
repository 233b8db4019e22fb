import type { SymbolImportAnswer } from '@truemark/contracts/admin';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AdminClient, adminClient } from './harness/admin-client.js';
import { giveCustomRole } from './harness/custom-role.js';
import { startServer, type TestServer } from './harness/server.js';
import { withOneDatabase } from './harness/with-databases.js';

const CSV = [
  'Code,Name,Sort,Spread,BaseCurrency,QuoteCurrency',
  'TMAUSD,First of a sheet,500,0.0001,TMA,USD',
  'EURUSD,,77,,,',
  'EURUSD,,78,,,',
  'GBPUSD,,,-1,,',
].join('\n');

withOneDatabase((database) => {
  let server: TestServer;
  let operator: AdminClient;
  let second: AdminClient;

  beforeAll(async () => {
    server = await startServer({ database });
    operator = await adminClient(server, 'operator');
    second = await adminClient(server, 'operator', 1);
  });
  afterAll(() => server?.discard());

  const bring = (by: AdminClient, body: object) =>
    by.call<SymbolImportAnswer & { key?: string }>('POST', 'symbols/import', body);
  const byCode = async (code: string) =>
    (await operator.list('symbols', { range: [0, 999] })).find(({ Code }) => Code === code);

  it('every line is shown before anything is written, and each is written by the rules of one symbol', async () => {
    const euro = await byCode('EURUSD');
    const { body: preview } = await bring(operator, { csv: CSV, is_preview: true });
    expect(preview.rows).toMatchObject([
      { line: 2, code: 'TMAUSD', outcome: 'new', takes_two: true, why: null },
      { line: 3, outcome: 'changed', takes_two: false, before: { Sort: euro?.Sort }, after: { Sort: 77 } },
      { line: 4, outcome: 'refused', why: 'An earlier line already has this symbol.' },
      { line: 5, outcome: 'refused', why: 'Spread: A number from 0.' },
    ]);
    expect(await byCode('TMAUSD')).toBeUndefined();
    expect((await byCode('EURUSD'))?.Sort).toBe(euro?.Sort);

    const unseen = await bring(operator, { csv: CSV, seen: 'another' });
    expect([unseen.status, unseen.body.key]).toEqual([409, 'symbols.import_changed']);
    expect((await byCode('EURUSD'))?.Sort).toBe(euro?.Sort);

    const { body: done } = await bring(operator, { csv: CSV, seen: preview.seen, reason: 'a sheet' });
    expect((await byCode('EURUSD'))?.Sort).toBe(77);
    expect(await byCode('TMAUSD')).toBeUndefined();
    const request = done.rows[0]?.request_id;
    expect(request).toEqual(expect.any(Number));
    expect((await operator.call('POST', `approvals/${request}/approve`, {})).status).toBe(403);
    expect((await second.call('POST', `approvals/${request}/approve`, {})).status).toBe(200);
    expect(await byCode('TMAUSD')).toMatchObject({ IsEnabled: false, Name: 'First of a sheet' });
  });

  it('an exported sheet is imported without changes', async () => {
    const response = await fetch(`${server.url}/admin/api/symbols/sheet`, {
      headers: { authorization: `Bearer ${operator.token}` },
    });
    const { body } = await bring(operator, { csv: await response.text(), is_preview: true });
    expect(body.rows.length).toBeGreaterThan(5);
    expect(body.rows.filter(({ outcome }) => outcome !== 'unchanged')).toEqual([]);
  });

  it('whoever may create symbols only changes none by a sheet', async () => {
    const owners = [await adminClient(server, 'owner'), await adminClient(server, 'owner', 1)] as const;
    const clerk = await adminClient(server, 'support');
    await giveCustomRole(owners, clerk, 'Symbol clerk', { symbols: ['read', 'create'] });
    const euro = await byCode('EURUSD');
    const csv = [
      'Code,Name,Sort,IsEnabled,BaseCurrency,QuoteCurrency',
      'TMBUSD,Second of a sheet,501,1,TMB,USD',
      `EURUSD,,${Number(euro?.Sort) + 1},,,`,
      'GBPUSD,,,0,,',
      'USDJPY,,,,,',
    ].join('\n');
    const { body: preview } = await bring(clerk, { csv, is_preview: true });
    const why = 'Your role (operator) may not do this.';
    expect(preview.rows).toMatchObject([
      { code: 'TMBUSD', outcome: 'new' },
      { code: 'EURUSD', outcome: 'refused', why },
      { code: 'GBPUSD', outcome: 'refused', why },
      { code: 'USDJPY', outcome: 'unchanged', why: null },
    ]);
    const { body: done } = await bring(clerk, { csv, seen: preview.seen, reason: 'a sheet' });
    expect(done.rows[0]?.request_id).toEqual(expect.any(Number));
    expect(await byCode('EURUSD')).toMatchObject({ Sort: euro?.Sort });
    expect(await byCode('GBPUSD')).toMatchObject({ IsEnabled: true });
  });
});
