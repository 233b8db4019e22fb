import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SETTING_DEFAULTS } from '@truemark/contracts';
import { dayOf } from '@truemark/domain';
import { formatDecimal } from '@truemark/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyReplay } from '../../dist/cli/verification/replay.js';
import type { OpenSealed } from '../../dist/cli/verification/simulator.js';
import { keyPurpose } from '../../dist/engine/market/day-keys.js';
import { hashOfKey } from '../../dist/engine/market/simulator-days.js';
import { ticks } from '../../dist/engine/market/tables/market.table.js';
import { simulatorDays } from '../../dist/engine/market/tables/simulator.table.js';
import { SYSTEM } from '../../dist/engine/protocol.js';
import { withDatabases } from '../harness/with-databases.js';
import { SimulatedEngine, STEP } from './simulated-engine.js';
import { EURUSD, targetOf } from './test-engine.js';
import { writeBypassingEngine } from './write-bypassing-engine.js';

const SCRIPT = fileURLToPath(new URL('../../../../docs/check-simulator.mjs', import.meta.url));
/** Twenty minutes before midnight on a Wednesday. */
const EVENING = Date.parse('2026-11-18T23:40:00Z');
const INDEX = { ...EURUSD, feed: 'simulator' } as const;

withDatabases((database) => {
  const folder = mkdtempSync(join(tmpdir(), 'truemark-keys-'));
  let market: SimulatedEngine;
  const untilTick = (seq: number) => market.untilTick(seq);
  const reading: SimulatedEngine['reading'] = (look) => market.reading(look);
  const openSealed: OpenSealed = (day) => market.openSealed(day);
  const derive = (open: OpenSealed = openSealed) => market.derive(open);
  const days = () => reading((reader) => reader.select(simulatorDays, 'ORDER BY day'));

  beforeAll(async () => {
    market = await SimulatedEngine.on(database, EVENING);
    await market.engine.submit({ kind: 'symbol.put', actor: SYSTEM, symbol: INDEX });
    await untilTick(12);
  });
  afterAll(async () => {
    await market?.discard();
    rmSync(folder, { recursive: true });
  });

  it('publishes the hashes of today’s and tomorrow’s keys, and keeps the keys encrypted', async () => {
    const rows = await days();
    expect(rows.map(({ day, key, source }) => [day, key, source])).toEqual([
      ['2026-11-18', null, 'random'],
      ['2026-11-19', null, 'random'],
    ]);
    const journal = await reading((reader) => reader.query('SELECT payload FROM lane_inputs'));
    const written = JSON.stringify(journal);
    for (const row of rows) {
      const key = openSealed(row)?.toString('hex') ?? '';
      expect(key).toMatch(/^[0-9a-f]{64}$/);
      expect([written.includes(row.hash), written.includes(key), written.includes(row.sealed)]).toEqual([
        true,
        false,
        false,
      ]);
    }
  });

  it('continues after a restart with the same keys, even if the environment then fixes another', async () => {
    const before = await days();
    await market.restart({ fixed: 'a text that somebody knows' });
    expect(await days()).toEqual(before);
    await untilTick(20);
  });

  it('discards simulated ticks drawn on terms that have since changed', async () => {
    const livelier = { price: '1.3', annualVolatility: 0.5, quotesASecond: 4 };
    await market.engine.submit({
      kind: 'symbol.put',
      actor: SYSTEM,
      symbol: { ...INDEX, id: 1, simulation: livelier },
    });
    await untilTick(30);
    await market.engine.submit({
      kind: 'symbol.put',
      actor: SYSTEM,
      symbol: { ...INDEX, id: 1, feed: 'binance' },
    });
    const { seq, time, bid } = market.client.view.quote(1) ?? { seq: 0, time: 0, bid: 0 };
    const quoted = { symbolId: 1, time: time + 1, bid: bid + 1_000, source: 'binance' } as const;
    const made = { ...quoted, source: 'simulator' } as const;
    expect((await market.engine.take([made, quoted])).map((tick) => tick.seq)).toEqual([seq + 1]);
    market.clock.advance(STEP);
    await market.engine.submit({ kind: 'symbol.put', actor: SYSTEM, symbol: { ...INDEX, id: 1 } });
    await untilTick(seq + 5);
    expect(await derive()).toMatch(/simulated ticks follow from the keys of their days$/);
  });

  it('discloses a key when its day is over, and draws from the next one', async () => {
    const [today, tomorrow] = await days();
    market.clock.set(Date.parse('2026-11-19T00:00:00.500Z'));
    await expect.poll(async () => (await days()).length, { timeout: 60_000 }).toBe(3);
    await expect.poll(async () => (await days())[0]?.key, { timeout: 60_000 }).not.toBeNull();
    const [told, running, next] = await days();
    expect(told).toMatchObject({ day: today?.day, hash: today?.hash });
    expect(running).toEqual(tomorrow);
    expect(next).toMatchObject({ day: '2026-11-20', key: null });
    await untilTick((market.client.view.quote(1)?.seq ?? 0) + 10);
    expect(dayOf(market.client.view.quote(1)?.time ?? 0)).toBe('2026-11-19');
    await reading((reader) => verifyReplay(reader, SETTING_DEFAULTS));
    expect(await derive(() => null)).toMatch(/, \d+ more wait for their day's key$/);
    expect(await derive()).toMatch(/\d+ simulated ticks follow from the keys of their days$/);
  });

  it('accepts no key for a day that has passed, and verification passes without one', async () => {
    const over = {
      kind: 'simulator.publish' as const,
      actor: SYSTEM,
      day: '2026-11-17',
      hash: hashOfKey(randomBytes(32)),
      source: 'random' as const,
      sealed: '',
    };
    expect(await market.engine.submit(over)).toEqual({ isNew: false });
    expect((await days()).map(({ day }) => day)).not.toContain(over.day);
    expect(await derive()).toMatch(/\d+ simulated ticks follow from the keys of their days$/);
  });

  /** Answers of the public calls about stored data. */
  const published = async (): Promise<{ keys: string; answer: string }> => {
    const rows = await days();
    const told = rows.map(({ day, hash, key, publishedAt }) => ({
      day,
      hash,
      key,
      published_at_ms: publishedAt,
    }));
    const stored = await reading((reader) =>
      reader.select(ticks, 'WHERE symbol_id = 1 AND seq <= 20 ORDER BY seq'),
    );
    const { simulation, pricePrecision: precision, spread } = INDEX;
    const { price, annualVolatility: annual_volatility, quotesASecond: quotes_a_second } = simulation;
    const by = { symbol: 'EURUSD', precision, price, annual_volatility, quotes_a_second };
    const shown = stored.map(({ seq, at, bid, ask }) => {
      const figures = `"bid":${formatDecimal(BigInt(bid))},"ask":${formatDecimal(BigInt(ask))}`;
      const terms = JSON.stringify(by).replace('}', `,"spread":${formatDecimal(spread)}}`);
      return `{"seq":${seq},"time":${at},${figures},"simulation":${terms}}`;
    });
    return { keys: JSON.stringify({ data: { days: told } }), answer: `{"data":{"ticks":[${shown.join()}]}}` };
  };
  const check = (texts: readonly string[]): { code: number | null; out: string } => {
    const files = texts.map((text, index) => {
      const file = join(folder, `${index}.json`);
      writeFileSync(file, text);
      return file;
    });
    const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, ...files], { encoding: 'utf8' });
    return { code: status, out: stdout + stderr };
  };

  it('the stand-alone script verifies published ticks and finds one changed digit', async () => {
    const { keys, answer } = await published();
    const honest = check([keys, answer]);
    expect(honest).toMatchObject({ code: 0 });
    expect(honest.out).toContain('19 simulated ticks follow');
    // The first tick from the tenth on whose bid has two decimals; trailing zeros are not written.
    const digit = /("seq":(1\d),[^}]*?"bid":\d+\.\d)(\d)/;
    const altered = digit.exec(answer)?.[2];
    const other = answer.replace(digit, (_, rest, _seq, found) => `${rest}${(Number(found) + 1) % 10}`);
    expect(check([keys, other])).toMatchObject({ code: 1 });
    expect(check([keys, other]).out).toContain(`tick ${altered} of EURUSD is`);
    const [, key = ''] = /"key":"([0-9a-f]+)"/.exec(keys) ?? [];
    expect(
      check([
        keys.replace(
          key,
          key.replace(/.$/, (end) => (end === '0' ? '1' : '0')),
        ),
        answer,
      ]).code,
    ).toBe(1);
    const early = keys
      .replace(/"hash":"[0-9a-f]{64}"/, `"hash":"${'0'.repeat(64)}"`)
      .replace(`"${key}"`, 'null');
    expect(check([early, keys, answer]).out).toContain('the hash of 2026-11-18 was');
  });

  it('verification names the first altered tick, and a key that was replaced', async () => {
    const { bid } = (
      await reading((reader) => reader.select(ticks, 'WHERE symbol_id = 1 AND seq = 7'))
    )[0] ?? {
      bid: 0,
    };
    const set = (value: number) =>
      writeBypassingEngine(
        targetOf(market.ground),
        `UPDATE ticks SET bid = ${value} WHERE symbol_id = 1 AND seq = 7`,
      );
    await set(bid - 1_000);
    await expect(derive()).rejects.toThrow('tick 7 of EURUSD');
    await set(bid);
    await derive();
    const [, running] = await days();
    const swap = (sealed = '') =>
      writeBypassingEngine(
        targetOf(market.ground),
        `UPDATE simulator_days SET sealed = '${sealed}' WHERE day = '2026-11-19'`,
      );
    await swap(market.cipher.encrypt(randomBytes(32).toString('hex'), keyPurpose('2026-11-19')));
    await expect(derive()).rejects.toThrow('the key of 2026-11-19 does not have the hash that was told');
    await swap(running?.sealed);
    await derive();
  });

  it('no sequence of price moves repeats, even after all these restarts', async () => {
    const stored = await reading((reader) => reader.select(ticks, 'WHERE symbol_id = 1 ORDER BY seq'));
    // Steps are coarse: eight moves in a row match by chance once in hundreds of runs.
    const runs = stored.map((_, index) =>
      stored.slice(index, index + 9).map(({ bid }, at, run) => bid - (run[at - 1]?.bid ?? bid)),
    );
    const whole = runs.filter((run) => run.length === 9).map((run) => run.join());
    expect(new Set(whole).size).toBe(whole.length);
  });
});
