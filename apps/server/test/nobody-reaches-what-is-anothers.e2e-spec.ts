import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ForexOrder } from '@truemark/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OPEN_TOPICS, OWN_TOPICS } from '../src/features/live/topics.js';
import { adminClient } from './harness/admin-client.js';
import type { Database } from './harness/database.js';
import { startScriptedMarket } from './harness/scripted-market.js';
import { type Socket, socket } from './harness/socket.js';
import { type TimeLapse, timeLapse } from './harness/time-lapse.js';
import { withDatabases } from './harness/with-databases.js';
import { ask } from './walk/ask.js';
import { CHANGES_BY_GET, CUSTOMER_ROUTES } from './walk/customer-routes.js';
import { BESIDE, OPEN_ROUTES, OPERATOR_ROUTES } from './walk/other-routes.js';
import {
  demoPerson,
  type Ground,
  type Person,
  realPerson,
  stateOf,
  untilNoneEndsSoon,
} from './walk/persons.js';
import type { OwnRoute } from './walk/route.js';
import { optionToSell, position } from './walk/things.js';

const CODE = 'TMX100';
const NEVER_GIVEN_OUT = 'x'.repeat(43);

interface Walked {
  readonly methods: readonly string[];
  readonly path: string;
}
const read = (key: string): Walked => {
  const [methods = '', path = ''] = key.split(' ');
  return { methods: methods.split('|'), path };
};
/**
 * Each method, with the path as it is and with the prefix `/api` that some clients add. The prefix is removed before
 * any database access, so one way is enough for the second database.
 */
const ways = ({ methods, path }: Walked, database: Database): { method: string; path: string }[] => {
  const [first = '', second = first] = methods;
  const ofBoth = [
    { method: second, path },
    { method: first, path: `/api${path}` },
  ];
  return database === 'sqlite' ? ofBoth : ofBoth.slice(0, 1);
};
const each = ({ methods, path }: Walked): string[] => methods.map((method) => `${method} ${path}`);
const own = Object.entries(CUSTOMER_ROUTES).filter(
  (entry): entry is [string, OwnRoute] => !('open' in entry[1]),
);
const open = Object.entries(CUSTOMER_ROUTES).filter(([, route]) => 'open' in route);
const customers = Object.keys(CUSTOMER_ROUTES).map(read).flatMap(each);

