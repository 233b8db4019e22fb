import { existsSync, readFileSync } from 'node:fs';
import type { EquitySeries, ForexDeals, ForexOrder, KlinePoint, TradeSymbol } from '@truemark/contracts';
import { decimal, product } from '@truemark/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readExactly, recompute } from '../../../docs/recompute-order.mjs';
import { type AdminClient, adminClient } from './harness/admin-client.js';
import { type Answer, client, refusalKeyOf } from './harness/client.js';
import { type DemoCustomer, demoCustomer } from './harness/demo-customer.js';
import { PipedTicks, type RecordedTick, recordedTicks, writeTicksWhile } from './harness/piped-ticks.js';
import { ALWAYS } from './harness/scripted-market.js';
import { startServer, type TestServer } from './harness/server.js';
import { verifyLedger } from './harness/verify-ledger.js';
import { withOneDatabase } from './harness/with-databases.js';

const CASES = '../shared/data/cases/forex_sl_tp_20140507.json';
const OWNER = { ADMIN_EMAIL: 'owner@example.com', ADMIN_PASSWORD: 'a long enough password' };
const TICKS = '../shared/data/ticks';
const CODES = ['EURUSD', 'XAUUSD'] as const;
type Code = (typeof CODES)[number];

interface Case {
  id: string;
  symbol: Code;
  type: 1 | 2;
  cont: string;
  multiple: string;
  open_ms: number;
  open_bid: string;
  open_ask: string;
  open_price: string;
  stop_loss_price: string;
  target_profit_price: string;
  trigger: 'SL' | 'TP';
  trigger_tick_ms: number;
  trigger_quote: string;
  margin_dynamic: string;
  profit_fill_at_quote: string;
}

/** A case with the index in the recording at which it opens. */
interface Planned {
  readonly one: Case;
  readonly index: number;
  readonly customer: DemoCustomer;
}

interface Opened {
  readonly planned: Planned;
  readonly answer: Answer<ForexOrder>;
}

/**
 * Returns whether the stop is between bid and ask. It would close the position at once, as it is not on the losing
 * side.
 */
function isInsideSpread({ type, open_bid, open_ask, stop_loss_price }: Case): boolean {
  const stop = decimal(stop_loss_price);
  return type === 1 ? stop >= decimal(open_bid) : stop <= decimal(open_ask);
}

/** Index of the last tick at or before the opening time with the quote of the case. */
function openingIndex(ticks: readonly RecordedTick[], { open_ms, open_bid, open_ask }: Case): number {
  return ticks.findLastIndex(
    ({ time, bid, ask }) =>
      time <= open_ms && decimal(bid) === decimal(open_bid) && decimal(ask) === decimal(open_ask),
  );
}

/** First instant at which all symbols have a tick; a server that is ready has a price for each. */
function firstShared([first = [], ...others]: readonly (readonly RecordedTick[])[]): number {
  const times = others.map((ticks) => new Set(ticks.map(({ time }) => time)));
  return first.find(({ time }) => times.every((each) => each.has(time)))?.time ?? 0;
}

