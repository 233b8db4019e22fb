import type { MicroOrder, MicroTerms } from '@truemark/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AdminClient, adminClient, type Row } from './harness/admin-client.js';
import { type DemoCustomer, demoCustomer } from './harness/demo-customer.js';
import { startServer, type TestServer } from './harness/server.js';
import { type Socket, socket } from './harness/socket.js';
import { withOneDatabase } from './harness/with-databases.js';

/** Maximum time for a change to reach a connected customer, ms, from the contract. */
const SOON = 2_000;

interface Refused {
  readonly key: string;
  readonly message: string;
  readonly errors?: Readonly<Record<string, string>>;
}

withOneDatabase((database) => {
  let server: TestServer;
  let operator: AdminClient;
  let auditor: AdminClient;
  let customer: DemoCustomer;
  let ear: Socket;
  let symbols: Row[];
  const symbolOf = (code: string): number => Number(symbols.find(({ Code }) => Code === code)?.id);

  beforeAll(async () => {
    server = await startServer({ database });
    operator = await adminClient(server, 'operator');
    auditor = await adminClient(server, 'auditor');
    customer = await demoCustomer(server);
    ear = await socket(server, customer.token);
    symbols = await operator.list('symbols');
  });
  afterAll(async () => {
    ear?.close();
    await server?.discard();
  });

  const terms = (code: string): Promise<MicroTerms> =>
    customer.client.read('/v2/api/micro/get_seconds', { forex_id: symbolOf(code) });
  const secondsOf = async (code: string): Promise<number[]> =>
    (await terms(code)).sec.map(({ Seconds }) => Seconds);
  const create = (resource: string, body: object) => operator.call<Row & Refused>('POST', resource, body);
  const made = (resource: string, body: object): Promise<Row> => operator.create(resource, { ...body });
  const duration = (more: object = {}): object => ({
    ForexId: symbolOf('ETHUSDT'),
    Seconds: 45,
    ProfitRatio: '0.8333',
    LimitAmount: 2,
    MaxAmount: '2000.5',
    IsEnabled: true,
    ...more,
  });
  const traces = (resource: string, id: unknown): Promise<Row[]> =>
    auditor.list('audit-log', { filter: { resource, resource_id: String(id) } });
  /** Makes a change that is pushed to a connected customer. */
  const heard = async <T>(change: () => Promise<T>): Promise<T> => {
    const since = ear.messages.length;
    const outcome = await change();
    await ear.waitForType('CONFIG', undefined, SOON, since);
    return outcome;
  };

  describe('a duration', () => {
    it('for one symbol replaces the general ones there, until it is removed', async () => {
      const general = await secondsOf('ETHUSDT');
      expect(general.length).toBeGreaterThan(1);
      const own = await heard(() => made('durations', duration()));
      expect(own).toMatchObject({ Seconds: 45, ProfitRatio: 0.8333, OpenOptions: 0, ShowCode: 'ETH/USDT' });
      expect((await terms('ETHUSDT')).sec).toEqual([
        { Id: own.id, Seconds: 45, ProfitRatio: 0.8333, LimitAmount: 2, MaxAmount: 2000.5 },
      ]);
      expect(await secondsOf('BTCUSDT')).toEqual(general);

      await heard(() => operator.change('durations', own.id, { IsEnabled: false }));
      expect(await secondsOf('ETHUSDT')).toEqual([]);
      await heard(() => operator.remove('durations', own.id));
      expect(await secondsOf('ETHUSDT')).toEqual(general);
      expect((await operator.call('GET', `durations/${own.id}`)).status).toBe(404);
      expect((await operator.call('DELETE', `durations/${own.id}`)).status).toBe(404);
      expect((await traces('durations', 'ETH/USDT, 45 s')).map(({ action }) => action)).toEqual([
        'delete',
        'edit',
        'create',
      ]);
    });

    it.each([
      ['seconds too few', { Seconds: 4 }, 'Seconds'],
      ['seconds too many', { Seconds: 86_401 }, 'Seconds'],
      ['a part of a second', { Seconds: 30.5 }, 'Seconds'],
      ['no ratio', { ProfitRatio: 0 }, 'ProfitRatio'],
      ['a ratio above ten', { ProfitRatio: '10.0001' }, 'ProfitRatio'],
      ['five decimals', { ProfitRatio: '0.85555' }, 'ProfitRatio'],
      ['a ratio in words', { ProfitRatio: 'much' }, 'ProfitRatio'],
      ['no smallest stake', { LimitAmount: 0 }, 'LimitAmount'],
      ['a largest below the smallest', { LimitAmount: 10, MaxAmount: '9.99' }, 'MaxAmount'],
      ['an exponent', { MaxAmount: '1e3' }, 'MaxAmount'],
      ['a symbol that nobody knows', { ForexId: 999_999 }, 'ForexId'],
      ['nothing at all', { Seconds: undefined }, 'Seconds'],
    ])('is refused with %s', async (_, more, field) => {
      const { status, body } = await create('durations', duration(more));
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
    });

    it('is created once per symbol and number of seconds, however many requests arrive at once', async () => {
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => create('durations', duration({ ForexId: symbolOf('BTCUSDT') }))),
      );
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 202));
      expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
      const second = await adminClient(server, 'owner');
      const agreed = await Promise.all(
        answers.map(({ body }) => second.call('POST', `approvals/${body.id}/approve`, {})),
      );
      expect(agreed.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
      const rows = await operator.list('durations', { filter: { forex_id: symbolOf('BTCUSDT') } });
      expect(rows).toHaveLength(1);

      const [first, next] = await operator.list('durations', { filter: { for_all: true } });
      const moved = await operator.call<Refused>('PUT', `durations/${first?.id}`, {
        ...first,
        Seconds: next?.Seconds,
      });
      expect([moved.status, Object.keys(moved.body.errors ?? {})]).toEqual([422, ['Seconds']]);
      await operator.remove('durations', rows[0]?.id ?? 0);
    });

    it('shows how many options run on it, and these keep the terms they were bought under', async () => {
      const own = await made('durations', duration({ ForexId: symbolOf('TMX100'), Seconds: 77 }));
      const buy = (type: 1 | 2): Promise<MicroOrder> =>
        customer.client.take('/v2/api/micro/submit', {
          forex_id: symbolOf('TMX100'),
          type,
          number: 10,
          seconds: 77,
        });
      const [bought] = [await buy(1), await buy(2)];
      expect(bought.ProfitRatio).toBe(0.8333);
      expect(await operator.one('durations', own.id)).toMatchObject({ OpenOptions: 2, OpenCustomers: 1 });

      await operator.change('durations', own.id, { ProfitRatio: 0.5, LimitAmount: 500 });
      expect(await operator.one('options', bought.Id)).toMatchObject({
        ProfitRatio: 0.8333,
        ProfitIfWin: 8.33,
      });
      const refused = await customer.client.post('/v2/api/micro/submit', {
        forex_id: symbolOf('TMX100'),
        type: 1,
        number: 10,
        seconds: 77,
      });
      expect(refused.data).toMatchObject({ key: 'micro.amount_too_small' });
      await operator.remove('durations', own.id);
      expect(await operator.one('options', bought.Id)).toMatchObject({ Status: 1, ProfitRatio: 0.8333 });
    });

    it('cannot be switched over to another account while an option runs', async () => {
      const { status, body } = await operator.call<Refused>('PUT', 'settings/only_one_account', {
        value: '1',
      });
      expect([status, body.key]).toEqual([409, 'settings.in_use']);
      expect(body.message).toMatch(/ [1-9]\d* options run\.$/);
      const setting = await operator.one('settings', 'micro_loss_level');
      expect((setting.open as Row).options).toBeGreaterThanOrEqual(2);
      expect(setting).toMatchObject({ group: 'options', group_name: 'Options' });
    });

    it('is unchanged after a restart', async () => {
      const before = await operator.list('durations', { range: [0, 99] });
      const offered = await secondsOf('TMX100');
      await server.restart();
      expect(await secondsOf('TMX100')).toEqual(offered);
      const strip = (rows: readonly Row[]) =>
        rows.map(({ OpenOptions: _, OpenCustomers: __, ...row }) => row);
      expect(strip(await operator.list('durations', { range: [0, 99] }))).toEqual(strip(before));
    });
  });

  describe('an amount', () => {
    const numbersOf = async (code: string): Promise<unknown[]> =>
      (await terms(code)).number.map(({ Number: amount }) => amount);

    it('is offered at once, for all symbols or for one, and changes are logged', async () => {
      ear.close();
      ear = await socket(server, customer.token);
      const general = await numbersOf('ETHUSDT');
      const added = await heard(() => made('option-amounts', { ForexId: null, Number: '12.5' }));
      expect(await numbersOf('ETHUSDT')).toEqual([...general, 12.5].sort((a, b) => Number(a) - Number(b)));
      const own = await heard(() => made('option-amounts', { ForexId: symbolOf('ETHUSDT'), Number: 7 }));
      expect(own.ShowCode).toBe('ETH/USDT');
      expect(await numbersOf('ETHUSDT')).toEqual([7]);
      await heard(() => operator.change('option-amounts', own.id, { Number: 8 }));
      expect(await numbersOf('ETHUSDT')).toEqual([8]);
      for (const { id } of [own, added]) {
        await heard(() => operator.call('DELETE', `option-amounts/${id}`));
        expect((await operator.call('GET', `option-amounts/${id}`)).status).toBe(404);
      }
      expect(await numbersOf('ETHUSDT')).toEqual(general);
      const trail = await traces('option-amounts', own.id);
      expect(trail.map(({ action }) => action)).toEqual(['delete', 'edit', 'create']);
      expect(trail[1]).toMatchObject({ before: { Number: 7 }, after: { Number: 8 } });
    });

    it.each([
      ['nothing', { Number: 0 }, 'Number'],
      ['less than nothing', { Number: -5 }, 'Number'],
      ['words', { Number: 'ten' }, 'Number'],
      ['more than can be', { Number: '10000000000.01' }, 'Number'],
      ['what there is already', { Number: 10, ForexId: null }, 'Number'],
      ['a symbol that nobody knows', { Number: 3, ForexId: 999_999 }, 'ForexId'],
    ])('is refused with %s', async (_, body, field) => {
      const answer = await create('option-amounts', body);
      expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, [field]]);
    });
  });
});
