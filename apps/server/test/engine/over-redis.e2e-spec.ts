import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { PERIODS } from '@truemark/domain';
import { decimal } from '@truemark/money';
import fc from 'fast-check';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { EngineClient } from '../../dist/engine/client.js';
import { type Command, SYSTEM } from '../../dist/engine/protocol.js';
import { MessageCodec } from '../../dist/engine/remote/message-codec.js';
import { COMMANDS, EVENTS, HEAD, type Requests } from '../../dist/engine/remote/messages.js';
import { RemoteEngine } from '../../dist/engine/remote/remote-engine.js';
import { EngineView } from '../../dist/engine/view/engine-view.js';
import { EngineUnavailable } from '../../dist/platform/unavailable.js';
import { SEED, seeded } from '../harness/faults.js';
import { startRedis } from '../harness/redis.js';
import type { RedisServer } from '../harness/redis-server.js';
import { withDatabases } from '../harness/with-databases.js';
import { ENCRYPTION_KEY, overRedis } from './over-redis.js';
import { day } from './random/actions.js';
import { CUSTOMERS, playChecked, submitTogether } from './random/play.js';
import { newCustomer, startTestEngine, type TestEngine } from './test-engine.js';

/** Answers of a read view about everything that changes in a day. */
const answersOf = (view: EngineView) => ({
  settings: [...view.settings()].sort(),
  durations: view.durations(),
  demo: CUSTOMERS.map((id) => view.isDemo(id)),
  symbols: view.symbols().map((symbol) => ({
    symbol,
    quote: view.quote(symbol.id),
    isOpen: view.isOpen(symbol.id),
    day: view.dayQuotation(symbol.id),
    bars: PERIODS.map((period) => view.bars(symbol.id, period, 1_000)),
  })),
});

