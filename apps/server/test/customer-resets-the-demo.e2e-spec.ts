import type { ForexDeals, FundsRecords, MicroOrder, MicroOrders, SignIn } from '@truemark/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readExactly, recompute } from '../../../docs/recompute-order.mjs';
import { client, refusalKeyOf } from './harness/client.js';
import { type DemoCustomer, demoCustomer } from './harness/demo-customer.js';
import { codeFor } from './harness/outbox.js';
import { testImage } from './harness/pictures.js';
import { realCustomer } from './harness/real-customer.js';
import { type ScriptedMarket, startScriptedMarket } from './harness/scripted-market.js';
import { verifyLedger } from './harness/verify-ledger.js';
import { withOneDatabase } from './harness/with-databases.js';

const CODE = 'TMX100';
const RESET = '/v2/api/main/user/resetForexDemoAccount';
const ONLY_REAL = [
  ['get', '/api/user/second_factor'],
  ['post', '/api/user/second_factor/propose'],
  ['post', '/api/user/amend_password'],
  ['post', '/api/user/amend_pay_password'],
  ['post', '/api/user/anti_phishing'],
  ['post', '/api/user/auth_junior_submit'],
  ['post', '/api/user/auth_senior_submit'],
  ['get', '/api/user/invited'],
] as const;

