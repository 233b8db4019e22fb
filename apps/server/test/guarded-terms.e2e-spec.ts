import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AdminClient, adminClient, type Row } from './harness/admin-client.js';
import { ownSymbol } from './harness/own-symbol.js';
import { startServer, type TestServer } from './harness/server.js';
import { withOneDatabase } from './harness/with-databases.js';

/** One change for each kind of term that can move money: the field and its new value. */
const CHANGES = [
  ['settings', 'stop_out_level', 'value', '40'],
  ['settings', 'review_four_eyes_amount', 'value', '5000'],
  ['settings', 'review_four_eyes_amount', 'value', '500'],
  ['settings', 'withdraw_new_method_hours', 'value', '0'],
  ['settings', 'is_withdraw_pay_pwd', 'value', '0'],
  ['symbols', 'nobody’s', 'Spread', 0.001],
  ['symbols', 'nobody’s', 'ForexContNum', 10],
  ['durations', 1, 'ProfitRatio', 0.9],
  ['deposit-addresses', 1, 'address', 'TAnotherAddressOfTheHouse'],
  ['bank-accounts', 1, 'payee_account', '000111222'],
  ['bank-currencies', 1, 'max_amount', 77],
  ['withdrawal-currencies', 1, 'draw_rate', 3],
] as const;

/** Changes that one operator may make alone. */
const OWN = [
  ['settings', 'is_recharge_auth', 'value', '1'],
  ['settings', 'site_name', 'value', 'Another name'],
  ['symbols', 2, 'Sort', 7],
  ['durations', 1, 'IsEnabled', false],
  ['deposit-addresses', 1, 'is_enabled', false],
  ['bank-accounts', 1, 'sort', 9],
] as const;

withOneDatabase((database) => {
  let server: TestServer;
  let operator: AdminClient;
  let other: AdminClient;
  let owner: AdminClient;
  /** A separate symbol without positions: a change to one with open positions would apply a day later. */
  let symbolId: number;

  beforeAll(async () => {
    server = await startServer({ database });
    operator = await adminClient(server, 'operator');
    other = await adminClient(server, 'operator', 1);
    owner = await adminClient(server, 'owner');
    symbolId = Number((await ownSymbol(owner, 'TMXUSD')).id);
  });
  afterAll(() => server?.discard());

  const put = async (by: AdminClient, resource: string, id: number | string, changes: object) =>
    by.call<Row>('PUT', `${resource}/${id}`, { ...(await by.one(resource, id)), ...changes });

  it.each(CHANGES)('%s %s: %s waits for a second person, and applies once approved', async (...given) => {
    const [resource, which, field, value] = given;
    const id = resource === 'symbols' ? symbolId : which;
    const before = await operator.one(resource, id);
    const { status, body } = await put(operator, resource, id, { [field]: value, reason: 'a test' });
    expect([status, body]).toMatchObject([
      202,
      { id: expect.any(Number), approval_id: body.id, state: 'waiting', reason: 'a test', holds_at_ms: null },
    ]);
    expect((await operator.one(resource, id))[field]).toEqual(before[field]);
    expect((await operator.call('POST', `approvals/${body.id}/approve`, {})).status).toBe(403);
    expect((await other.call('POST', `approvals/${body.id}/approve`, {})).status).toBe(200);
    expect((await operator.one(resource, id))[field]).toEqual(value);
    expect((await other.call('POST', `approvals/${body.id}/approve`, {})).status).toBe(409);
  });

  it.each(OWN)('%s %s: %s takes one person only', async (resource, id, field, value) => {
    const { status } = await put(operator, resource, id, { [field]: value });
    expect(status).toBe(200);
    expect((await operator.one(resource, id))[field]).toEqual(value);
  });

  it('switching a duration on again takes two people', async () => {
    const { status } = await put(operator, 'durations', 1, { IsEnabled: true });
    expect(status).toBe(202);
    expect((await operator.one('durations', 1)).IsEnabled).toBe(false);
  });

  describe('creating and deleting a row', () => {
    it('takes two people; the same request by another person counts as approval', async () => {
      const duration = {
        ForexId: 1,
        Seconds: 77,
        ProfitRatio: 0.5,
        LimitAmount: 5,
        MaxAmount: 50,
        IsEnabled: true,
      };
      const found = async () =>
        (await operator.list('durations', { filter: { forex_id: 1 } })).find(({ Seconds }) => Seconds === 77);
      expect((await operator.call('POST', 'durations', duration)).status).toBe(202);
      expect((await operator.call('POST', 'durations', duration)).status).toBe(202);
      expect(await found()).toBeUndefined();
      const agreed = await owner.call<Row>('POST', 'durations', duration);
      expect([agreed.status, agreed.body]).toMatchObject([201, { Seconds: 77, ProfitRatio: 0.5 }]);
      const made = await found();
      expect(made).toMatchObject({ id: agreed.body.id });
      const { status, body } = await operator.call<Row>('DELETE', `durations/${made?.id}`);
      expect(status).toBe(202);
      expect(await found()).toBeDefined();
      expect((await other.call('POST', `approvals/${body.id}/approve`, {})).status).toBe(200);
      expect(await found()).toBeUndefined();
    });
  });

  it('an approved change writes only what was requested, whatever else was changed meanwhile', async () => {
    const { body } = await put(operator, 'symbols', symbolId, { Spread: 0.123 });
    await operator.change('symbols', symbolId, { IsEnabled: false, Name: 'Stopped meanwhile' });
    expect((await other.call('POST', `approvals/${body.id}/approve`, {})).status).toBe(200);
    expect(await operator.one('symbols', symbolId)).toMatchObject({
      ...{ Spread: 0.123, IsEnabled: false, Name: 'Stopped meanwhile' },
    });
  });

  it('a symbol through which alone others are converted keeps its currencies', async () => {
    const { id } = await ownSymbol(owner, 'TMCUSD');
    const priced = await ownSymbol(owner, 'TMDTMC', { QuoteCurrency: 'TMC' });
    for (const changes of [{ QuoteCurrency: 'EUR' }, { BaseCurrency: 'TME' }, { IsEnabled: false }]) {
      const { status, body } = await put(operator, 'symbols', Number(id), changes);
      expect([status, body]).toMatchObject([
        409,
        { key: 'symbol.in_use', message: 'Profits of TMDTMC are converted through this symbol.' },
      ]);
    }
    await operator.change('symbols', Number(priced.id), { IsEnabled: false });
    expect((await put(operator, 'symbols', Number(id), { BaseCurrency: 'TME' })).status).toBe(202);
  });

  it('an invalid change is refused at once, and nothing waits for approval', async () => {
    const waiting = async () => (await operator.list('approvals', { filter: { state: 'waiting' } })).length;
    const before = await waiting();
    expect((await put(operator, 'symbols', 1, { Spread: -1 })).status).toBe(422);
    expect((await put(operator, 'durations', 1, { Seconds: 0 })).status).toBe(422);
    expect((await put(operator, 'bank-accounts', 1, { symbol_id: 4711 })).status).toBe(422);
    expect(await waiting()).toBe(before);
  });
});
