import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { SETTING_DEFAULTS } from '@truemark/contracts';
import { isRefusal } from '@truemark/domain';
import { decimal } from '@truemark/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifySimulator } from '../../dist/cli/verification/simulator.js';
import { openSnapshot } from '../../dist/cli/verification/snapshot.js';
import { EngineClient } from '../../dist/engine/client.js';
import { Engine } from '../../dist/engine/engine.js';
import { keyPurpose } from '../../dist/engine/market/day-keys.js';
import type { Option } from '../../dist/engine/products/options/tables/option.table.js';
import { type EngineEvent, SYSTEM } from '../../dist/engine/protocol.js';
import { Cipher } from '../../dist/platform/auth/cipher.js';
import { MarketClock, wallClock } from '../../dist/platform/clock.js';
import { schema } from '../../dist/schema.js';
import type { TestStorage } from '../harness/database.js';
import { migratedTestStorage } from '../harness/seeded-grounds.js';
import { withDatabases } from '../harness/with-databases.js';
import { EURUSD, newCustomer, TEST_KEY, targetOf, verifyDerivedData } from './test-engine.js';

const EXCHANGE = fileURLToPath(new URL('../harness/steady-exchange.mjs', import.meta.url));
/** Below this age, ms, an exit tick is no older than the source's own interval. */
const FRESH = 900;
const SYMBOLS = [
  { ...EURUSD, code: 'BTCUSDT', feed: 'binance', feedCode: 'BTCUSDT', pricePrecision: 2 },
  { ...EURUSD, feed: 'simulator', simulation: { ...EURUSD.simulation, quotesASecond: 4 } },
] as const;

/** Blocks this thread, and so the engine's event loop, until that instant. */
function standStillUntil(time: number): void {
  while (Date.now() < time);
}

withDatabases((database) => {
  const cipher = new Cipher(randomBytes(32));
  const marketClock = new MarketClock(wallClock);
  const told: EngineEvent[] = [];
  let ground: TestStorage;
  let engine: Engine;
  let client: EngineClient;
  let exchange: ChildProcess;
  let customerId: number;

  beforeAll(async () => {
    exchange = spawn(process.execPath, [EXCHANGE, 'BTCUSDT'], { stdio: ['ignore', 'pipe', 'inherit'] });
    if (!exchange.stdout) throw new Error('the exchange says nothing');
    const [port] = await once(exchange.stdout, 'data');
    ground = await migratedTestStorage(database);
    engine = await Engine.start({
      target: targetOf(ground),
      tables: schema,
      journalKey: TEST_KEY,
      settingDefaults: SETTING_DEFAULTS,
      now: () => marketClock.now(),
      feeds: {
        priceFeed: null,
        replayFiles: new Map(),
        replaySpeed: 1,
        replayClock: 'now',
        binanceUrl: `ws://127.0.0.1:${String(port).trim()}`,
        binanceSymbols: null,
        keys: { cipher, fixed: null },
        clock: wallClock,
        marketClock,
        say: () => undefined,
      },
      say: () => undefined,
      onFatal: (error) => {
        throw error;
      },
      onFault: (error) => {
        throw error;
      },
    });
    client = await EngineClient.open(engine, {
      now: () => marketClock.now(),
      onFault: (error) => {
        throw error;
      },
    });
    engine.subscribe((event) => told.push(event));
    const values = { quote_stale_seconds: '1', simulated_for_real: '1' };
    await engine.submit({ kind: 'settings.change', actor: SYSTEM, values });
    for (const symbol of SYMBOLS) await engine.submit({ kind: 'symbol.put', actor: SYSTEM, symbol });
    const terms = { ratio: decimal('0.85'), least: decimal('10'), most: decimal('1000') };
    const duration = { id: 0, symbolId: null, seconds: 5, ...terms, isEnabled: true };
    await engine.submit({ kind: 'duration.put', actor: SYSTEM, duration });
    customerId = await newCustomer({ engine } as never, '1000');
  });
  afterAll(async () => {
    await engine?.stop();
    exchange?.kill();
    await ground?.discard();
  });

  const buy = async (symbolId: number): Promise<Option> => {
    const asked = { customerId, symbolId, direction: 'down', stake: decimal('100'), seconds: 5 } as const;
    const actor = { kind: 'customer', id: customerId } as const;
    const outcome = await engine.submit({ kind: 'option.buy', actor, ...asked });
    if (isRefusal(outcome)) throw new Error(outcome.key);
    return outcome.option;
  };
  const ended = (id: number): Option | undefined => {
    for (const event of told)
      if (event.type === 'option.ended' && event.option.id === id) return event.option;
  };
  const endOf = async (id: number): Promise<Option> => {
    await expect.poll(() => ended(id), { timeout: 60_000 }).toBeDefined();
    return ended(id) as Option;
  };
  const entered = async (): Promise<number> => {
    const { options } = await client.ask({ kind: 'customer.account', customerId });
    return options.filter((each) => each.entrySeq !== null).length;
  };

  it('options are decided by prices of their expiry, even if the event loop was stalled at that time', async () => {
    await expect
      .poll(() => [1, 2].map((id) => client.view.quote(id) !== null), { timeout: 60_000 })
      .toEqual([true, true]);
    const bought = [await buy(1), await buy(2)];
    await expect.poll(entered, { timeout: 60_000 }).toBe(2);
    standStillUntil(Math.max(...bought.map(({ expiresAt }) => expiresAt)) + 1_500);
    for (const { id, expiresAt } of bought) {
      const { outcome, exitAt } = await endOf(id);
      expect(outcome).not.toBe('void');
      expect(expiresAt - (exitAt ?? 0)).toBeLessThan(FRESH);
    }
    // The exchange's price only rose.
    expect((await endOf(bought[0]?.id ?? 0)).outcome).toBe('loss');
  });

  it('the first purchase after a stall uses the price received last', async () => {
    const before = client.view.quote(1);
    const woke = Date.now() + 2_000;
    standStillUntil(woke);
    const option = await buy(1);
    const { time = 0, seq = 0 } = client.view.quote(1) ?? {};
    expect(seq - (before?.seq ?? 0)).toBeGreaterThan(20);
    expect(option.startAt - time).toBeLessThan(FRESH);
  });

  it('everything recorded around the stalls passes verification', async () => {
    await verifyDerivedData(targetOf(ground));
    const reader = await openSnapshot(targetOf(ground));
    try {
      const open = ({ day, sealed }: { day: string; sealed: string }) =>
        Buffer.from(cipher.decrypt(sealed, keyPurpose(day)), 'hex');
      expect(await verifySimulator(reader, open)).toMatch(/simulated ticks follow/);
    } finally {
      await reader.close();
    }
  });
});
