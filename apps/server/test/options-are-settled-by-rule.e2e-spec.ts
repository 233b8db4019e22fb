import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { MicroAudit, MicroOrder, MicroOrders, MicroTerms } from '@truemark/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readExactly, recompute } from '../../../docs/recompute-order.mjs';
import { writeBypassingEngine } from './engine/write-bypassing-engine.js';
import { refusalKeyOf } from './harness/client.js';
import { dayFromNow } from './harness/days.js';
import { type DemoCustomer, demoCustomer } from './harness/demo-customer.js';
import { type ScriptedMarket, startScriptedMarket } from './harness/scripted-market.js';
import { socket } from './harness/socket.js';
import { verifyLedger } from './harness/verify-ledger.js';
import { withDatabases } from './harness/with-databases.js';

const CODE = 'TMX100';
const SECONDS = 5;
const SUBMIT = '/v2/api/micro/submit';

withDatabases((database) => {
  let market: ScriptedMarket;
  let customer: DemoCustomer;
  let symbolId: number;

  beforeAll(async () => {
    market = await startScriptedMarket(database, [[CODE, 10_000, 10_000.6]]);
    symbolId = (await market.symbol(CODE)).Id;
    const terms = { ProfitRatio: '0.85', LimitAmount: '1', MaxAmount: '500', IsEnabled: 1 };
    const duration = { ForexId: symbolId, Seconds: SECONDS, ...terms };
    await market.owner.create('durations', duration);
    customer = await demoCustomer(market.server);
  });
  afterAll(() => market?.discard());

  const tick = (bid: number): Promise<void> => market.tick(CODE, bid, bid + 0.6);
  /** Sends a price once without repetition, so that only the test's next price is another tick. */
  const once = async (bid: number): Promise<void> => {
    await tick(bid);
    market.prices.silence(CODE);
  };
  const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));
  const until = (time: number): Promise<void> => wait(time - Date.now());
  const asked = (type: 1 | 2, number: string, seconds = SECONDS) => ({
    forex_id: symbolId,
    type,
    number,
    seconds,
  });
  const buy = (type: 1 | 2, number = '10', seconds = SECONDS): Promise<MicroOrder> =>
    customer.client.take(SUBMIT, asked(type, number, seconds));
  const list = (status: 1 | 3): Promise<MicroOrders> =>
    customer.client.read('/v2/api/micro/orders', { status });
  const balance = async (): Promise<{ balance: number; lockBalance: number }> => {
    const accounts = await customer.client.read<{ type: string; balance: number; lockBalance: number }[]>(
      '/v2/api/main/wallet/getBalance',
    );
    return accounts.find(({ type }) => type === 'micro') as never;
  };
  const proof = async (id: number): Promise<string> => {
    const headers = { authorization: customer.token };
    return (await fetch(`${market.server.url}/v2/api/micro/audit?id=${id}`, { headers })).text();
  };
  const ended = async (id: number): Promise<MicroOrder> => {
    for (let attempt = 0; attempt < 1_000; attempt++) {
      const found = (await list(3)).data.find(({ Id }) => Id === id);
      if (found) return found;
      await wait(10);
    }
    throw new Error(`option ${id} has not ended`);
  };

  it('offers what the operator set, for the symbol and for all symbols', async () => {
    const own = await customer.client.read<MicroTerms>('/v2/api/micro/get_seconds', { forex_id: symbolId });
    expect(own.sec).toContainEqual(
      expect.objectContaining({ Seconds: SECONDS, ProfitRatio: 0.85, LimitAmount: 1, MaxAmount: 500 }),
    );
    const all = await customer.client.read<MicroTerms>('/v2/api/micro/get_seconds');
    expect(all.sec.map(({ Seconds }) => Seconds)).toEqual([30, 60, 120, 300]);
    expect(all.number).toContainEqual({ Number: 50 });
  });

  it('a win, a loss and a tie are pushed, listed and booked, and can be recomputed from their proofs', async () => {
    const live = await socket(market.server, customer.token);
    live.send({ type: 'sub', params: 'MICRO' });
    const before = (await balance()).balance;
    await once(10_000);
    const up = await buy(1);
    const down = await buy(2, '33.33');
    expect([up.Status, up.OpenPrice, up.EntrySeq, up.CompleteAtMs]).toEqual([1, null, null, null]);
    await once(10_001);
    const running = await list(1);
    expect(running.total).toBe(2);
    expect(running.data.map(({ OpenPrice }) => OpenPrice)).toEqual([10_001, 10_001]);
    expect(running.data[1]?.RemainMilliSeconds).toBeLessThan(SECONDS * 1_000);
    expect(await balance()).toMatchObject({ balance: before - 43.33, lockBalance: 43.33 });
    await once(10_002);
    const still = await buy(1, '20');
    await once(10_002);
    await until(down.ExpireAtMs + 100);
    await once(10_002);
    for (const { Id } of [up, down, still]) {
      await live.waitForType('MICRO_SETTLED', ({ id }) => id.includes(Id), 60_000);
    }
    const [won, lost, tied] = [await ended(up.Id), await ended(down.Id), await ended(still.Id)];
    expect([won.Outcome, won.FactProfits, lost.Outcome, lost.FactProfits]).toEqual([
      'win',
      8.5,
      'loss',
      -33.33,
    ]);
    expect([tied.Outcome, tied.FactProfits, tied.OpenPrice]).toEqual(['tie', 0, tied.EndPrice]);
    expect(await balance()).toMatchObject({ balance: Number((before - 24.83).toFixed(2)), lockBalance: 0 });
    for (const { Id } of [won, lost, tied]) {
      const answer = await proof(Id);
      expect(() => recompute(readExactly(answer), () => undefined)).not.toThrow();
      const audit = JSON.parse(answer).data as MicroAudit;
      const bid = audit.close?.bid;
      const altered = answer.replaceAll(`"bid":${bid}`, `"bid":${Number(bid ?? 0) - 5}`);
      expect(() => recompute(readExactly(altered), () => undefined)).toThrow();
      // Omissions are noticed too: any tick that a dealer would hide is next to a tick that counted.
      for (const hidden of [(audit.open?.seq ?? 0) - 1, audit.close?.seq]) {
        const ticks = audit.ticks.filter(({ seq }) => seq !== hidden);
        const shorter = JSON.stringify({ ...audit, ticks });
        expect(() => recompute(readExactly(shorter), () => undefined), `without ${hidden}`).toThrow();
      }
    }
    live.close();
  });

  it('an option is bought under the terms that the customer saw, or not at all', async () => {
    const seen = { ...asked(1, '10'), ratio: '0.9', loss_level: 0 };
    expect(refusalKeyOf((await customer.client.post(SUBMIT, seen)).data)).toBe('micro.terms_changed');
    const level = { ...asked(1, '10'), ratio: '0.85', loss_level: 1 };
    expect(refusalKeyOf((await customer.client.post(SUBMIT, level)).data)).toBe('micro.terms_changed');
    const option = await customer.client.take<MicroOrder>(SUBMIT, { ...level, loss_level: 0 });
    expect([option.ProfitRatio, option.LossLevel]).toEqual([0.85, 0]);
    await ended(option.Id);
  });

  it('lists the options of some days, both included', async () => {
    // Midnight may have passed since they were bought.
    const yesterday = dayFromNow(-1);
    const of = (startTime: string, endTime: string) =>
      customer.client.get<MicroOrders>('/v2/api/micro/orders', { status: 3, startTime, endTime });
    const tomorrow = dayFromNow(1);
    expect((await of(yesterday, tomorrow)).data).toMatchObject({ total: 4 });
    expect((await of('2000-01-01', '2000-01-02')).data).toMatchObject({ total: 0, all_fact_profits: 0 });
    expect(refusalKeyOf((await of(tomorrow, yesterday)).data)).toBe('validation');
  });

  it('one key buys once, however often it is sent', async () => {
    const options = { idempotencyKey: 'the-same-option' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => customer.client.post<MicroOrder>(SUBMIT, asked(1, '11'), options)),
    );
    expect(new Set(answers.map(({ data }) => data.Id)).size).toBe(1);
    expect(answers.every(({ data }) => data.RemainMilliSeconds === SECONDS * 1_000)).toBe(true);
    const other = await customer.client.post(SUBMIT, asked(1, '12'), options);
    expect(refusalKeyOf(other.data)).toBe('idempotency.conflict');
    await ended(answers[0]?.data.Id as number);
  });

  it('nobody sees or sells another customer’s option', async () => {
    const option = await buy(1);
    const stranger = await demoCustomer(market.server);
    for (const path of ['/v2/api/micro/audit', '/v2/api/micro/sell_offer']) {
      expect(refusalKeyOf((await stranger.client.get(path, { id: option.Id })).data)).toBe('micro.not_found');
    }
    const sale = await stranger.client.post('/v2/api/micro/sell', { id: option.Id, price: 1 });
    expect(refusalKeyOf(sale.data)).toBe('micro.not_found');
    expect((await stranger.client.read<MicroOrders>('/v2/api/micro/orders', { status: 3 })).total).toBe(0);
    await ended(option.Id);
  });

  it('a process that is paused over the expiry settles with the tick at expiry, not with the one on waking', async () => {
    await once(10_000);
    const option = await buy(1);
    await once(10_001);
    await once(10_005);
    await until(option.ExpireAtMs - 150);
    market.server.signal('SIGSTOP');
    await until(option.ExpireAtMs + 1_200);
    market.prices.say(CODE, 9_000, 9_000.6);
    await wait(300);
    market.server.signal('SIGCONT');
    const settled = await ended(option.Id);
    expect([settled.Outcome, settled.EndPrice]).toEqual(['win', 10_005]);
    expect(settled.ExitTimeMs).toBeLessThanOrEqual(option.ExpireAtMs);
  });

  it('a server killed before the expiry and started after it settles at the start from the recorded ticks', async () => {
    await once(10_000);
    const option = await buy(2);
    await once(10_001);
    await once(9_999);
    await until(option.ExpireAtMs - 1_500);
    await market.server.kill('SIGKILL');
    market.prices.say(CODE, 10_050, 10_050.6);
    await until(option.ExpireAtMs + 200);
    await market.server.restart();
    const settled = await ended(option.Id);
    expect([settled.Outcome, settled.EndPrice]).toEqual(['win', 9_999]);
  });

  it('verify recomputes all options, and reports the option whose tick was changed in a copy', async () => {
    await tick(10_000);
    const option = await buy(1);
    const { EntrySeq, Id } = await ended(option.Id);
    await market.server.stop();
    expect(await verifyLedger(market.server)).toMatch(/\d+ options follow from their ticks/);
    const change = (by: number) =>
      `UPDATE ticks SET bid = bid + ${by}, ask = ask + ${by} WHERE symbol_id = ${symbolId} AND seq = ${EntrySeq}`;
    const { dataDir, variables } = market.server;
    if (database === 'sqlite') {
      const copy = join(dataDir, 'copy');
      mkdirSync(copy);
      const original = { dialect: 'sqlite', file: join(dataDir, 'truemark.db') } as const;
      await writeBypassingEngine(original, `VACUUM INTO '${join(copy, 'truemark.db')}'`);
      await writeBypassingEngine({ dialect: 'sqlite', file: join(copy, 'truemark.db') }, change(1));
      const changed = { variables: { ...variables, DATA_DIR: copy } };
      await expect(verifyLedger(changed)).rejects.toThrow(`option ${Id}: its entry price`);
      return;
    }
    const target = { dialect: 'postgres', url: market.server.databaseUrl ?? '' } as const;
    await writeBypassingEngine(target, change(1));
    await expect(verifyLedger(market.server)).rejects.toThrow(`option ${Id}: its entry price`);
    await writeBypassingEngine(target, change(-1));
    await expect(verifyLedger(market.server)).resolves.toBeDefined();
  });
});
