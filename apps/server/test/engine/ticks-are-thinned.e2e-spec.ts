import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decimal } from '@truemark/money';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { backUp } from '../../dist/cli/transfer/back-up.js';
import { restore } from '../../dist/cli/transfer/restore.js';
import { verifyInstallation } from '../../dist/cli/verification/installation.js';
import { verifyKeptTicks } from '../../dist/cli/verification/kept-ticks.js';
import { verifyProducts } from '../../dist/cli/verification/products.js';
import { ticks } from '../../dist/engine/market/tables/market.table.js';
import { options } from '../../dist/engine/products/options/tables/option.table.js';
import { seals } from '../../dist/engine/products/seals/tables/seal.table.js';
import { sealedMinutes } from '../../dist/engine/products/seals/tables/sealed-minute.table.js';
import { keptTicks } from '../../dist/engine/products/thinning/tables/kept-tick.table.js';
import { thinnedDays } from '../../dist/engine/products/thinning/tables/thinned-day.table.js';
import { SYSTEM } from '../../dist/engine/protocol.js';
import { InclusionProofs } from '../../dist/features/proof/inclusion-proofs.js';
import { SealedDays } from '../../dist/features/proof/sealed-days.js';
import { firstSealKey, SealKey } from '../../dist/platform/database/seal-key.js';
import { createTestStorage } from '../harness/database.js';
import { rootByPath } from '../harness/proof-checker.js';
import { withDatabases } from '../harness/with-databases.js';
import { readingOf } from './reading.js';
import { newCustomer, startTestEngine, type TestEngine, targetOf } from './test-engine.js';
import { writeBypassingEngine } from './write-bypassing-engine.js';

const EVENING = Date.parse('2026-11-18T20:00:00Z');
const DAY = 86_400_000;
const FIRST = '2026-11-18';
const FILE = `ticks-EURUSD-${FIRST}.csv.gz`;
/** Ticks of the first day: enough for several batches of deletions. */
const TICKS = 1_000;

