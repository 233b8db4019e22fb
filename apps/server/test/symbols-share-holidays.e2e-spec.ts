import type { TradeSymbol } from '@truemark/contracts';
import type { HolidayCalendarDetails } from '@truemark/contracts/admin';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeBypassingEngine } from './engine/write-bypassing-engine.js';
import { type AdminClient, adminClient, type Row } from './harness/admin-client.js';
import { targetOf } from './harness/database.js';
import { dayFromNow } from './harness/days.js';
import { type DemoCustomer, demoCustomer } from './harness/demo-customer.js';
import { ownSymbol } from './harness/own-symbol.js';
import { ALWAYS } from './harness/scripted-market.js';
import { startServer, type TestServer } from './harness/server.js';
import { verifyLedger } from './harness/verify-ledger.js';
import { withOneDatabase } from './harness/with-databases.js';

/** Holidays on the days around the start of the test, so that midnight changes nothing. */
const AROUND = [-1, 0, 1].map((days) => ({ date: dayFromNow(days), name: `Day ${days}` }));
const LATER = { date: '2100-12-25', name: 'Christmas' };

withOneDatabase((database) => {
  let server: TestServer;
  let operator: AdminClient;
  let second: AdminClient;
  let owner: AdminClient;
  let customer: DemoCustomer;
  const ids: number[] = [];
  let before: TradeSymbol[];

  const listed = async (): Promise<TradeSymbol[]> => {
    const all = await customer.client.read<TradeSymbol[]>('/v2/api/forex/trade_list');
    return ids.map((id) => all.find(({ Id }) => Id === id) as TradeSymbol);
  };
  const statuses = async () => (await listed()).map(({ MarketStatus }) => MarketStatus);
  const asked = (method: string, path: string, body: object) =>
    operator.call<Row & { errors?: Record<string, string> }>(method, path, body);
  const agreed = async (request: unknown) =>
    expect((await second.call('POST', `approvals/${request}/approve`, {})).status).toBe(200);
  const calendar = (id: number) =>
    operator.one('holiday-calendars', id) as unknown as Promise<HolidayCalendarDetails>;
  const submit = (id: number) =>
    customer.client.post<{ key: string }>('/v2/api/forex/submit', {
      ...{ forex_id: id, type: 1, cont: '0.01', status: 1, multiple: 100 },
    });

  beforeAll(async () => {
    server = await startServer({ database });
    operator = await adminClient(server, 'operator');
    second = await adminClient(server, 'operator', 1);
    owner = await adminClient(server, 'owner');
    customer = await demoCustomer(server);
    for (const code of ['TMXUSD', 'TMYUSD', 'TMZUSD']) {
      const { id } = await ownSymbol(owner, code);
      await owner.change('symbols', Number(id), { Schedule: ALWAYS });
      ids.push(Number(id));
    }
    // A symbol cannot be traded before its first price.
    while ((await listed()).some(({ ForexQuotations }) => !ForexQuotations)) await new Promise(setImmediate);
    expect(await statuses()).toEqual([1, 1, 1]);
    before = await listed();
  });
  afterAll(() => server?.discard());

  it('creating a calendar takes two people, and its invalid fields are named', async () => {
    const wrong = { Name: '', Days: [{ date: '2026-02-30', name: 'None' }] };
    const refused = await asked('POST', 'holiday-calendars', wrong);
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['Name', 'Days']]);
    // A form sends null for a time that was left empty.
    const whole = { ...LATER, from: null, to: null };
    const made = await asked('POST', 'holiday-calendars', { Name: 'Works', Days: [whole, ...AROUND] });
    expect(made.status).toBe(202);
    expect(await operator.list('holiday-calendars')).toEqual([]);
    await agreed(made.body.id);
    expect(await operator.list('holiday-calendars')).toEqual([
      { id: 1, Name: 'Works', Days: [...AROUND, LATER], Symbols: [] },
    ]);
    const called = (q: string) => operator.list('holiday-calendars', { filter: { q } });
    expect([await called('ORK'), await called('%')].map((rows) => rows.length)).toEqual([1, 0]);
    const again = await asked('POST', 'holiday-calendars', { Name: 'Works', Days: [] });
    expect([again.status, Object.keys(again.body.errors ?? {})]).toEqual([422, ['Name']]);
    const named = await asked('PUT', 'holiday-calendars/1', { ...(await calendar(1)), Name: 'Closed' });
    expect([named.status, named.body.Name]).toEqual([200, 'Closed']);
  });

  it('symbols with the calendar are closed on its days for every customer; others stay open', async () => {
    for (const id of ids.slice(0, 2)) {
      const whole = await operator.one('symbols', id);
      const unknown = await asked('PUT', `symbols/${id}`, { ...whole, CalendarId: 9 });
      expect([unknown.status, Object.keys(unknown.body.errors ?? {})]).toEqual([422, ['CalendarId']]);
      const follows = await asked('PUT', `symbols/${id}`, { ...whole, CalendarId: 1 });
      expect(follows.status).toBe(202);
      expect((await operator.one('symbols', id)).CalendarId).toBeNull();
      await agreed(follows.body.id);
      const { CalendarId, CalendarDays, Schedule } = await operator.one('symbols', id);
      expect([CalendarId, CalendarDays, Schedule]).toEqual([1, [...AROUND, LATER], ALWAYS]);
    }
    expect(await statuses()).toEqual([2, 2, 1]);
    for (const id of ids.slice(0, 2)) {
      const { code, data } = await submit(id);
      expect([code, data.key]).toEqual([0, 'market.closed']);
    }
    const fields = (symbols: TradeSymbol[]) => symbols.map((symbol) => Object.keys(symbol).sort());
    expect(fields(await listed())).toEqual(fields(before));
  });

  it('a symbol with open positions follows the calendar a day later, and the calendar shows that', async () => {
    const { code } = await submit(ids[2] as number);
    expect(code).toBe(1);
    const whole = await operator.one('symbols', ids[2] as number);
    await agreed((await asked('PUT', `symbols/${ids[2]}`, { ...whole, CalendarId: 1 })).body.id);
    expect(await statuses()).toEqual([2, 2, 1]);
    const { Symbols } = await calendar(1);
    expect(Symbols.map(({ ShowCode, OpenPositions, Holders }) => [ShowCode, OpenPositions, Holders])).toEqual(
      [
        ['TMXUSD', 0, 0],
        ['TMYUSD', 0, 0],
        ['TMZUSD', 1, 1],
      ],
    );
    expect(Symbols.map(({ HoldsAtMs }) => HoldsAtMs !== null)).toEqual([false, false, true]);
    expect(Symbols.map(({ IsBehind }) => IsBehind)).toEqual([false, false, false]);
  });

  it('a day that has begun cannot be changed, not even by two people', async () => {
    const { Days, ...rest } = await calendar(1);
    for (const left of [Days.slice(1), [...Days, { date: dayFromNow(0), name: 'New' }]]) {
      const { status, body } = await asked('PUT', 'holiday-calendars/1', { ...rest, Days: left });
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['Days']]);
    }
    const next = [...Days.slice(0, 3), { ...LATER, from: '12:00' }];
    const change = await asked('PUT', 'holiday-calendars/1', { ...rest, Days: next });
    expect(change.status).toBe(202);
    await agreed(change.body.id);
    const { CalendarDays } = await operator.one('symbols', ids[0] as number);
    expect(CalendarDays).toEqual(next);
    expect(await statuses()).toEqual([2, 2, 1]);
  });

  it('a change that is cancelled for one symbol takes it off the calendar', async () => {
    expect((await operator.call('POST', `symbols/${ids[2]}/cancel_change`, {})).status).toBe(200);
    expect((await calendar(1)).Symbols.map(({ ShowCode }) => ShowCode)).toEqual(['TMXUSD', 'TMYUSD']);
  });

  it('a calendar that a symbol follows cannot be deleted; deleting another one takes two people', async () => {
    const removing = (id: number) => asked('DELETE', `holiday-calendars/${id}`, {});
    const followed = await removing(1);
    expect([followed.status, followed.body.key]).toEqual([409, 'calendars.followed']);
    expect(JSON.stringify(followed.body)).toContain('TMXUSD, TMYUSD');
    const made = await asked('POST', 'holiday-calendars', { Name: 'Mistaken', Days: [LATER] });
    await agreed(made.body.id);
    const mistaken = (await operator.list('holiday-calendars')).find(({ Name }) => Name === 'Mistaken');
    const request = await removing(Number(mistaken?.id));
    expect(request.status).toBe(202);
    // A symbol starts to use the calendar while its removal is pending, so it is kept.
    const whole = await operator.one('symbols', ids[2] as number);
    await agreed((await asked('PUT', `symbols/${ids[2]}`, { ...whole, CalendarId: mistaken?.id })).body.id);
    expect((await second.call('POST', `approvals/${request.body.id}/approve`, {})).status).toBe(409);
    expect((await operator.call('POST', `symbols/${ids[2]}/cancel_change`, {})).status).toBe(200);
    await agreed(request.body.id);
    expect((await operator.list('holiday-calendars')).map(({ id }) => id)).toEqual([1]);
    const [trace] = await owner.list('audit-log', {
      filter: { resource: 'holiday-calendars', action: 'delete' },
    });
    expect([trace?.resource_id, trace?.after]).toEqual(['Mistaken', null]);
    const walker = await adminClient(server, 'support');
    expect((await walker.call('DELETE', 'holiday-calendars/1', {})).status).toBe(403);
  });

  it('each change is logged, and an exported sheet is imported without changes', async () => {
    const traces = await owner.list('audit-log', { filter: { resource: 'holiday-calendars' } });
    expect(traces.map(({ action }) => action).sort()).toEqual([
      ...['create', 'create', 'delete', 'edit', 'edit'],
    ]);
    const headers = { authorization: `Bearer ${operator.token}` };
    const csv = await (await fetch(`${server.url}/admin/api/symbols/sheet`, { headers })).text();
    const { body } = await operator.call<{ rows: { code: string; outcome: string }[] }>(
      'POST',
      'symbols/import',
      { csv, is_preview: true },
    );
    expect(body.rows.filter(({ outcome }) => outcome !== 'unchanged')).toEqual([]);
  });

  it('verify recomputes calendars from the inputs alone, and reports an altered day', async () => {
    await server.stop();
    expect(await verifyLedger(server)).toContain('the seal fits');
    const target = targetOf(server);
    const set = (days: string) =>
      writeBypassingEngine(target, `UPDATE holiday_calendars SET days = ${days} WHERE id = 1`);
    await set(`REPLACE(days, '2100-12-25', '2100-12-24')`);
    await expect(verifyLedger(server)).rejects.toThrow(/holiday.calendars? 1: its days/);
    await set(`REPLACE(days, '2100-12-24', '2100-12-25')`);
    await writeBypassingEngine(
      target,
      `UPDATE symbols SET schedule = REPLACE(schedule, '2100-12-25', '2100-12-24') WHERE id = ${ids[0]}`,
    );
    await expect(verifyLedger(server)).rejects.toThrow(/symbols? \d+: its schedule/);
  });
});