withOneDatabase((database) => {
  let market: ScriptedMarket;

  beforeAll(async () => {
    market = await startScriptedMarket(database, [[CODE, 10_000, 10_000.6]]);
  });
  afterAll(() => market?.discard());

  describe('a demo customer', () => {
    let demo: DemoCustomer;
    beforeAll(async () => {
      demo = await demoCustomer(market.server);
    });

    const buy = async (): Promise<MicroOrder> => {
      const { Id } = await market.symbol(CODE);
      const terms = { forex_id: Id, type: 1, number: '100', seconds: 60 };
      return demo.client.take('/v2/api/micro/submit', terms);
    };

    it.each(ONLY_REAL)('is refused %s %s', async (method, path) => {
      expect(refusalKeyOf((await demo.client[method](path)).data)).toBe('user.only_real_account');
      expect(demo.user.invite_code).toBe('');
    });

    it('resets to nothing open and the demo balance, with the reasons in the history', async () => {
      const { Id: forex_id } = await market.symbol(CODE);
      const order = { forex_id, type: 1, cont: 0.1, status: 1, multiple: 50 };
      await demo.client.take('/v2/api/forex/submit', order);
      await demo.client.take('/v2/api/forex/submit', { ...order, status: 0, target_price: 9_000 });
      const option = await buy();
      await market.tick(CODE, 10_010, 10_010.6);
      expect(await demo.client.take(RESET)).toEqual({ closed: 1, cancelled: 1, voided: 1 });

      const accounts = await demo.client.read<{ balance: number; lockBalance: number }[]>(
        '/v2/api/main/wallet/getBalance',
      );
      expect(new Set(accounts.map(({ balance }) => balance))).toEqual(new Set([100_000]));
      expect(new Set(accounts.map(({ lockBalance }) => lockBalance))).toEqual(new Set([0]));
      const past = await demo.client.read<ForexDeals>('/v2/api/forex/my_deal', { status: 3 });
      expect(past.data.map(({ Status, ReasonKey }) => [Status, ReasonKey]).sort()).toEqual([
        [3, 'demo.reset'],
        [4, 'demo.reset'],
      ]);
      const ended = await demo.client.read<MicroOrders>('/v2/api/micro/orders', { status: 3 });
      expect(ended.data).toMatchObject([
        { Id: option.Id, Status: 4, Outcome: 'void', FactProfits: 0, ReasonKey: 'demo.reset' },
      ]);
      expect(ended.data[0]?.Memo).toContain('demo account');
      const movements = await demo.client.read<FundsRecords>('/v2/api/main/accountLog/forexChange', {
        type: 2,
      });
      expect(movements.data[0]).toMatchObject({ Type: 20, MemoTran: 'Demo account reset' });
      const profits = await demo.client.read<{ total_balance: number }>('/api/user/get_profits');
      expect(profits.total_balance).toBe(300_000);
    });

    it('changes nothing by a second reset, over GET too', async () => {
      const { code, msg, data } = await demo.client.get(RESET);
      expect([code, data]).toEqual([1, { closed: 0, cancelled: 0, voided: 0 }]);
      expect(msg).toContain('has been reset');
      const real = await realCustomer(market.server);
      expect(refusalKeyOf((await real.client.post(RESET)).data)).toBe('user.only_demo_account');
    });

    it('has voided options that can be recomputed, and that no real account can have', async () => {
      await buy();
      await demo.client.take(RESET);
      const { data } = await demo.client.read<MicroOrders>('/v2/api/micro/orders', { status: 3 });
      for (const { Id } of data) {
        const answer = await fetch(`${market.server.url}/v2/api/micro/audit?id=${Id}`, {
          headers: { authorization: demo.token },
        });
        const text = await answer.text();
        const said: string[] = [];
        recompute(readExactly(text), (line: string) => said.push(line));
        expect(said.join('\n')).toContain('the demo account was begun anew');
        const real = text.replace('"is_demo":1', '"is_demo":0');
        expect(() => recompute(readExactly(real), () => undefined)).toThrow(/demo account/);
      }
      await verifyLedger(market.server);
    });
  });

  describe('an invitation', () => {
    it('lists the customers who registered with it, with masked UIDs, and nobody else', async () => {
      const inviter = await realCustomer(market.server);
      const visitor = client(market.server.url);
      const given = {
        type: 'email',
        password: 'correct horse battery',
        re_password: 'correct horse battery',
      };
      const code = inviter.user.invite_code;
      const { user } = await visitor.take<SignIn>('/api/user/register', {
        ...{
          ...given,
          account: `friend-of-${inviter.user.uid}@example.com`,
          invite_code: code.toLowerCase(),
        },
      });
      const list = await inviter.client.read<{ data: { uid: string }[]; total: number }>('/api/user/invited');
      expect(list.total).toBe(1);
      expect(list.data[0]?.uid).toBe(`${user.uid.slice(0, 2)}****${user.uid.slice(-2)}`);
      const stranger = await realCustomer(market.server);
      expect(await stranger.client.read('/api/user/invited')).toMatchObject({ data: [], total: 0 });
      const unknown = await visitor.post('/api/user/register', {
        ...{ ...given, account: 'unknown-code@example.com', invite_code: 'NOBODY' },
      });
      expect(unknown.data).toMatchObject({ fields: { invite_code: 'validation.code' } });
    });
  });

  describe('pictures of a registration', () => {
    const account = 'with-papers@example.com';
    const upload = async (fields: Record<string, string>) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      const bytes = await testImage().png().toBuffer();
      body.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'paper.png');
      const response = await fetch(`${market.server.url}/api/common/image_upload`, { method: 'POST', body });
      return (await response.json()) as { code: number; data: { url: string; key: string } };
    };

    it('are uploaded with the grant that the code returns, for one registration', async () => {
      const { owner, server } = market;
      for (const key of ['verify_reg_type', 'is_reg_front_pic', 'is_reg_card_id']) {
        await owner.change('settings', key, { value: '1' });
      }
      const visitor = client(server.url);
      await visitor.take('/api/notify/send_email', { to: account, type: 1 });
      const proof = { type: 'email', account, sms_code: await codeFor(owner, account) };
      expect(
        refusalKeyOf((await visitor.post('/api/user/register_grant', { ...proof, sms_code: '1' })).data),
      ).toBe('auth.code_invalid');
      const { grant } = await visitor.take<{ grant: string }>('/api/user/register_grant', proof);
      expect((await upload({})).code).toBe(999);
      expect((await upload({ grant: 'x'.repeat(40), field: 'front_pic' })).data.key).toBe(
        'auth.grant_invalid',
      );
      await upload({ grant, field: 'front_pic' });
      const { data: picture } = await upload({ grant, field: 'front_pic' });

      const given = {
        password: 'correct horse battery',
        re_password: 'correct horse battery',
        card_id: 'X1234',
      };
      const register = (more: object) =>
        visitor.post<SignIn>('/api/user/register', { type: 'email', account, ...given, ...more });
      const made = '/api/common/image/AAAAAAAAAAAAAAAAAAAAAA';
      expect((await register({ grant, front_pic: made })).data).toMatchObject({
        fields: { front_pic: 'validation.picture' },
      });
      expect(
        refusalKeyOf((await register({ grant, front_pic: picture.url, account: 'other@example.com' })).data),
      ).toBe('auth.code_invalid');
      const both = await Promise.all([1, 2].map(() => register({ grant, front_pic: picture.url })));
      expect(both.map(({ code }) => code).sort()).toEqual([0, 1]);
      const token = both.find(({ code }) => code === 1)?.data.token ?? '';
      const own = await fetch(server.url + picture.url, { headers: { authorization: token } });
      expect(own.headers.get('content-type')).toBe('image/jpeg');
      expect((await upload({ grant, field: 'front_pic' })).data.key).toBe('auth.grant_invalid');
    });

    it('are limited: each picture can be replaced eight times', async () => {
      const { owner, server } = market;
      const visitor = client(server.url);
      const to = 'many-pictures@example.com';
      await visitor.take('/api/notify/send_email', { to, type: 1 });
      const { grant } = await visitor.take<{ grant: string }>('/api/user/register_grant', {
        ...{ type: 'email', account: to, sms_code: await codeFor(owner, to) },
      });
      for (let count = 1; count <= 9; count++) {
        expect((await upload({ grant, field: 'front_pic' })).code).toBe(1);
      }
      expect((await upload({ grant, field: 'front_pic' })).data.key).toBe('upload.too_many');
    });
  });
});