withDatabases((database) => {
  let ground: Ground;
  let lapse: TimeLapse;
  const people: { demo: Person; otherDemo: Person; real: Person; otherReal: Person } = {} as never;
  const url = (): string => ground.market.server.url;

  beforeAll(async () => {
    lapse = await timeLapse();
    const env = { LOG_LEVEL: 'debug', ...lapse.env };
    const market = await startScriptedMarket(database, [[CODE, 10_000, 10_000.6]], env);
    await market.owner.change('settings', 'micro_sell_back', { value: '1' });
    let at = 0;
    const tick = (): Promise<void> => market.tick(CODE, 10_000 + (++at % 2), 10_000.6 + (at % 2));
    // Ticks for the whole lookback window of an option's price.
    await lapse.pass((count) => {
      const bid = 10_000 + Math.abs((count % 16) - 8);
      return market.prices.set(CODE, bid, bid + 0.6);
    });
    const staff = await adminClient(market.server, 'support');
    const cashier = await adminClient(market.server, 'operator');
    const { ahead } = lapse;
    ground = { market, ahead, staff, cashier, tick, symbolId: (await market.symbol(CODE)).Id };
    people.demo = await demoPerson(market);
    people.otherDemo = await demoPerson(market);
    people.real = await realPerson(market);
    people.otherReal = await realPerson(market);
  });
  afterAll(async () => {
    await ground?.market.discard();
    await lapse?.discard();
  });

  describe('the list of routes', () => {
    /** Routes that the running server registered. */
    const routed = (): Set<string> => {
      const said = ground.market.server.logs().matchAll(/\{[^\n]*"msg":"a route"\}/g);
      const routes = [...said].map(([line]) => JSON.parse(line) as { methods: string[]; url: string });
      return new Set(
        routes.flatMap(({ methods, url: path }) => each({ methods, path: path.replace(/:(\w+)/g, '{$1}') })),
      );
    };
    const isPage = (route: string): boolean => {
      const [method = '', path = ''] = route.split(' ');
      const [, app = 'customer', file = ''] = /^\/(?:(admin)\/)?(.*)$/.exec(path) ?? [];
      const built = join(import.meta.dirname, '../..', app, 'dist', file);
      return ['GET', 'HEAD'].includes(method) && existsSync(built);
    };
    const known = new Set([...customers, ...OPERATOR_ROUTES, ...Object.keys(OPEN_ROUTES)]);

    it('has every route of the router, and no other', () => {
      const routes = routed();
      expect(routes.size).toBeGreaterThan(known.size);
      const strange = [...routes].filter((route) => {
        const asGet = route.replace(/^HEAD /, 'GET ');
        return !known.has(asGet) && !BESIDE.test(route) && !isPage(route);
      });
      expect(strange).toEqual([]);
      expect([...known].filter((route) => !routes.has(route))).toEqual([]);
    });

    it('matches the API description', async () => {
      const { paths } = (await (await fetch(`${url()}/docs/json`)).json()) as { paths: object };
      const described = Object.entries(paths as Record<string, object>).flatMap(([path, methods]) =>
        each({ methods: Object.keys(methods).map((method) => method.toUpperCase()), path }),
      );
      const undescribed = [...known].filter((route) => !described.includes(route));
      expect(described.filter((route) => !known.has(route))).toEqual([]);
      expect(undescribed.filter((route) => !route.includes(' /docs'))).toEqual([]);
      expect(CHANGES_BY_GET.filter((path) => !customers.includes(`GET ${path}`))).toEqual([]);
      expect(CHANGES_BY_GET.filter((path) => !customers.includes(`POST ${path}`))).toEqual([]);
    });
  });

  it.each(open)('is open to anybody: %s', async (key) => {
    const { methods, path } = read(key);
    for (const method of methods) {
      for (const token of [null, NEVER_GIVEN_OUT]) {
        const { status, code } = await ask({ url: url(), method, path, fields: {}, token });
        expect([status, code]).not.toContain(999);
        expect(status).toBe(200);
      }
    }
  });

  it.each(own)('serves its owner, but no other customer or visitor: %s', async (key, route) => {
    const [owner, stranger] =
      route.who === 'real' ? [people.real, people.otherReal] : [people.demo, people.otherDemo];
    for (const { method, path } of ways(read(key), database)) {
      const fields = (await route.thing?.(owner, ground, stranger)) ?? {};
      const tokenOf = async (person: Person): Promise<string | null> =>
        route.ends ? person.enter() : person.client.token;
      const [his, mine] = [await tokenOf(stranger), await tokenOf(owner)];
      const as = (token: string | null, asked = fields) =>
        ask({ url: url(), method, path, fields: asked, token, file: route.file ?? false });
      await untilNoneEndsSoon(owner, ground);
      const before = await stateOf(owner);

      for (const token of [null, NEVER_GIVEN_OUT, ground.staff.token]) {
        expect(await as(token)).toMatchObject({ code: 999, key: 'auth.session' });
      }
      const { id, uid } = owner.user;
      const naming = { ...fields, customer_id: id, customerId: id, user_id: id, uid };
      const told = await as(his, naming);
      if (route.nothing) expect(told).toEqual(await as(his, { ...naming, ...route.nothing }));
      if (route.reads) expect(told).toEqual(await as(his));
      expect(owner.marks.filter((mark) => told.text.includes(mark))).toEqual([]);
      expect(await stateOf(owner)).toEqual(before);

      const answered = await as(mine, (await route.fresh?.(owner, fields)) ?? fields);
      const wanted = route.refused ? { code: 0, key: route.refused } : { status: 200, code: 1 };
      expect(answered, answered.text).toMatchObject(wanted);
      if (route.reads) expect(answered.text).not.toBe(told.text);
    }
  });

  it('the same call by another customer under the same idempotency key is a separate call', async () => {
    const fields = { forex_id: ground.symbolId, type: 1, cont: '0.01', multiple: 50 };
    const submit = (by: Person) =>
      by.client.take<ForexOrder>('/v2/api/forex/submit', fields, { idempotencyKey: 'one-key-for-two' });
    const [mine, his] = [await submit(people.demo), await submit(people.otherDemo)];
    expect(his.Id).not.toBe(mine.Id);
    expect((await submit(people.demo)).Id).toBe(mine.Id);
  });

  it.each(OPERATOR_ROUTES)('refuses callers without a session, and every customer: %s', async (key) => {
    const { methods, path } = read(key);
    const method = methods[0] ?? '';
    const address = path.replace(/\{\w+\}/g, '1');
    for (const token of ['', NEVER_GIVEN_OUT, people.demo.client.token, people.real.client.token]) {
      const { status } = await fetch(url() + address, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(method !== 'GET' && { body: '{}' }),
      });
      expect(status).toBe(401);
    }
  });

  describe('the socket', () => {
    /** Actions that make each of a customer's own topics publish. */
    const moves: Readonly<Record<(typeof OWN_TOPICS)[number], (owner: Person) => Promise<unknown>>> = {
      FOREX_TRADE: (owner) => position(owner, ground, owner),
      FOREX_CLOSED: async (owner) =>
        owner.client.take('/v2/api/forex/close', await position(owner, ground, owner)),
      MICRO: async (owner) => {
        const sell = async () =>
          owner.client.post('/v2/api/micro/sell', await optionToSell(owner, ground, owner));
        // On a busy machine an offer may have ended before its option is sold.
        while ((await sell()).code !== 1) await ground.tick();
      },
    };
    const OWN_MESSAGES = [
      'FOREX_TRADE',
      'FOREX_CLOSED',
      'FOREX_OPENED',
      'MICRO_SETTLED',
      'ACCOUNT',
      'MESSAGE',
    ];
    const ENDS = ['FOREX_CLOSED', 'FOREX_OPENED', 'MICRO_SETTLED'];
    const heardOf = ({ messages }: Socket): string[] =>
      messages.map(({ type }) => type).filter((type) => OWN_MESSAGES.includes(type));

    it('has exactly these topics', () => {
      expect(OPEN_TOPICS).toEqual(['DAY_MARKET', 'KLINE.<code>', 'KLINE.<code>.<period>']);
      expect(Object.keys(moves)).toEqual([...OWN_TOPICS]);
    });

    it.each(OWN_TOPICS)('sends %s to its owner only', async (topic) => {
      const { server } = ground.market;
      const mine = await socket(server, people.demo.client.token ?? '');
      const quiet = await demoPerson(ground.market);
      const strangers = [
        await socket(server, quiet.client.token ?? ''),
        await socket(server),
        await socket(server),
      ];
      strangers[2]?.send({ type: 'login', params: ground.staff.token });
      for (const each of [mine, ...strangers]) {
        each.send([
          { type: 'sub', params: topic },
          { type: 'ping', params: 1 },
        ]);
        await each.waitForType('pong');
      }
      const since = mine.messages.length;
      await moves[topic](people.demo);
      const ids = {
        FOREX_TRADE: 'FOREX_TRADE',
        FOREX_CLOSED: 'FOREX_CLOSED',
        MICRO: 'MICRO_SETTLED',
      } as const;
      await mine.waitForType(ids[topic], undefined, 60_000, since);
      await mine.waitForType('ACCOUNT', undefined, 60_000, since);
      // A frame is sent to all connections in one pass, so it would have arrived before this answer.
      for (const each of strangers) {
        each.send([
          { type: 'sync', params: 0 },
          { type: 'ping', params: 2 },
        ]);
        await each.waitForType('pong', ({ params }) => params === 2);
        const text = JSON.stringify(each.messages);
        expect(people.demo.marks.filter((mark) => text.includes(mark))).toEqual([]);
      }
      expect(strangers.slice(1).map(heardOf)).toEqual([[], []]);
      const theirs = strangers[0]?.messages.filter((told) =>
        told.type === 'FOREX_TRADE' ? told.TransOrder.length > 0 : ENDS.includes(told.type),
      );
      expect(theirs).toEqual([]);
      for (const each of [mine, ...strangers]) each.close();
    });
  });
});
