import type { Account, ForexOrder, TradeSymbol } from '@truemark/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminClient } from './harness/admin-client.js';
import { refusalKeyOf } from './harness/client.js';
import { demoCustomer } from './harness/demo-customer.js';
import { findPlainText } from './harness/find-plain-text.js';
import { startServer, type TestServer } from './harness/server.js';
import { verifyLedger } from './harness/verify-ledger.js';
import { withDatabases } from './harness/with-databases.js';

const TRANSFER = '/api/account/transfer';
const MARK = 'a-key-that-nobody-needs';
const TOO_MUCH = { from: 1, to: 2, balance: '99999999' };

withDatabases((database) => {
  describe('a refused call', () => {
    let server: TestServer;

    beforeAll(async () => {
      server = await startServer({ database, seed: 'none' });
    });
    afterAll(() => server?.discard());

    it('stores nothing of its key, however many calls are refused', async () => {
      const { client } = await demoCustomer(server);
      for (let batch = 0; batch < 20; batch++) {
        const answers = await Promise.all(
          Array.from({ length: 50 }, (_, at) =>
            client.post(TRANSFER, TOO_MUCH, { idempotencyKey: `${MARK}-${batch}-${at}` }),
          ),
        );
        expect(new Set(answers.map(({ data }) => refusalKeyOf(data)))).toEqual(
          new Set(['ledger.insufficient_balance']),
        );
      }
      await server.stop();
      expect(await findPlainText(server, MARK)).toEqual([]);
      await server.restart();
    });

    it('is evaluated again under its key, and then takes effect once', async () => {
      const { client } = await demoCustomer(server);
      const accounts = (): Promise<Account[]> => client.read('/v2/api/main/wallet/getBalance');
      const key = { idempotencyKey: `${MARK}-later` };
      const [change, forex] = await accounts();
      const all = { from: forex?.accountTypeId, to: change?.accountTypeId, balance: forex?.balance };
      const back = { from: change?.accountTypeId, to: forex?.accountTypeId, balance: '1' };
      await client.take(TRANSFER, all);
      const refused = await client.post(TRANSFER, all, key);
      expect(refusalKeyOf(refused.data)).toBe('ledger.insufficient_balance');
      await client.take(TRANSFER, { ...back, balance: forex?.balance });
      const done = await client.take<{ id: number }>(TRANSFER, all, key);
      const moved = await accounts();
      expect(await client.take(TRANSFER, all, key)).toEqual(done);
      expect(refusalKeyOf((await client.post(TRANSFER, back, key)).data)).toBe('idempotency.conflict');
      expect(await accounts()).toEqual(moved);
      await server.restart();
      expect(await client.take(TRANSFER, all, key)).toEqual(done);
      expect(await accounts()).toEqual(moved);
    });

    it('leaves a ledger that can be recomputed from the journal', async () => {
      await server.stop();
      await verifyLedger(server);
      await server.restart();
    });
  });

  describe('with rate limits', () => {
    let server: TestServer;

    beforeAll(async () => {
      server = await startServer({ database, env: { RATE_LIMITS: 'on' } });
    });
    afterAll(() => server?.discard());

    /** Sends many calls at once; returns their statuses. */
    const statusesOf = async (
      many: number,
      call: () => Promise<{ status: number; headers: Headers }>,
    ): Promise<Set<number>> => {
      const answers = await Promise.all(Array.from({ length: many }, call));
      for (const { status, headers } of answers) {
        if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
      }
      return new Set(answers.map(({ status }) => status));
    };

    it('a customer who writes too much at once has to wait, and nobody else has', async () => {
      const [one, other] = [await demoCustomer(server), await demoCustomer(server)];
      expect(await statusesOf(150, () => one.client.post(TRANSFER, TOO_MUCH))).toEqual(new Set([200, 429]));
      const symbols = await other.client.read<TradeSymbol[]>('/v2/api/forex/trade_list');
      const order = { forex_id: symbols.find(({ Code }) => Code === 'TMX100')?.Id, type: 1, cont: '0.1' };
      // The address is limited too; it is free again after at most a second.
      await expect
        .poll(
          async () =>
            (
              await other.client.post<ForexOrder>('/v2/api/forex/submit', {
                ...order,
                status: 1,
                multiple: 50,
              })
            ).code,
        )
        .toBe(1);
    });

    it('an address that writes too much has to wait, whoever calls from it', async () => {
      const call = () => fetch(`${server.url}${TRANSFER}`, { method: 'POST' });
      // The limit is per second, so a busy machine may need another try to receive enough calls in one.
      await expect.poll(async () => [...(await statusesOf(1_500, call))]).toContain(429);
    });

    it('an operator who writes too much at once has to wait, but can still read', async () => {
      const support = await adminClient(server, 'support');
      const put = () => support.call('PUT', 'settings/site_name', {});
      await expect.poll(async () => [...(await statusesOf(600, put))]).toContain(429);
      expect((await support.call('GET', 'auth/me')).status).toBe(200);
    });
  });
});
