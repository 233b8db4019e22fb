import { existsSync, readFileSync } from 'node:fs';
import type { MicroAudit, MicroOrder } from '@truemark/contracts';
import { decimal, formatDecimal } from '@truemark/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DemoCustomer, demoCustomer } from './harness/demo-customer.js';
import type { RecordedTick } from './harness/piped-ticks.js';
import {
  RECORDED,
  type RecordedCode,
  type RecordedMarket,
  recordedDay,
  startRecordedMarket,
} from './harness/recorded-market.js';
import { verifyLedger } from './harness/verify-ledger.js';
import { withOneDatabase } from './harness/with-databases.js';

const CASES = '../shared/data/cases/micro_20140507.json';
const isHere = existsSync(CASES);

interface Case {
  id: string;
  symbol: RecordedCode;
  type: 1 | 2;
  number: string;
  seconds: number;
  profit_ratio: string;
  open_time_ms: number;
  settle_time_ms: number;
  exit: { tick_ms: number; bid: string };
}

/** Expected result of a case, computed from the recording alone. */
interface Expected {
  readonly outcome: 'win' | 'loss' | 'tie' | 'void';
  readonly profit: string;
  readonly entryAt: number | null;
  readonly exitAt: number | null;
}

const CENT = 1_000_000n;

/** Stake × ratio in cents, half away from zero; computed with integers, without product code. */
function winOf({ number, profit_ratio: ratio }: Case): bigint {
  const exact = decimal(number) * decimal(ratio);
  const cent = CENT * 100_000_000n;
  return ((exact + cent / 2n) / cent) * CENT;
}

/**
 * Applies the rule as a customer would: entry at the first tick after the opening, exit at the last tick up to the
 * expiry. `late` uses the next tick instead, as a dishonest dealer would.
 */
function expectedOf(one: Case, ticks: readonly RecordedTick[], late = false): Expected {
  const { open_time_ms: start, settle_time_ms: expiry, seconds, type } = one;
  const entry = ticks.find(({ time }) => time > start);
  if (!entry || entry.time - start > Math.min(10_000, (seconds * 1000) / 3)) {
    return { outcome: 'void', profit: '0', entryAt: null, exitAt: null };
  }
  const index = ticks.findLastIndex(({ time }) => time <= expiry) + (late ? 1 : 0);
  const exit = ticks[index] as RecordedTick;
  if (!late && expiry - exit.time > 10_000) {
    return { outcome: 'void', profit: '0', entryAt: entry.time, exitAt: null };
  }
  const rose = Math.sign(Number(exit.bid) - Number(entry.bid)) * (type === 1 ? 1 : -1);
  const outcome = rose > 0 ? 'win' : rose < 0 ? 'loss' : 'tie';
  const profit = rose > 0 ? winOf(one) : rose < 0 ? -decimal(one.number) : 0n;
  return { outcome, profit: formatDecimal(profit), entryAt: entry.time, exitAt: exit.time };
}

withOneDatabase((database) => {
  let market: RecordedMarket;
  const cases: Case[] = isHere ? (JSON.parse(readFileSync(CASES, 'utf8')) as Case[]) : [];
  cases.sort((a, b) => a.open_time_ms - b.open_time_ms);
  const day = new Map(isHere ? RECORDED.map((code) => [code, recordedDay(code)] as const) : []);
  const ticksOf = ({ symbol }: Case): readonly RecordedTick[] => day.get(symbol) ?? [];

  beforeAll(async () => {
    if (!isHere) return;
    const stops = [...new Set(cases.map(({ open_time_ms }) => open_time_ms))];
    market = await startRecordedMarket(database, stops);
  });
  afterAll(() => market?.discard());

  /** Sets the profit ratio of a duration for all customers, as the operator does for each case. */
  async function offer(one: Case, known: Map<number, number>): Promise<void> {
    const terms = {
      ForexId: null,
      Seconds: one.seconds,
      ProfitRatio: one.profit_ratio,
      LimitAmount: '1',
      MaxAmount: '5000',
      IsEnabled: 1,
    };
    const id = known.get(one.seconds);
    if (id !== undefined) {
      await market.owner.change('durations', id, { ProfitRatio: one.profit_ratio, LimitAmount: '1' });
      return;
    }
    known.set(one.seconds, Number((await market.owner.create('durations', terms)).id));
  }

  it.skipIf(!isHere)(
    `143 options on the recorded day (${CASES}) end as the recording says, by our entry rule`,
    async () => {
      expect(cases).toHaveLength(143);
      const known = new Map(
        (await market.owner.list('durations'))
          .filter(({ ForexId }) => ForexId === null)
          .map(({ id, Seconds }) => [Number(Seconds), Number(id)]),
      );
      const bought: { one: Case; order: MicroOrder; customer: DemoCustomer }[] = [];
      for (const one of cases) {
        await offer(one, known);
        await market.standAt(one.open_time_ms);
        const customer = await demoCustomer(market.server);
        const order = await customer.client.take<MicroOrder>('/v2/api/micro/submit', {
          forex_id: market.symbols.get(one.symbol),
          type: one.type,
          number: one.number,
          seconds: one.seconds,
        });
        expect([order.CreatedAtMs, order.ExpireAtMs]).toEqual([one.open_time_ms, one.settle_time_ms]);
        bought.push({ one, order, customer });
      }
      await market.playOut();

      let flipped = 0;
      for (const { one, order, customer } of bought) {
        const audit = await customer.client.read<MicroAudit>('/v2/api/micro/audit', { id: order.Id });
        const { Outcome, FactProfits, EntryTimeMs, ExitTimeMs, ProfitRatio } = audit.order;
        const found = {
          outcome: Outcome,
          profit: String(FactProfits),
          entryAt: EntryTimeMs,
          exitAt: ExitTimeMs,
        };
        expect.soft(found, one.id).toEqual(expectedOf(one, ticksOf(one)));
        expect.soft(String(ProfitRatio), one.id).toBe(one.profit_ratio);
        if (Outcome !== 'void') {
          expect
            .soft(audit.close, one.id)
            .toMatchObject({ time: one.exit.tick_ms, bid: Number(one.exit.bid) });
        }
        const late = expectedOf(one, ticksOf(one), true).outcome;
        if (Outcome !== 'void' && late !== Outcome) flipped++;
      }
      // If the server settled on the next tick, at least this many of the cases above would have failed.
      expect(flipped).toBeGreaterThanOrEqual(14);
      await market.server.stop();
      await verifyLedger(market.server);
    },
    600_000,
  );
});
