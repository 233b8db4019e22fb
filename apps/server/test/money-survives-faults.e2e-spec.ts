import type { ChargeRecord, DrawRecord, ForexOrder, TradeSymbol } from '@truemark/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { adminClient } from './harness/admin-client.js';
import { breakDisk, whyNoBrokenDisk } from './harness/broken-disk.js';
import { client } from './harness/client.js';
import { IS_EXTENDED_RUN, rounds, SEED, STORY_TIMEOUT_MS, seeded } from './harness/faults.js';
import { type LossyProxy, startLossyProxy } from './harness/lossy-proxy.js';
import { PAY, type PaymentsFixture, setUpPayments } from './harness/payments-fixture.js';
import { prepareConcurrentPayments } from './harness/prepare-concurrent-payments.js';
import { verifyLedger } from './harness/verify-ledger.js';
import { withDatabases } from './harness/with-databases.js';

/** Duration for which the process is stopped, ms. */
const STILL = 1_500;
/** Maximum number of syncs that succeed before the first failure. */
const MAX_SYNCS = 12;

const noBrokenDisk = IS_EXTENDED_RUN ? whyNoBrokenDisk() : null;
if (noBrokenDisk !== null) console.log(`the story of the disk that fails is skipped: ${noBrokenDisk}`);
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

withDatabases((database) => {
  let desk: PaymentsFixture;
  let proxy: LossyProxy;

  beforeAll(async () => {
    desk = await setUpPayments(database);
    // With this many rounds one operator would exceed the usual daily total.
    await desk.owner.change('settings', 'review_four_eyes_daily', { value: '100000000' });
    proxy = await startLossyProxy(desk.server.url);
  });
  afterAll(async () => {
    await proxy?.stop();
    await desk?.close();
  });

  it('a retry under the same key after a lost reply has one effect and returns the same result', async () => {
    await desk.next();
    await desk.paidIn(1_000);
    const method = await desk.usableMethod();
    const [address] =
      await desk.customer.client.read<{ id: number; address: string }[]>('/api/quickCharge/info');
    const symbols = await desk.customer.client.read<TradeSymbol[]>('/v2/api/forex/trade_list');
    const symbol = symbols.find(({ Code }) => Code === 'TMX100') as TradeSymbol;
    const far = client(proxy.url, desk.customer.client.token);
    /** Retries until answered: the first reply is lost. */
    const insist = async <T extends object>(path: string, fields: Record<string, unknown>): Promise<T> => {
      const options = { idempotencyKey: path };
      proxy.loseReply();
      await expect(far.post(path, fields, options)).rejects.toThrow('fetch failed');
      const told = await far.take<T>(path, fields, options);
      expect(await far.take<T>(path, fields, options)).toEqual(told);
      return told;
    };

    await insist('/api/account/transfer', { from: 1, to: 2, balance: 200 });
    expect(await desk.funding()).toEqual([800, 0]);
    const { Id } = await insist<ForexOrder>('/v2/api/forex/submit', {
      forex_id: symbol.Id,
      type: 1,
      cont: symbol.ForexMinCont,
      status: 1,
      multiple: symbol.HasForexMultiple.at(-1)?.Value,
    });
    const held = await far.read<{ data: ForexOrder[] }>('/v2/api/forex/my_deal', { status: 1 });
    expect(held.data.map((order) => order.Id)).toEqual([Id]);
    const deposit = await insist<ChargeRecord>('/api/quickCharge/submit', {
      number: 70,
      charge_id: address?.id,
      address: address?.address,
      proofImg: await desk.picture('#112233'),
    });
    const drawn = await insist<DrawRecord>('/api/account/draw', {
      ...method,
      number: 100,
      pay_password: PAY,
    });
    expect(await desk.funding()).toEqual([700, 100]);

    const operator = await adminClient({ url: proxy.url, logs: () => desk.server.logs() }, 'operator');
    for (const [resource, id] of [
      ['deposits', deposit.id],
      ['withdrawals', drawn.id],
    ] as const) {
      await desk.act(operator, resource, id, 'claim');
      proxy.loseReply();
      await expect(desk.act(operator, resource, id, 'approve')).rejects.toThrow('fetch failed');
      expect((await desk.act(operator, resource, id, 'approve')).status).toBe(409);
      expect(await operator.one(resource, id)).toMatchObject({ status: 'approved' });
    }
    expect(await desk.funding()).toEqual([770, 0]);
  });

  it(
    `killed or paused while money moves (seed ${SEED}): nothing is lost, nothing is duplicated`,
    async () => {
      const random = seeded(SEED);
      for (const round of rounds(`money that moves, on ${database}`, 2)) {
        const storm = await prepareConcurrentPayments(desk);
        const sending = storm.send();
        const after = Math.floor(random() * 300);
        await wait(after);
        const isKilled = round % 2 === 1;
        if (isKilled) {
          await desk.server.kill('SIGKILL');
          await sending;
          await desk.server.restart();
          await verifyLedger(desk.server);
        } else {
          desk.server.signal('SIGSTOP');
          await wait(STILL);
          desk.server.signal('SIGCONT');
        }
        const fault = isKilled ? 'killed' : 'stopped';
        await storm.settle(await sending, `${fault} after ${after} ms, round ${round}, seed ${SEED}`);
      }
    },
    STORY_TIMEOUT_MS,
  );

  // On PostgreSQL the database does the syncs, and in tests it does not wait for the disk.
  if (IS_EXTENDED_RUN && database === 'sqlite') {
    it.skipIf(noBrokenDisk !== null)(
      `the disk fails while money moves (seed ${SEED}): nothing is acknowledged that is not stored`,
      async () => {
        const random = seeded(SEED);
        for (const round of rounds('a disk that fails')) {
          const storm = await prepareConcurrentPayments(desk);
          // In the first round no sync succeeds, so anything acknowledged would be stored nowhere.
          const nth = round === 1 ? 1 : 1 + Math.floor(random() * MAX_SYNCS);
          const mend = await breakDisk(desk.server.pid, nth);
          const acknowledged = await storm.send();
          if (round === 1) expect([...acknowledged.keys()]).toEqual([]);
          await desk.server.kill('SIGKILL');
          mend();
          await desk.server.restart();
          await verifyLedger(desk.server);
          await storm.settle(acknowledged, `sync ${nth} failed, round ${round}, seed ${SEED}`);
        }
      },
      STORY_TIMEOUT_MS,
    );
  }
});