withOneDatabase((database) => {
  let server: TestServer;
  let owner: AdminClient;
  const pipes = new Map<Code, PipedTicks>();
  const symbols = new Map<string, number>();
  const pipe = (code: Code): PipedTicks => pipes.get(code) as PipedTicks;
  const isHere = existsSync(CASES);

  beforeAll(async () => {
    if (!isHere) return;
    const day = CODES.map((code) => recordedTicks(`${TICKS}/${code.toLowerCase()}_20140507_ticks.csv.gz`));
    const begin = firstShared(day);
    for (const [index, code] of CODES.entries()) {
      pipes.set(code, await PipedTicks.of((day[index] ?? []).filter(({ time }) => time >= begin)));
    }
    const files = CODES.map((code) => `${code}=${pipe(code).path}`).join(',');
    const env = { PRICE_FEED: 'replay', REPLAY_FILES: files, REPLAY_CLOCK: 'recorded', REPLAY_SPEED: 'max' };
    const starting = startServer({ database, env: { ...env, ...OWNER }, seed: 'none' });
    server = await writeTicksWhile([...pipes.values()], starting);
    const signIn = { email: OWNER.ADMIN_EMAIL, password: OWNER.ADMIN_PASSWORD };
    owner = await adminClient(server, 'owner', 0, signIn);
    for (const { Id, Code } of await list()) symbols.set(Code, Id);
    for (const code of CODES)
      await owner.change('symbols', symbols.get(code) as number, { Schedule: ALWAYS });
    // The recording has gaps longer than trading would allow.
    await owner.change('settings', 'quote_stale_seconds', { value: '3600' });
  });
  afterAll(async () => {
    await Promise.all([...pipes.values()].map((each) => each.close()));
    await server?.discard();
  });

  const list = (): Promise<TradeSymbol[]> => client(server.url).read('/v2/api/forex/trade_list');

  /** Plays the recording up to a tick of one symbol and stops there. */
  const playTo = async (code: Code, index: number): Promise<void> => {
    const until = (pipe(code).ticks[index] as RecordedTick).time;
    const other = pipe(code === 'EURUSD' ? 'XAUUSD' : 'EURUSD');
    // The other symbol's next tick must be known, so that the replay skips none of its ticks.
    const known = other.ticks.findIndex(({ time }) => time > until);
    await Promise.all([
      pipe(code).writeTo(index + 1),
      other.writeTo(known < 0 ? other.ticks.length : known + 1),
    ]);
    const { time, bid, ask } = pipe(code).last;
    for (;;) {
      const now = (await list()).find(({ Code }) => Code === code)?.ForexQuotations;
      if (now?.TimeMs === time && now.Bid === Number(bid) && now.Ask === Number(ask)) return;
    }
  };

  const open = async (planned: Planned): Promise<Opened> => {
    const { one, customer } = planned;
    const answer = await customer.client.post<ForexOrder>('/v2/api/forex/submit', {
      forex_id: symbols.get(one.symbol),
      type: one.type,
      cont: one.cont,
      multiple: one.multiple,
      status: 1,
      stop_loss_price: one.stop_loss_price,
      target_profit_price: one.target_profit_price,
    });
    return { planned, answer };
  };

  const audit = async (customer: DemoCustomer, id: number): Promise<string> => {
    const headers = { authorization: customer.token };
    return (await fetch(`${server.url}/v2/api/forex/audit?id=${id}`, { headers })).text();
  };

  it.skipIf(!isHere)(
    `58 positions on the recorded day (${CASES}): 51 close with the named tick at its quote, 7 with a stop inside the spread are refused`,
    async () => {
      const cases = JSON.parse(readFileSync(CASES, 'utf8')) as Case[];
      expect(cases).toHaveLength(58);
      const planned: Planned[] = [];
      for (const one of cases) {
        const index = openingIndex(pipe(one.symbol).ticks, one);
        planned.push({ one, index, customer: await demoCustomer(server) });
      }
      const timeOf = ({ one, index }: Planned): number => pipe(one.symbol).ticks[index]?.time ?? 0;
      const opened: Opened[] = [];
      for (const next of planned.sort((a, b) => timeOf(a) - timeOf(b))) {
        await playTo(next.one.symbol, next.index);
        opened.push(await open(next));
      }
      await Promise.all(CODES.map((code) => pipe(code).writeTo(pipe(code).ticks.length)));
      const last = Math.max(...cases.map(({ trigger_tick_ms }) => trigger_tick_ms));
      while (!(await list()).some(({ ForexQuotations }) => (ForexQuotations?.TimeMs ?? 0) > last));

      const refused = opened.filter(({ planned: { one } }) => isInsideSpread(one));
      expect(refused).toHaveLength(7);
      for (const { planned, answer } of refused) {
        expect
          .soft([planned.one.id, refusalKeyOf(answer.data)])
          .toEqual([planned.one.id, 'order.stop_price_side']);
      }
      for (const { planned, answer } of opened.filter((each) => !refused.includes(each))) {
        await checkClosed(planned, answer);
      }
      const bought = opened.filter((each) => !refused.includes(each) && each.planned.one.type === 1);
      const heldFor = ({ planned: { one } }: Opened): number => one.trigger_tick_ms - one.open_ms;
      await checkEquity(bought.toSorted((a, b) => heldFor(b) - heldFor(a))[0] as Opened);
      await server.stop();
      await verifyLedger(server);
    },
    600_000,
  );

  /** Recomputes every point of the series from the order and the minute bars. */
  const checkEquity = async ({ planned: { one, customer } }: Opened): Promise<void> => {
    const read = customer.client.read;
    const { points } = await read<EquitySeries>('/api/user/equity', { range: 'all' });
    const { total_balance } = await read<{ total_balance: number }>('/api/user/get_profits');
    expect(points.at(-1)?.equity).toBe(total_balance);
    const [order] = (await read<ForexDeals>('/v2/api/forex/my_deal', { status: 3 })).data as [ForexOrder];
    const forex_id = symbols.get(one.symbol) as number;
    const bars = await read<KlinePoint[]>('/v2/api/forex/kline', { forex_id, period: '1min', limit: 1000 });
    const units = decimal((await list()).find(({ Id }) => Id === forex_id)?.ForexContNum ?? 0);
    const began = decimal(300_000);
    const [fee, openedAt, closedAt] = [
      decimal(order.TradeFee),
      order.CreateTimeMs,
      order.CompleteTimeMs ?? 0,
    ];
    const expectedAt = (time: number): bigint => {
      if (time < openedAt) return began;
      if (time >= closedAt) return began - fee + decimal(order.FactProfits);
      const close = bars.findLast(({ Time }) => Time * 1000 + 60_000 <= time)?.Close ?? 0;
      const moved = decimal(close) - decimal(order.Price);
      return began - fee + product([moved, decimal(order.Quantity), units], [], 6, 'half-up');
    };
    const known = points.filter(({ time_ms }) => time_ms >= ((bars[0]?.Time ?? 0) + 60) * 1000);
    const told = (all: typeof known) => all.map(({ time_ms, equity }) => [time_ms, decimal(equity)]);
    expect(told(known)).toEqual(known.map(({ time_ms }) => [time_ms, expectedAt(time_ms)]));
    expect(known.filter(({ time_ms }) => time_ms > openedAt && time_ms < closedAt).length).toBeGreaterThan(2);
    expect(known.length).toBeGreaterThan(20);
  };

  const checkClosed = async ({ one, customer }: Planned, answer: Answer<ForexOrder>): Promise<void> => {
    expect(answer.code, `${one.id}: ${answer.msg}`).toBe(1);
    const text = await audit(customer, answer.data.Id);
    const { data } = readExactly(text) as {
      data: { order: Record<string, string>; close: { time: string } };
    };
    const { order, close } = data;
    const found = {
      open: decimal(order.Price ?? ''),
      margin: decimal(order.CautionMoney ?? ''),
      by: order.ClosedType,
      at: close?.time,
      price: decimal(order.UpdatePrice ?? ''),
      profit: decimal(order.FactProfits ?? ''),
    };
    expect.soft(found, one.id).toEqual({
      open: decimal(one.open_price),
      margin: decimal(one.margin_dynamic),
      by: one.trigger === 'SL' ? '4' : '3',
      at: String(one.trigger_tick_ms),
      price: decimal(one.trigger_quote),
      profit: decimal(one.profit_fill_at_quote),
    });
    expect(() => recompute(readExactly(text), () => undefined), one.id).not.toThrow();
  };
});
