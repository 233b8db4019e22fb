import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ForexAudit, ForexDeals, ForexOrder } from '@truemark/contracts';
import type { OrderProofRow } from '@truemark/contracts/admin';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readExactly, recompute } from '../../../docs/recompute-order.mjs';
import { type DemoCustomer, demoCustomer } from './harness/demo-customer.js';
import { ALWAYS, type ScriptedMarket, startScriptedMarket } from './harness/scripted-market.js';
import { verifyLedger } from './harness/verify-ledger.js';
import { withOneDatabase } from './harness/with-databases.js';

const SCRIPT = fileURLToPath(new URL('../../../docs/recompute-order.mjs', import.meta.url));
const SUBMIT = '/v2/api/forex/submit';

/** Runs the script on an answer as a customer would; returns its output lines and exit code. */
function run(answer: string): { code: number | null; lines: string[] } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT], {
    input: answer,
    encoding: 'utf8',
  });
  return { code: status, lines: `${stdout}${stderr}`.trim().split('\n') };
}

withOneDatabase((database) => {
  let market: ScriptedMarket;
  let customer: DemoCustomer;
  const ids = new Map<string, number>();

  beforeAll(async () => {
    market = await startScriptedMarket(database, [
      ['TMX100', 10_000, 10_000.6],
      ['BTCUSDT', 96_000, 96_006],
      ['ETHUSDT', 3_300, 3_300.6],
      ['USDJPY', 151.234, 151.248],
      ['EURUSD', 1.08765, 1.08777],
      ['TMXEUR', 9_000, 9_000.5],
    ]);
    const { owner } = market;
    const index = await owner.one('symbols', (await market.symbol('TMX100')).Id);
    const body = {
      ...index,
      Code: 'TMXEUR',
      ShowCode: 'TMX/EUR',
      Name: 'Index in euro',
      BaseCurrency: 'TMX',
    };
    await owner.create('symbols', { ...body, QuoteCurrency: 'EUR', Schedule: ALWAYS });
    await market.change('ETHUSDT', { MarginMode: 1, ForexFeeRate: '7.25' });
    for (const code of ['TMX100', 'BTCUSDT', 'ETHUSDT', 'USDJPY', 'TMXEUR'])
      ids.set(code, (await market.symbol(code)).Id);
    await market.tick('TMXEUR', 9_000, 9_000.5);
    customer = await demoCustomer(market.server);
  });
  afterAll(() => market?.discard());

  const submit = (code: string, fields: object): Promise<ForexOrder> => {
    const order = { forex_id: ids.get(code), type: 1, cont: '0.1', status: 1, multiple: 50, ...fields };
    return customer.client.take<ForexOrder>(SUBMIT, order);
  };
  const close = (fields: object): Promise<ForexOrder> =>
    customer.client.take('/v2/api/forex/close', { ...fields });

  /** The answer as raw text, because its exact digits matter. */
  const audit = async (id: number): Promise<string> => {
    const headers = { authorization: customer.token };
    return (await fetch(`${market.server.url}/v2/api/forex/audit?id=${id}`, { headers })).text();
  };
  const agrees = async (id: number, ...lines: (string | RegExp)[]): Promise<void> => {
    const text = await audit(id);
    const printed: string[] = [];
    try {
      recompute(readExactly(text), (line: string) => printed.push(line));
    } catch (error) {
      throw new Error(`${(error as Error).message}\n${printed.join('\n')}\n${text}`);
    }
    for (const line of lines) expect(printed.join('\n')).toMatch(line);
  };
  const walk = async (code: string, spread: number, ...bids: number[]): Promise<void> => {
    for (const bid of bids) await market.tick(code, bid, Number((bid + spread).toFixed(8)));
  };

  it('market orders of both sides, open and closed', async () => {
    for (const type of [1, 2]) {
      const { Id } = await submit('TMX100', { type });
      await agrees(Id, 'margin at the opening');
      await walk('TMX100', 0.6, 10_003.37, 9_998.11);
      const { order } = (JSON.parse(await audit(Id)) as { data: ForexAudit }).data;
      const live = await customer.client.read<ForexDeals>('/v2/api/forex/my_deal?status=1');
      const held = live.data.find((each) => each.Id === Id);
      expect([order.UpdatePrice, order.FactProfits]).toEqual([held?.UpdatePrice, held?.FactProfits]);
      expect(order.UpdatePrice).toBe(type === 1 ? 9_998.11 : 9_998.71);
      await close({ id: Id });
      await agrees(Id, /by customer/, /agrees {2}profit/);
      // Ticks after the close are added to both answers as they arrive.
      const { data, path, entries } = await vi.waitFor(
        async () => {
          const { data } = JSON.parse(await audit(Id)) as { data: ForexAudit };
          const answer = await market.owner.call<OrderProofRow>('GET', `orders/${Id}/proof`);
          const { path, entries, ...proof } = answer.body;
          expect(proof).toEqual(data);
          return { data, path, entries };
        },
        { timeout: 30_000, interval: 100 },
      );
      expect([path[0]?.time, path.at(-1)?.time]).toEqual([data.open?.time, data.close?.time]);
      expect(path.map(({ bid }) => bid)).toEqual(expect.arrayContaining([10_003.37, 9_998.11]));
      expect(entries.map((entry) => entry.type)).toContain('order.fee');
    }
  });

  it('conversion through a symbol quoted in the same direction, and through an inverse one', async () => {
    const direct = await submit('TMXEUR', { cont: '0.37' });
    const inverse = await submit('USDJPY', { type: 2, cont: '0.07', multiple: 100 });
    await walk('TMXEUR', 0.5, 9_004.44);
    await market.tick('EURUSD', 1.09011, 1.09023);
    await market.tick('USDJPY', 150.987, 151.001);
    await close({ id: direct.Id });
    await close({ id: inverse.Id });
    await agrees(direct.Id, /closing rate by tick \d+ of EURUSD 1\.09011/, /profit/);
    await agrees(inverse.Id, /closing rate by tick \d+ of USDJPY 150\.987/, /\(1 \/ 150\.987\)/);
  });

  it('a fixed margin, and a fee for each lot', async () => {
    const { Id } = await submit('ETHUSDT', { cont: '0.3', multiple: 20 });
    await agrees(Id, /margin at the opening 3 \(0\.3 · 10\)/);
    await market.owner.change('settings', 'trade_fee_type', { value: '1' });
    const other = await submit('ETHUSDT', { cont: '0.3', multiple: 20 });
    await market.owner.change('settings', 'trade_fee_type', { value: '2' });
    await agrees(other.Id, /fee 2\.175 \(0\.3 · 7\.25\)/);
    await close({ id: Id });
    await agrees(Id);
  });

  it('pending orders: waiting, filled as a limit and as a stop, cancelled', async () => {
    await walk('BTCUSDT', 6, 96_000);
    const pending = (type: number, target_price: number) =>
      submit('BTCUSDT', { type, status: 0, target_price, cont: '0.05', multiple: 20 });
    const waiting = await pending(1, 90_000);
    await agrees(waiting.Id, 'margin set aside');
    const orders = [
      await pending(1, 95_900),
      await pending(1, 96_100),
      await pending(2, 96_100),
      await pending(2, 95_900),
    ];
    await walk('BTCUSDT', 6, 95_950, 95_850, 95_990, 96_180);
    for (const [index, { Id }] of orders.entries()) {
      await agrees(
        Id,
        index === 0 || index === 2 ? /the limit at .* was reached/ : /the stop at .* was reached/,
      );
    }
    const cancel = () =>
      customer.client.post(
        '/v2/api/forex/cancel_trade',
        { id: waiting.Id },
        { idempotencyKey: 'cancels-once' },
      );
    const { data: cancelled } = await cancel();
    await walk('BTCUSDT', 6, 96_190);
    expect((await cancel()).data, 'the first answer, whatever the market does').toEqual(cancelled);
    expect(cancelled).toMatchObject({ UpdatePrice: 0 });
    await agrees(waiting.Id, 'never opened');
    await customer.client.take('/v2/api/forex/close_all', { forex_id: ids.get('BTCUSDT') });
    for (const { Id } of orders) await agrees(Id, /by customer/);
  });

  it('a stop-loss through a price gap, a moved stop-loss, a take-profit', async () => {
    await walk('TMX100', 0.6, 10_000);
    const long = await submit('TMX100', { stop_loss_price: 9_990 });
    const moved = await submit('TMX100', { stop_loss_price: 9_900 });
    const short = await submit('TMX100', { type: 2, target_profit_price: 9_980 });
    await walk('TMX100', 0.6, 9_995, 9_970);
    await agrees(long.Id, /by stop-loss/, /the stop at 9990 was reached/, /closed at the bid 9970/);
    await agrees(short.Id, /by take-profit/, /closed at the ask 9970\.6/);
    await walk('TMX100', 0.6, 9_960, 9_975);
    const stops = { id: moved.Id, stop_loss_price: 9_965, target_profit_price: 0 };
    await customer.client.take('/v2/api/forex/set_stop_price', stops);
    await walk('TMX100', 0.6, 9_972, 9_964);
    await agrees(moved.Id, /by stop-loss/, /closed at the bid 9964/);
  });

  it('trailing stops of both sides', async () => {
    await walk('TMX100', 0.6, 10_000);
    const long = await submit('TMX100', { trailing_distance: 20 });
    const short = await submit('TMX100', { type: 2, trailing_distance: 20, stop_loss_price: 10_100 });
    await walk('TMX100', 0.6, 10_010, 10_015, 10_005);
    await agrees(long.Id, /trailing stop 9995 \(10015 by 20\)/);
    await walk('TMX100', 0.6, 9_990, 9_985, 10_006);
    await agrees(long.Id, /by stop-loss/, /trailing stop 9995/);
    await agrees(short.Id, /by stop-loss/, /trailing stop 10005\.6 \(9985\.6 by 20\)/);
  });

  it('partial closes, each with its share of margin and fee', async () => {
    await walk('TMX100', 0.6, 10_000);
    const { Id } = await submit('TMX100', { cont: '0.07', stop_loss_price: 9_950 });
    await walk('TMX100', 0.6, 10_020.33);
    const first = await close({ id: Id, cont: '0.02' });
    await walk('TMX100', 0.6, 10_018.01);
    const second = await close({ id: Id, cont: '0.03' });
    for (const id of [Id, first.Id, second.Id]) await agrees(id, new RegExp(`margin of part ${second.Id}`));
    await walk('TMX100', 0.6, 9_940);
    for (const id of [Id, first.Id, second.Id]) await agrees(id, 'agrees  profit');
  });

  it('a partial close of a trailing position, of both sides', async () => {
    await walk('TMX100', 0.6, 10_000);
    const long = await submit('TMX100', { cont: '0.07', trailing_distance: 20 });
    const short = await submit('TMX100', { type: 2, cont: '0.07', trailing_distance: 20 });
    await walk('TMX100', 0.6, 10_010, 10_004);
    const high = await close({ id: long.Id, cont: '0.02' });
    await agrees(high.Id, /trailing stop 9990 \(10010 by 20\)/);
    await walk('TMX100', 0.6, 9_992, 9_995);
    const low = await close({ id: short.Id, cont: '0.03' });
    await agrees(low.Id, /trailing stop 10012\.6 \(9992\.6 by 20\)/);
    await walk('TMX100', 0.6, 9_989, 10_015);
    await agrees(long.Id, /by stop-loss/, /trailing stop 9990/);
    await agrees(short.Id, /by stop-loss/, /trailing stop 10009\.6 \(9989\.6 by 20\)/);
    for (const { Id } of [high, low]) await agrees(Id, /by customer/, /agrees {2}profit/);
  });

  it('a stop-out with the account at that tick, and a close by an operator', async () => {
    await walk('TMX100', 0.6, 10_000);
    const { Id } = await submit('TMX100', {});
    await market.owner.act('orders', Id, 'close', { reason: 'Asked for by telephone.' });
    await agrees(Id, /by operator/);
    const loser = await demoCustomer(market.server);
    const before = customer;
    customer = loser;
    const big = await submit('TMX100', { cont: '40', multiple: 50 });
    const small = await submit('TMX100', { cont: '2', multiple: 50, type: 2 });
    await walk('TMX100', 0.6, 9_900, 9_860, 9_500);
    await agrees(big.Id, /by stop-out/, /the margin level was at or below 50 %/);
    await agrees(small.Id, 'margin at the opening');
    customer = before;
  });

  it('any changed figure is reported, and the script exits with 1', async () => {
    await walk('TMX100', 0.6, 10_000);
    const { Id } = await submit('TMX100', { stop_loss_price: 9_990.25 });
    await walk('TMX100', 0.6, 9_995, 9_985.13);
    const text = await audit(Id);
    const whole = run(text);
    expect(whole).toMatchObject({ code: 0 });
    expect(whole.lines.at(-1)).toMatch(/^all \d+ agree$/);
    expect(run(JSON.stringify(JSON.parse(text).data))).toMatchObject({ code: 0 });
    const { order, close: closing, settings } = JSON.parse(text).data;
    const wrong: [string, string][] = [
      [`"FactProfits":${order.FactProfits}`, `"FactProfits":${order.FactProfits}1`],
      [`"CautionMoney":${order.CautionMoney}`, `"CautionMoney":1${order.CautionMoney}`],
      [`"TradeFee":${order.TradeFee}`, `"TradeFee":${order.TradeFee}1`],
      [`"Price":${order.Price}`, `"Price":${order.Price}1`],
      [`"UpdatePrice":${order.UpdatePrice}`, `"UpdatePrice":${order.UpdatePrice}1`],
      [`"TargetLossPrice":${order.TargetLossPrice}`, '"TargetLossPrice":9980'],
      [`"TargetLossPrice":${order.TargetLossPrice}`, '"TargetLossPrice":9996'],
      [`"ClosedType":4`, '"ClosedType":3'],
      [`"close":{"seq":${closing.seq}`, `"close":{"seq":${closing.seq - 1}`],
      [`"units":${settings.units}`, `"units":${settings.units}0`],
      [`"fee_rate":${settings.fee_rate}`, `"fee_rate":${settings.fee_rate}1`],
    ];
    for (const [told, changed] of wrong) {
      expect(text).toContain(told);
      const { code, lines } = run(text.replace(told, changed));
      expect([told, code]).toEqual([told, 1]);
      expect(lines.at(-1)).toMatch(/^DIFFERS /);
    }
  });

  it('verify recomputes what was booked', async () => {
    await market.server.stop();
    await verifyLedger(market.server);
  });
});