withDatabases((database) => {
  const stored = [firstSealKey()];
  let ground: TestEngine;
  let customerId: number;

  beforeEach(async () => {
    ground = await startTestEngine(database, EVENING, new SealKey(stored));
    const secrets = {
      encryptionKey: Buffer.alloc(32).toString('base64'),
      demoPassword: 'x',
      sealKeys: stored,
    };
    writeFileSync(join(ground.dataDir, 'secrets.json'), JSON.stringify(secrets));
    await ground.engine.submit({
      ...{ kind: 'settings.change', actor: SYSTEM, values: { tick_retention_days: '2' } },
    });
    customerId = await newCustomer(ground, '1000');
  });
  afterEach(() => ground.discard());

  const reading = readingOf(() => ground.target);
  const houseOf = ({ dataDir }: { dataDir: string }, database = ground.target) => {
    const files = { kind: 'folder', uploads: join(dataDir, 'uploads'), others: dataDir } as const;
    return { database, dataDir, secretKey: null, files };
  };
  const verify = async (house = houseOf(ground)): Promise<string> => {
    const said: string[] = [];
    await verifyInstallation(house, { all: true }, (line) => said.push(line));
    return said.join('\n');
  };
  const move = async (count: number): Promise<void> => {
    const quotes = Array.from({ length: count }, (_, at) => ({
      ...{ symbolId: 1, time: ground.now + at * 1_000 },
      bid: Number(decimal('1.1')) + (at % 7) * 1_000,
    }));
    await ground.engine.take(quotes);
    ground.now += count * 1_000;
  };
  const trade = async (trailing: boolean): Promise<number> => {
    const own = { actor: { kind: 'customer', id: customerId }, customerId } as const;
    const position = { symbolId: 1, side: 'buy', lots: decimal('0.01'), multiple: decimal('100') } as const;
    const follows = trailing ? { trailingDistance: decimal('0.01') } : {};
    const opened = await ground.engine.submit({ kind: 'order.open', ...own, ...position, ...follows });
    if (!('order' in opened)) throw new Error(JSON.stringify(opened));
    return opened.order.id;
  };
  const close = async (orderId: number): Promise<void> => {
    const actor = { kind: 'customer', id: customerId } as const;
    const closed = await ground.engine.submit({ kind: 'order.close', actor, customerId, orderId });
    expect(closed).not.toHaveProperty('refused');
  };
  /** Sends one tick a day until this many days are sealed. */
  const liveOn = async (days: number): Promise<void> => {
    for (let day = 1; day <= days; day++) {
      ground.now = EVENING + day * DAY;
      await move(1);
      const last = new Date(EVENING + (day - 1) * DAY).toISOString().slice(0, 10);
      await expect
        .poll(() => reading((reader) => reader.select(seals, 'WHERE day = $1', [last])), { timeout: 30_000 })
        .toHaveLength(1);
    }
  };
  const left = () => reading((reader) => reader.select(ticks, 'WHERE seq <= $1 ORDER BY seq', [TICKS]));
  const thinned = async (): Promise<void> => {
    await expect.poll(async () => (await left()).length, { timeout: 60_000 }).toBeLessThan(100);
    const [day] = await reading((reader) => reader.select(thinnedDays));
    await expect.poll(async () => (await left()).length, { timeout: 60_000 }).toBe(day?.kept);
  };

  it('keeps the ticks of a decision with their neighbours, proof paths and minutes; a file holds all ticks', async () => {
    await move(500);
    const orderId = await trade(false);
    await move(300);
    await close(orderId);
    await move(200);
    await liveOn(2);
    // The day ended a day and twenty hours ago: too early to thin.
    expect(await left()).toHaveLength(TICKS);
    await liveOn(3);
    await thinned();
    const kept = await left();
    const around = (seq: number): number[] => Array.from({ length: 11 }, (_, at) => seq - 5 + at);
    expect(kept.map(({ seq }) => seq)).toEqual([...around(500), ...around(800), TICKS]);

    // The order is recomputed from the remaining data, as a customer does.
    expect(await reading(verifyProducts)).toContain('1 orders follow from their ticks');
    // Independent code proves each tick up to its minute's root; the minutes store the price range.
    const minutes = await reading((reader) => reader.select(sealedMinutes, 'WHERE day = $1', [FIRST]));
    const paths = await reading((reader) => reader.select(keptTicks, 'ORDER BY seq'));
    expect(paths.map(({ seq }) => seq)).toEqual(kept.map(({ seq }) => seq));
    const price = (units: number): string => String(units / 1e8);
    for (const [at, { seq, at: time, bid, ask }] of kept.entries()) {
      const leaf = { kind: 'tick', symbol: 'EURUSD', seq, time, bid: price(bid), ask: price(ask) };
      const { place: index = 0, count = 0, path = [] } = paths[at] ?? {};
      const minute = minutes.find((each) => time - each.time >= 0 && time - each.time < 60_000);
      expect(rootByPath({ leaf, index, count, path })).toBe(minute?.root);
    }
    // An inclusion proof exists for a tick that was kept, and none for a deleted one.
    const told = await reading(async (reader) => {
      const paths = new InclusionProofs(reader, new SealedDays(reader));
      return [await paths.tick(1, 500), await paths.tick(1, 100)] as const;
    });
    const [stays, gone] = told;
    expect(stays && rootByPath(stays.tick)).toBe(stays?.minute.leaf.root);
    expect(gone).toBeNull();
    expect(minutes.reduce((sum, { count }) => sum + count, 0)).toBe(TICKS);
    expect(Math.min(...minutes.map(({ lowBid }) => lowBid))).toBe(110_000_000);

    const file = gunzipSync(readFileSync(join(ground.dataDir, 'archive', FILE))).toString('utf8');
    expect(file.split('\n').slice(0, 2)).toEqual([
      'seq,time,bid,ask,lane_seq',
      expect.stringMatching(/^1,\d{13},1\.1,1\.1\d*,\d+$/),
    ]);
    expect(file.trimEnd().split('\n')).toHaveLength(TICKS + 1);
    // Everything is decided again, using the archived ticks.
    const said = await verify();
    expect(said).toContain(`${kept.length} ticks of 1 thinned days of symbols lead to what was sealed`);
    expect(said).toContain('Everything adds up.');
    await ground.restart();
    expect(await verify()).toContain('Everything adds up.');
  }, 240_000);

  it('a backup contains the archive files, and the restored installation passes verification', async () => {
    await move(500);
    await close(await trade(false));
    await move(500);
    await liveOn(3);
    await thinned();
    const [other, backups] = await Promise.all([createTestStorage(database), createTestStorage('sqlite')]);
    try {
      const backup = await backUp(houseOf(ground), backups.dataDir, () => ground.now);
      const restored = houseOf(other, targetOf(other));
      const inTheWay = join(other.dataDir, 'archive', FILE);
      mkdirSync(join(other.dataDir, 'archive'));
      writeFileSync(inTheWay, 'of another house');
      await expect(restore(restored, backup, () => undefined)).rejects.toThrow('is there already');
      // Nothing was written; archiving continues once that file is gone.
      rmSync(inTheWay);
      const said: string[] = [];
      await restore(restored, backup, (line) => said.push(line));
      expect(said.at(-1)).toMatch(/ and 1 files of the archive$/);
      expect(await verify(restored)).toContain('Everything adds up.');
      writeFileSync(join(backup, 'archive', FILE), 'something else');
      await expect(restore(restored, backup, () => undefined)).rejects.toThrow(
        `archive/${FILE} is not what the backup wrote`,
      );
    } finally {
      await Promise.all([other.discard(), backups.discard()]);
    }
  }, 240_000);

  it('keeps the ticks that show that no entry tick came in time for an option', async () => {
    await move(500);
    const terms = { ratio: decimal('0.85'), least: decimal('10'), most: decimal('1000') };
    const duration = { id: 0, symbolId: null, seconds: 60, ...terms, isEnabled: true };
    await ground.engine.submit({ kind: 'duration.put', actor: SYSTEM, duration });
    const actor = { kind: 'customer', id: customerId } as const;
    const bought = await ground.engine.submit({
      ...{ kind: 'option.buy', actor, customerId, symbolId: 1, direction: 'up', stake: decimal('10') },
      seconds: 60,
    });
    expect(bought).not.toHaveProperty('refused');
    ground.now += 60_000;
    await move(500);
    await liveOn(3);
    await thinned();
    const around = Array.from({ length: 11 }, (_, at) => 495 + at);
    expect((await left()).map(({ seq }) => seq)).toEqual(expect.arrayContaining(around));
    const [option] = await reading((reader) => reader.select(options));
    expect(option).toMatchObject({ outcome: 'void', entrySeq: null });
  }, 240_000);

  it('keeps all ticks that an open position still depends on', async () => {
    await move(500);
    await trade(true);
    await move(500);
    await liveOn(4);
    await expect
      .poll(() => reading((reader) => reader.select(thinnedDays, 'WHERE day = $1', [FIRST])), {
        timeout: 60_000,
      })
      .toEqual([expect.objectContaining({ kept: TICKS, dropped: 0 })]);
    expect(await left()).toHaveLength(TICKS);
    expect(await verify()).toContain('Everything adds up.');
  }, 240_000);

  it('verifies quiet days, of which every tick stays, and what a stop left of the next day', async () => {
    await move(1);
    await liveOn(5);
    await expect
      .poll(() => reading((reader) => reader.select(thinnedDays)), { timeout: 60_000 })
      .toMatchObject([{ day: FIRST, kept: 1, dropped: 0 }, { kept: 1 }, { kept: 1 }]);
    expect(await verify()).toContain('3 ticks of 3 thinned days of symbols lead to what was sealed');
    await writeBypassingEngine(ground.target, `DELETE FROM thinned_days WHERE day > '${FIRST}'`);
    expect(await reading(verifyKeptTicks)).toContain('1 ticks of 1 thinned days');
    await writeBypassingEngine(
      ground.target,
      `UPDATE kept_ticks SET day = '2026-11-17' WHERE day > '${FIRST}'`,
    );
    await expect(reading(verifyKeptTicks)).rejects.toThrow('3 kept ticks are stored, thinned days have 1');
  }, 240_000);

  it('continues after a restart in the middle, and verification reports what is altered', async () => {
    await move(500);
    await close(await trade(false));
    await move(500);
    await liveOn(3);
    await ground.restart();
    await thinned();
    expect(await verify()).toContain('Everything adds up.');
    const file = join(ground.dataDir, 'archive', FILE);
    await writeBypassingEngine(ground.target, 'UPDATE ticks SET bid = bid + 1 WHERE seq = 502');
    await expect(verify()).rejects.toThrow(/tick|ticks/);
    await writeBypassingEngine(ground.target, 'UPDATE ticks SET bid = bid - 1 WHERE seq = 502');
    await writeBypassingEngine(ground.target, `UPDATE kept_ticks SET path = '[]' WHERE seq = 502`);
    await expect(verify()).rejects.toThrow(
      'tick 502 of symbol 1 does not lead to what was sealed of its minute',
    );
    await writeBypassingEngine(ground.target, 'DELETE FROM kept_ticks WHERE seq = 502');
    await expect(verify()).rejects.toThrow(/symbol 1 on 2026-11-18: \d+ ticks have a path, \d+ were kept/);
    renameSync(file, `${file}.away`);
    await expect(verify()).rejects.toThrow(
      `the ticks of symbol 1 of ${FIRST} were thinned, and ${file} is not`,
    );
    writeFileSync(file, readFileSync(`${file}.away`).subarray(0, 200));
    await expect(verify()).rejects.toThrow(
      `the ticks of symbol 1 of ${FIRST} were thinned, and ${file} is not`,
    );
    expect(existsSync(file)).toBe(true);
  }, 240_000);
});
