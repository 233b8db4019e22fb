import type {
  FollowedTraders,
  ForexDeals,
  FundAnswer,
  KlinePoint,
  LoanAnswer,
  MenuEntry,
  MicroAudit,
  Page,
  SignIn,
  SubscriptionAnswer,
  Traders,
  TradeSymbol,
} from '@truemark/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readExactly, recompute } from '../../../docs/recompute-order.mjs';
import { readLending } from '../dist/cli/seed/loan-files.js';
import { readMining } from '../dist/cli/seed/mining-files.js';
import { adminClient } from './harness/admin-client.js';
import { client } from './harness/client.js';
import { differenceIn, runScriptOn, undetectedChanges } from './harness/recomputed-loan.js';
import { startServer, type TestServer } from './harness/server.js';
import { runVerify } from './harness/verify-ledger.js';
import { withOneDatabase } from './harness/with-databases.js';

const PERIODS = ['1min', '5min', '15min', '30min', '60min', '1day', '1week', 'year'];

withOneDatabase((database) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startServer({ database, isFirstStart: true });
  });
  afterAll(() => server?.discard());

  const signIns = (): string[][] =>
    [...server.logs().matchAll(/^\s*(\w+) (\S+@\S+) (\S+)$/gm)].map(([, ...line]) => line as string[]);
  const historyOf = async ([, account, password]: string[]): Promise<ForexDeals> => {
    const visitor = client(server.url);
    const { token } = await visitor.take<SignIn>('/api/user/loginForU', {
      account,
      password,
      login_type: 'email',
    });
    visitor.token = token;
    return visitor.read<ForexDeals>('/v2/api/forex/my_deal', { status: 3 });
  };

  it('prints the sign-ins: two of each role, and two customers', () => {
    const roles = signIns().map(([role]) => role);
    for (const role of ['owner', 'operator', 'support', 'auditor', 'customer']) {
      expect(roles.filter((each) => each === role)).toHaveLength(2);
    }
  });

  it('has an option of a demo account that a visitor can recompute, without a name', async () => {
    const text = await (await fetch(`${server.url}/api/proof/option`)).text();
    const said: string[] = [];
    expect(recompute(readExactly(text), (line: string) => said.push(line))).toBeGreaterThan(5);
    const { data } = JSON.parse(text) as { data: MicroAudit };
    expect(data.settings.is_demo).toBe(1);
    expect(['win', 'loss']).toContain(data.order.Outcome);
    expect(text).not.toMatch(/customer|uid|mail/i);
  });

  it('has a chart of every period for every symbol', async () => {
    const visitor = client(server.url);
    const symbols = await visitor.read<TradeSymbol[]>('/v2/api/forex/trade_list');
    expect(symbols.length).toBeGreaterThanOrEqual(11);
    for (const { Id, ForexQuotations } of symbols) {
      expect(ForexQuotations).not.toBeNull();
      for (const period of PERIODS) {
        const bars = await visitor.read<KlinePoint[]>('/v2/api/forex/kline', { forex_id: Id, period });
        expect(bars.length).toBeGreaterThan(period === 'year' ? 3 : 100);
        const times = bars.map(({ Time }) => Time);
        expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
      }
    }
  });

  it('has customers with a history, and does not change them at the next start', async () => {
    const before = signIns();
    const customers = before.filter(([role]) => role === 'customer');
    const histories = await Promise.all(customers.map(historyOf));
    for (const { total } of histories) expect(total).toBeGreaterThan(5);
    const printed = server.logs().length;
    await server.restart();
    const again = server.logs().slice(printed);
    expect(again).not.toContain('trade …');
    expect(signIns().slice(before.length)).toEqual(before);
    expect(await Promise.all(customers.map(historyOf))).toEqual(histories);
  });

  it('has three traders with weeks of history and followers, and one applicant', async () => {
    const visitor = client(server.url);
    const [, account, password] = signIns().find(([role]) => role === 'customer') ?? [];
    const given = { account, password, login_type: 'email' };
    visitor.token = (await visitor.take<SignIn>('/api/user/loginForU', given)).token;
    const { data: traders } = await visitor.read<Traders>('/api/follow/trader_list');
    expect(traders.map(({ nickname }) => nickname).sort()).toEqual([
      'Copper Kite',
      'Northern Lights',
      'Quiet Harbour',
    ]);
    for (const { trade_num: trades, follow_num: followers, curve } of traders) {
      expect(trades).toBeGreaterThan(5);
      expect(followers).toBeGreaterThan(0);
      expect(new Set(curve).size).toBeGreaterThan(5);
    }
    const { data: followed } = await visitor.read<FollowedTraders>('/api/follow/followed_trader');
    expect(followed).toMatchObject([{ nickname: 'Northern Lights' }]);
    const operator = await adminClient(server, 'operator');
    expect(await operator.list('traders', { filter: { status: 'applied' } })).toMatchObject([
      { nickname: 'Green Meridian' },
    ]);
    const skipped = await operator.list('follow-events', { filter: { result: 'skipped' } });
    expect(skipped.length).toBeGreaterThan(0);
    const menu = await visitor.read<MenuEntry[]>('/api/menu', { group: 'tab_bar' });
    expect(menu.filter(({ path }) => path === '/follow' || path === '/rank')).toMatchObject([
      { is_allow_demo: 1 },
      { is_allow_demo: 1 },
    ]);
  });

  it('has a loan in each state, and each can be recomputed from its own JSON', async () => {
    const [, , password] = signIns().find(([role]) => role === 'customer') ?? [];
    const states: number[] = [];
    for (const { email } of readLending().borrowers) {
      const borrower = client(server.url);
      const given = { account: email, password, login_type: 'email' };
      borrower.token = (await borrower.take<SignIn>('/api/user/loginForU', given)).token;
      const answered = async (path: string): Promise<string> =>
        (await fetch(server.url + path, { headers: { authorization: borrower.token ?? '' } })).text();
      const { data: loans } = await borrower.read<Page<LoanAnswer>>('/api/loan/loan_list', { page: 1 });
      for (const { id, status } of loans) {
        states.push(status);
        const audit = await answered(`/api/loan/audit?loan_id=${id}`);
        const agreement = await answered(`/api/loan/loan_agreement?loan_id=${id}`);
        expect(differenceIn(audit, agreement)).toBeNull();
        if (status === 2 || status > 3) expect(undetectedChanges(audit, agreement)).toEqual([]);
        expect(differenceIn(audit, agreement.replace('"text":"', '"text":" '))).toMatch(/SHA-256/);
      }
      const [{ id } = { id: 0 }] = loans;
      if (id > 0)
        expect(runScriptOn(await answered(`/api/loan/audit?loan_id=${id}`))).toMatch(/^0 .*all \d+ agree$/s);
    }
    expect([...new Set(states)].sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(runScriptOn('{"data":{}}')).toMatch(/^1 DIFFERS this is no answer/);
  });

  it('has fund subscriptions in each state, and a pool that is too small for more', async () => {
    const [, , password] = signIns().find(([role]) => role === 'customer') ?? [];
    const states = new Set<number>();
    for (const { email } of readMining().savers) {
      const saver = client(server.url);
      const given = { account: email, password, login_type: 'email' };
      saver.token = (await saver.take<SignIn>('/api/user/loginForU', given)).token;
      const { data } = await saver.read<Page<SubscriptionAnswer>>('/api/fund/subList', { limit: 50 });
      for (const { status } of data) states.add(status);
      const { data: offered } = await saver.read<Page<FundAnswer>>('/api/fund/list');
      expect(offered).toHaveLength(3);
      for (const fund of offered) {
        expect([fund.title, fund.risk, fund.who_pays].filter((text) => text === '')).toEqual([]);
        expect(Number(fund.pool_balance)).toBeGreaterThanOrEqual(Number(fund.pool_promised));
      }
    }
    expect([...states].sort()).toEqual([1, 2, 3, 4]);
    const saver = client(server.url);
    const account = readMining().savers[0]?.email;
    saver.token = (
      await saver.take<SignIn>('/api/user/loginForU', { account, password, login_type: 'email' })
    ).token;
    const [short] = (await saver.read<Page<FundAnswer>>('/api/fund/list')).data;
    const all = { id: short?.id, amount: 1000 };
    expect(await saver.post('/api/fund/buy', all)).toMatchObject({ data: { key: 'fund.pool_short' } });
  });

  it('can be recomputed from journal and ticks', async () => {
    await server.stop();
    expect(await runVerify(server)).toContain('Everything adds up.');
    // The day of the seeded history has not ended yet: continuing starts within it.
    expect(await runVerify(server)).toMatch(/Everything since \d{4}-\d\d-\d\d adds up\./);
  });
});
