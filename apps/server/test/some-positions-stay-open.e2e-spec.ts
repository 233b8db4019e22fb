import type { ForexClosedAll, ForexOrder } from '@truemark/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AdminClient, adminClient, type Row } from './harness/admin-client.js';
import { type DemoCustomer, demoCustomer } from './harness/demo-customer.js';
import { type ScriptedMarket, startScriptedMarket } from './harness/scripted-market.js';
import { verifyLedger } from './harness/verify-ledger.js';
import { withOneDatabase } from './harness/with-databases.js';

const SUBMIT = '/v2/api/forex/submit';

withOneDatabase((database) => {
  let market: ScriptedMarket;
  let customer: DemoCustomer;
  let operator: AdminClient;
  let auditor: AdminClient;

  beforeAll(async () => {
    market = await startScriptedMarket(database, [
      ['TMX100', 10_000, 10_000.6],
      ['BTCUSDT', 96_000, 96_006],
    ]);
    customer = await demoCustomer(market.server);
    await market.owner.change('settings', 'price_jump_most', { value: '10' });
    operator = await adminClient(market.server, 'operator');
    auditor = await adminClient(market.server, 'auditor');
  });
  afterAll(() => market?.discard());

  const buy = async (code: string, multiple: number): Promise<ForexOrder> => {
    const order = { forex_id: (await market.symbol(code)).Id, type: 1, cont: '0.1', status: 1, multiple };
    return customer.client.take(SUBMIT, order);
  };
  const closeAll = () => customer.client.post<ForexClosedAll>('/v2/api/forex/close_all');
  const closedByHouse = async (id: number): Promise<[number, string]> => {
    const answer = await operator.call<{ key: string }>('POST', `orders/${id}/close`, {
      reason: 'must fail',
    });
    return [answer.status, answer.body.key];
  };

  it('closes all that can be closed, and says so when a price is being checked', async () => {
    const stays = await buy('TMX100', 50);
    const goes = await buy('BTCUSDT', 20);
    const { Id } = await market.symbol('TMX100');
    await market.prices.set('TMX100', 12_000, 12_000.6);
    await expect.poll(async () => (await market.symbol('TMX100')).IsPaused, { timeout: 60_000 }).toBe(1);
    expect(await market.symbol('TMX100')).toMatchObject({
      MarketStatus: 2,
      ForexQuotations: { Bid: 10_000 },
    });
    const refused = await customer.client.post<{ key: string }>(SUBMIT, {
      ...{ forex_id: Id, type: 1, cont: '0.1', status: 1, multiple: 50 },
    });
    expect([refused.code, refused.data.key]).toEqual([0, 'market.paused']);
    expect(await closedByHouse(stays.Id)).toEqual([409, 'market.paused']);
    const some = await closeAll();
    expect([some.code, some.msg]).toEqual([1, 'Some positions stay open: they cannot be closed now.']);
    expect([some.data.left, some.data.data.map((each) => each.Id)]).toEqual([1, [goes.Id]]);
    const health = (await (await fetch(`${market.server.url}/health`)).json()) as {
      feeds: { symbolId: number; state: string }[];
    };
    expect(health.feeds.find(({ symbolId }) => symbolId === Id)?.state).toBe('paused');
  });

  it('resumes with the next price once two people have agreed, and nobody sets a price', async () => {
    const { Id } = await market.symbol('TMX100');
    const shown = (await operator.one('symbols', Id)) as Row & { Pause: Row & { Rejected: Row[] } };
    expect(shown).toMatchObject({ IsPaused: true, Pause: { IsResuming: false, Last: { Bid: 10_000 } } });
    expect(shown.Pause.Rejected.at(-1)).toMatchObject({ Bid: 12_000, Reason: 'jump' });
    const asked = await operator.call<{ id: number }>('POST', `symbols/${Id}/resume`, {
      reason: 'the exchange shows it too',
      Bid: 1,
    });
    expect(asked.status).toBe(202);
    const own = await operator.call('POST', `approvals/${asked.body.id}/approve`, {});
    expect(own.status).toBe(403);
    expect((await market.symbol('TMX100')).IsPaused).toBe(1);
    await market.owner.act('approvals', asked.body.id, 'approve');
    await market.tick('TMX100', 12_001, 12_001.6);
    expect((await market.symbol('TMX100')).IsPaused).toBe(0);
    const again = await operator.call<{ key: string }>('POST', `symbols/${Id}/resume`, {
      reason: 'once more',
    });
    expect([again.status, again.body.key]).toEqual([409, 'symbol.not_paused']);
    const traces = await auditor.list('audit-log', { filter: { resource: 'symbols', action: 'resume' } });
    expect(traces).toHaveLength(1);
    expect((await closeAll()).data.left).toBe(0);
  });

  it('an operator closes nothing without a fresh price, and no audit entry is written', async () => {
    await market.tick('TMX100', 12_000, 12_000.6);
    const held = await buy('TMX100', 50);
    await market.owner.change('settings', 'quote_stale_seconds', { value: '1' });
    await market.once('TMX100', 12_001, 12_001.6);
    // A close that comes too early would succeed, so wait until the market is reported as stale.
    const state = async () => ((await operator.one('orders', held.Id)).Market as Row).state;
    await expect.poll(state, { timeout: 60_000 }).toBe('stale');
    expect(await closedByHouse(held.Id)).toEqual([409, 'market.stale_quote']);
    const filter = { resource: 'orders', resource_id: String(held.Id) };
    expect(await auditor.list('audit-log', { filter })).toEqual([]);
  });

  it('a higher spread is announced: nothing changes for a day, the holder is told, one person may cancel it', async () => {
    const { Id } = await market.symbol('TMX100');
    await market.change('TMX100', { Spread: 500 });
    const shown = (await operator.one('symbols', Id)) as Row & { Pending: Row & { HoldsAtMs: number } };
    expect(shown).toMatchObject({ Spread: 0.6, Pending: { From: { Spread: 0.6 }, To: { Spread: 500 } } });
    expect(shown.Pending.HoldsAtMs - Date.now()).toBeGreaterThan(23 * 3_600_000);
    expect((await market.symbol('TMX100')).TermsChangeAtMs).toBe(shown.Pending.HoldsAtMs);
    const titles = async (): Promise<string> => {
      const page = await customer.client.read<{ data: { title: string }[] }>('/api/internalMessage/list');
      return page.data.map(({ title }) => title).join();
    };
    await expect.poll(titles, { timeout: 60_000 }).toMatch(/Terms of .* will change/);
    await operator.act('symbols', Id, 'cancel_change');
    expect((await operator.one('symbols', Id)).Pending).toBeNull();
    const twice = await operator.call<{ key: string }>('POST', `symbols/${Id}/cancel_change`);
    expect([twice.status, twice.body.key]).toEqual([409, 'symbol.no_change']);
    await expect.poll(titles, { timeout: 60_000 }).toMatch(/Announced change of .* withdrawn/);
    await market.server.stop();
    await verifyLedger(market.server);
  });
});