withDatabases((database) => {
  let redis: RedisServer;
  let ground: TestEngine;
  let way: Awaited<ReturnType<typeof overRedis>>;
  let far: EngineClient;

  const fail = (error: unknown): never => {
    throw error;
  };
  const onRedis = async <T>(work: (client: Redis) => Promise<T>): Promise<T> => {
    const client = new Redis(redis.url);
    try {
      return await work(client);
    } finally {
      client.disconnect();
    }
  };
  const changeOf = async (customerId: number): Promise<bigint | undefined> => {
    const { accounts } = await far.ask({ kind: 'customer.account', customerId });
    return accounts.find(({ kind, part }) => kind === 'change' && part === 'free')?.balance;
  };
  const open = (): Promise<EngineClient> =>
    EngineClient.open(way.boundary, { now: () => ground.now, onFault: fail });

  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis?.stop());
  beforeEach(async () => {
    ground = await startTestEngine(database);
    way = await overRedis(ground.engine, redis.url);
    far = await open();
  });
  afterEach(async () => {
    await way.close();
    await ground.discard();
    await redis.empty();
  });

  it('the view equals a fresh snapshot, even after Redis is emptied, trimmed or drops connections', async () => {
    const [moments] = fc.sample(day, { seed: SEED, numRuns: 1 });
    const { handed } = await playChecked(database, moments ?? []);
    const chance = seeded(SEED);
    let renewed = 0;
    far.onRenewed(() => {
      renewed += 1;
    });
    for (const { now, inputs } of handed) {
      for (const input of inputs) {
        const at = chance();
        if (at < 0.03) await redis.empty();
        else if (at < 0.06) await onRedis((client) => client.xtrim(EVENTS, 'MAXLEN', 0));
        // Events before both sides have reconnected are delivered to nobody.
        else if (at < 0.12)
          await onRedis((client) => client.client('KILL', 'TYPE', 'normal', 'SKIPME', 'yes'));
        await submitTogether(ground, { now, inputs: [input] }, way.boundary);
      }
      // Lost messages are noticed with the engine's next message.
      await expect
        .poll(async () => {
          const snapshot = await far.ask({ kind: 'view.snapshot' });
          const fresh = answersOf(new EngineView(snapshot, () => ground.now));
          return isDeepStrictEqual(answersOf(far.view), fresh);
        })
        .toBe(true);
    }
    expect(renewed).toBeGreaterThan(0);
  });

  it('every command is executed exactly once while Redis is emptied and restarted', async () => {
    const customerId = await newCustomer(ground, '1000');
    const transfers = 200;
    const transfer: Command = {
      kind: 'wallet.transfer',
      actor: { kind: 'customer', id: customerId },
      customerId,
      from: 'change',
      to: 'forex',
      amount: decimal('1'),
    };
    const outcomes: Promise<unknown>[] = [];
    for (let number = 0; number < transfers; number++) {
      outcomes.push(far.submit(transfer));
      if (number % 50 === 20) await redis.empty();
      if (number % 100 === 60) await redis.restart();
      await pause(5);
    }
    const entries = (await Promise.all(outcomes)).map((outcome) => JSON.stringify(outcome));
    expect(new Set(entries).size).toBe(transfers);
    expect(await changeOf(customerId)).toBe(decimal(String(1000 - transfers)));
  });

  it('an executed but unanswered command is found by its id, also by the next engine', async () => {
    const customerId = await newCustomer(ground, '10');
    const command = {
      kind: 'wallet.transfer',
      actor: { kind: 'customer', id: customerId },
      customerId,
      from: 'change',
      to: 'forex',
      amount: decimal('1'),
      sending: { id: 'lost', at: Date.now() },
    } as const;
    const done = await ground.engine.submit(command);
    await way.close();
    await ground.restart();
    way = await overRedis(ground.engine, redis.url);
    expect((await ground.engine.outcomesOf(['lost', 'other'])).get('lost')).toEqual(done);
    await expect(ground.engine.submit(command)).rejects.toThrow();
    expect(await ground.engine.forgetSent(Date.now() + 1)).toBe(false);
    expect((await ground.engine.outcomesOf(['lost'])).size).toBe(0);
  });

  it('an answer whose connection is lost is sent over the next one, and the command is not repeated', async () => {
    const { engine } = ground;
    const codec = new MessageCodec(ENCRYPTION_KEY, fail);
    const askedAgain = (): Promise<boolean> =>
      onRedis(async (client) => {
        const sent = await client.xrangeBuffer(COMMANDS, '-', '+');
        return sent.some(([, [, bytes]]) =>
          codec.decode<Requests>(COMMANDS, bytes as Buffer)?.requests.some(({ isAgain }) => isAgain),
        );
      });
    // A read that a busy machine answers late is retried.
    for (let tries = 1; ; tries++) {
      await way.close();
      await redis.empty();
      let decide = (): void => undefined;
      const decided = new Promise<void>((resolve) => {
        decide = resolve;
      });
      let isAsked = false;
      const slow = new Proxy(engine, {
        get: (target, name) =>
          name === 'submit'
            ? async (command: Command) => {
                isAsked = true;
                await decided;
                return target.submit(command);
              }
            : Reflect.get(target, name),
      });
      way = await overRedis(slow, redis.url);
      const outcome = way.boundary.submit({ kind: 'rows.record', actor: SYSTEM, rows: [] });
      await expect.poll(() => isAsked).toBe(true);
      await onRedis(async (client) => {
        const clients = String(await client.client('LIST')).split('\n');
        const [, writer] = /\bid=(\d+)/.exec(clients.find((each) => each.includes(' cmd=eval')) ?? '') ?? [];
        expect(await client.client('KILL', 'ID', Number(writer))).toBe(1);
      });
      decide();
      await outcome;
      if (!(await askedAgain())) break;
      expect(tries).toBeLessThan(5);
    }
  });

  if (database === 'postgres')
    it('calls are answered after a restore, although Redis knows a later lease of the data that it replaced', async () => {
      await way.close();
      await onRedis((client) => client.set(HEAD, '13:7'));
      await ground.restart();
      way = await overRedis(ground.engine, redis.url);
      far = await open();
      await way.remote.upToDate();
      expect(await onRedis((client) => client.get(HEAD))).toMatch(`${ground.engine.epoch}:`);
    });

  it('without a leader a command waits, is refused, and is not executed later', async () => {
    await way.close();
    const remote = new RemoteEngine({
      ...{ redisUrl: redis.url, encryptionKey: ENCRYPTION_KEY },
      onError: () => undefined,
    });
    await remote.start();
    const customerId = await newCustomer(ground, '10');
    const since = performance.now();
    const transfer = remote.submit({
      ...{ kind: 'wallet.transfer', actor: SYSTEM, customerId, from: 'change', to: 'forex' },
      amount: decimal('1'),
    } as Command);
    await expect(transfer).rejects.toBeInstanceOf(EngineUnavailable);
    expect(performance.now() - since).toBeLessThan(20_000);
    way = await overRedis(ground.engine, redis.url);
    far = await open();
    expect(await changeOf(customerId)).toBe(decimal('10'));
    await remote.close();
  });
});
