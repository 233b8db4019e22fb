import { afterEach, beforeEach, expect, it } from 'vitest';
import { verifySeals } from '../../dist/cli/verification/seals.js';
import { ticks } from '../../dist/engine/market/tables/market.table.js';
import { findChainFault } from '../../dist/engine/products/seals/sealing/find-chain-fault.js';
import { seals } from '../../dist/engine/products/seals/tables/seal.table.js';
import { sealKeys } from '../../dist/engine/products/seals/tables/seal-key.table.js';
import { sealedLiabilities } from '../../dist/engine/products/seals/tables/sealed-liability.table.js';
import { sealedMinutes } from '../../dist/engine/products/seals/tables/sealed-minute.table.js';
import { SYSTEM } from '../../dist/engine/protocol.js';
import { firstSealKey, SealKey, withNextSealKey } from '../../dist/platform/database/seal-key.js';
import { isSigned, leafOf, rootOf, sealHash } from '../harness/proof-checker.js';
import { withDatabases } from '../harness/with-databases.js';
import { readingOf } from './reading.js';
import { payTo, realPerson } from './real-person.js';
import { newCustomer, startTestEngine, type TestEngine, verifyDerivedData } from './test-engine.js';
import { writeBypassingEngine } from './write-bypassing-engine.js';

const EVENING = Date.parse('2026-11-18T23:50:00Z');
const DAY = 86_400_000;
const MINUTE = 60_000;

interface Sealed {
  readonly day: string;
  readonly prev: string;
  readonly ticks: Record<string, { first_seq: number; last_seq: number; count: number; root: string }>;
  readonly journal: { from: number; to: number; root: string };
  readonly ledger: { entries: number; totals: Record<string, { debit: string; credit: string }> };
  readonly liabilities: { accounts: number; total: Record<string, string> };
  readonly hash: string;
  readonly signature: string;
}

withDatabases((database) => {
  const stored = [firstSealKey()];
  const key = new SealKey(stored);
  let ground: TestEngine;

  beforeEach(async () => {
    ground = await startTestEngine(database, EVENING, key);
  });
  afterEach(() => ground.discard());

  const reading = readingOf(() => ground.target);
  const sealed = (): Promise<Sealed[]> =>
    reading(async (reader) =>
      (await reader.select(seals, 'ORDER BY day')).map(({ seal }) => JSON.parse(seal) as Sealed),
    );
  const untilSealed = async (day: string): Promise<Sealed> => {
    await expect.poll(async () => (await sealed()).at(-1)?.day, { timeout: 20_000 }).toBe(day);
    return (await sealed()).at(-1) as Sealed;
  };
  /** Sends ticks with these prices, one every ten seconds. */
  const move = async (...bids: string[]): Promise<void> => {
    for (const bid of bids) {
      await ground.price(bid);
      ground.now += 10_000;
    }
  };
  const verified = () => reading((reader) => verifySeals(reader, { key }));

  it('seals a day once the lane’s clock has passed it, and chains the next seal to it', async () => {
    await move('1.1', '1.1001', '1.1002', '1.0999', '1.1', '1.1003', '1.1001', '1.1002');
    await newCustomer(ground, '1000');
    ground.now = EVENING + 11 * MINUTE;
    const first = await untilSealed('2026-11-18');
    expect([first.prev, first.journal.from]).toEqual(['0'.repeat(64), 1]);
    expect(first.ticks.EURUSD).toMatchObject({ first_seq: 1, last_seq: 8, count: 8 });
    // Demo customers have no real liabilities.
    expect(first.liabilities).toEqual({ root: rootOf([]), total: {}, accounts: 0 });
    expect(first.ledger.totals.USD?.debit).toBe(first.ledger.totals.USD?.credit);
    expect(sealHash({ ...first })).toBe(first.hash);
    const [told] = await reading((reader) => reader.select(sealKeys));
    expect(isSigned(told?.publicKey ?? '', `truemark-seal:${first.hash}`, first.signature)).toBe(true);

    await move('1.1', '1.1002');
    ground.now += DAY;
    const second = await untilSealed('2026-11-19');
    expect([second.prev, second.journal.from]).toEqual([first.hash, first.journal.to + 1]);
    expect(second.ticks.EURUSD).toMatchObject({ first_seq: 9, last_seq: 10, count: 2 });
    await verifyDerivedData(ground.target);
    expect(await verified()).toContain('2 sealed days are what was recorded');
  });

  it('folds the ticks of each minute into a leaf of the documented form', async () => {
    await move('1.1', '1.1001', '1.1002', '1.0999', '1.1', '1.1003', '1.1001', '1.1002');
    ground.now = EVENING + 10 * MINUTE;
    const { ticks: of } = await untilSealed('2026-11-18');
    const rows = await reading((reader) => reader.select(ticks, 'ORDER BY seq'));
    const price = (units: number): string => String(units / 1e8);
    const leaves = rows.map(({ seq, at, bid, ask }) => ({
      kind: 'tick',
      symbol: 'EURUSD',
      seq,
      time: at,
      bid: price(bid),
      ask: price(ask),
    }));
    const times = [...new Set(leaves.map(({ time }) => Math.floor(time / MINUTE) * MINUTE))];
    const folded = times.map((time) => {
      const held = leaves.filter((leaf) => leaf.time >= time && leaf.time < time + MINUTE);
      const [bids, asks] = [held.map(({ bid }) => Number(bid)), held.map(({ ask }) => Number(ask))];
      const [first, last] = [held[0], held.at(-1)];
      return {
        ...{ kind: 'minute', symbol: 'EURUSD', time, count: held.length, root: rootOf(held.map(leafOf)) },
        ...{ first_seq: first?.seq, last_seq: last?.seq, first_bid: first?.bid, first_ask: first?.ask },
        ...{ last_bid: last?.bid, last_ask: last?.ask },
        ...{ low_bid: String(Math.min(...bids)), high_bid: String(Math.max(...bids)) },
        ...{ low_ask: String(Math.min(...asks)), high_ask: String(Math.max(...asks)) },
      };
    });
    expect(folded).toHaveLength(2);
    expect(of.EURUSD?.root).toBe(rootOf(folded.map(leafOf)));
  });

  it('assigns a late tick to the day that received it', async () => {
    await move('1.1');
    ground.now = EVENING + 10 * MINUTE;
    const first = await untilSealed('2026-11-18');
    // A late quote of the day before.
    await ground.engine.take([{ symbolId: 1, time: EVENING + 9 * MINUTE, bid: 110_000_000 }]);
    await move('1.1001');
    ground.now += DAY;
    const second = await untilSealed('2026-11-19');
    expect([first.ticks.EURUSD?.last_seq, second.ticks.EURUSD?.first_seq]).toEqual([1, 2]);
    const rows = await reading((reader) => reader.select(sealedMinutes, 'ORDER BY day, time'));
    expect(rows.map(({ day, time }) => [day, new Date(time).toISOString().slice(0, 10)])).toEqual([
      ['2026-11-18', '2026-11-18'],
      ['2026-11-19', '2026-11-18'],
      ['2026-11-19', '2026-11-19'],
    ]);
    expect(await verified()).toContain('2 sealed days');
  });

  it('liabilities list the money of every real customer; a payment after midnight belongs to the next day', async () => {
    const rich = await realPerson(ground, '250.5');
    const poor = await realPerson(ground, '0');
    ground.now = EVENING + 10 * MINUTE;
    const { liabilities } = await untilSealed('2026-11-18');
    expect(liabilities).toMatchObject({ total: { USD: '250.5' }, accounts: 2 });
    const rows = await reading((reader) => reader.select(sealedLiabilities, 'ORDER BY customer_id'));
    expect(rows.map(({ customerId, totals }) => [customerId, totals])).toEqual([
      [rich, { USD: '250.5' }],
      [poor, { USD: '0' }],
    ]);
    // A payment after midnight belongs to the next day, however late the day is sealed.
    await payTo(ground, poor, '7');
    ground.now += DAY;
    expect((await untilSealed('2026-11-19')).liabilities.total).toEqual({ USD: '257.5' });
    expect(await verified()).toContain('2 sealed days');
  });

  it('seals the days that ended during downtime after the next start, one seal a day', async () => {
    await move('1.1');
    await ground.restart(3 * DAY);
    const last = await untilSealed('2026-11-20');
    const days = await sealed();
    expect(days.map(({ day }) => day)).toEqual(['2026-11-18', '2026-11-19', '2026-11-20']);
    expect(days.map(({ prev }) => prev).slice(1)).toEqual(days.map(({ hash }) => hash).slice(0, -1));
    expect([last.ticks, last.journal.to]).toEqual([{}, last.journal.from - 1]);
    expect(await verified()).toContain('3 sealed days');
  });

  it('continues after a restart with a new key that the old one signed', async () => {
    await move('1.1');
    ground.now = EVENING + 10 * MINUTE;
    await untilSealed('2026-11-18');
    const next = withNextSealKey(stored);
    expect(next.map(({ privateKey }) => privateKey !== undefined)).toEqual([false, true]);
    ground.sealKey = new SealKey(next);
    await ground.restart(DAY);
    const last = await untilSealed('2026-11-19');
    const keys = await reading((reader) => reader.select(sealKeys, 'ORDER BY place'));
    const [former, newest] = keys.map(({ publicKey }) => publicKey);
    expect(isSigned(newest ?? '', `truemark-seal:${last.hash}`, last.signature)).toBe(true);
    expect(isSigned(former ?? '', `truemark-seal-key:${newest}`, keys[1]?.signature ?? '')).toBe(true);
    const verifiedWith = (own: SealKey) => reading((reader) => verifySeals(reader, { key: own }));
    expect(await verifiedWith(new SealKey(next))).toContain('2 sealed days');
    const lost = verifiedWith(new SealKey([firstSealKey()]));
    await expect(lost).rejects.toThrow('is not the one of this installation');
  });

  it('verification reports each kind of change to a sealed day', async () => {
    await move('1.1', '1.1001', '1.1002');
    const customer = await realPerson(ground, '250.5');
    ground.now = EVENING + 10 * MINUTE;
    await untilSealed('2026-11-18');
    const changes: [change: string, back: string, named: RegExp][] = [
      [
        'UPDATE ticks SET bid = bid + 1 WHERE seq = 2',
        'UPDATE ticks SET bid = bid - 1 WHERE seq = 2',
        /ticks 1 to 3/,
      ],
      [
        `UPDATE sealed_minutes SET high_bid = high_bid + 1`,
        `UPDATE sealed_minutes SET high_bid = high_bid - 1`,
        /ticks 1 to 3/,
      ],
      [
        `UPDATE lane_inputs SET payload = payload || ' ' WHERE lane_seq = 1`,
        'UPDATE lane_inputs SET payload = substr(payload, 1, length(payload) - 1) WHERE lane_seq = 1',
        /inputs of 2026-11-18 from 1/,
      ],
      [
        'UPDATE ledger_postings SET balance_after = balance_after + 100',
        'UPDATE ledger_postings SET balance_after = balance_after - 100',
        new RegExp(`owed to customer ${customer}|liabilities of`),
      ],
      [
        'UPDATE ledger_postings SET amount = amount + 1',
        'UPDATE ledger_postings SET amount = amount - 1',
        /entries of 2026-11-18/,
      ],
      [
        `UPDATE seals SET seal = replace(seal, '"count":3', '"count":4')`,
        `UPDATE seals SET seal = replace(seal, '"count":4', '"count":3')`,
        /does not have the hash/,
      ],
      ['UPDATE seals SET nonce_key = ' + `'${'ab'.repeat(32)}'`, '', /inputs of 2026-11-18/],
      ['DELETE FROM seals', '', /the seal of 2026-11-18 is missing/],
    ];
    expect(await verified()).toContain('1 sealed days');
    await ground.restart(0, async () => {
      for (const [change, back, named] of changes) {
        await writeBypassingEngine(ground.target, change);
        await expect(verified(), change).rejects.toThrow(named);
        if (back !== '') await writeBypassingEngine(ground.target, back);
      }
    });
    await expect.poll(() => ground.faults).toHaveLength(1);
    ground.faults.length = 0;
  });

  it.each([
    ['DELETE FROM seals WHERE place = 2', 'the seal of 2026-11-19 is missing'],
    ['DELETE FROM seals', 'the seal of 2026-11-19 is missing'],
    ['DELETE FROM seals WHERE place = 1', '1 seals of days before 2026-11-19 are missing'],
    [
      `UPDATE seals SET seal = replace(seal, '"count":1', '"count":2') WHERE place = 2`,
      'the seal of 2026-11-19 is not the one that was made',
    ],
  ])(
    'stops sealing once a seal is missing or changed, reports it, and resumes when it is restored: %s',
    async (change, said) => {
      await move('1.1');
      ground.now = EVENING + 10 * MINUTE;
      await untilSealed('2026-11-18');
      await move('1.1');
      ground.now = EVENING + DAY + 10 * MINUTE;
      await untilSealed('2026-11-19');
      const keep = 'CREATE TABLE kept AS SELECT * FROM seals';
      await ground.restart(DAY, () => writeBypassingEngine(ground.target, `${keep}; ${change}`));
      const left = await sealed();
      await expect.poll(() => ground.faults.map(String).join(), { timeout: 30_000 }).toContain(said);
      expect(await reading(findChainFault)).toContain(said);
      expect(await sealed()).toEqual(left);
      await expect(verified()).rejects.toThrow(/seal/);
      // Once, however many days end.
      ground.now += DAY;
      await ground.price('1.1');
      await ground.engine.submit({ kind: 'settings.change', actor: SYSTEM, values: { site_name: 'a' } });
      expect(ground.faults).toHaveLength(1);
      ground.faults.length = 0;
      const back = 'DELETE FROM seals; INSERT INTO seals SELECT * FROM kept; DROP TABLE kept';
      await ground.restart(0, () => writeBypassingEngine(ground.target, back));
      await untilSealed('2026-11-21');
    },
  );
});
