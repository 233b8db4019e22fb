import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import type {
  ForexOrder,
  SealAnswer,
  SealedBalanceAnswer,
  SealedOrderAnswer,
  SealedTickAnswer,
  SealKeyAnswer,
  SealsAnswer,
  TradeSymbol,
} from '@truemark/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, client, type Fields } from './harness/client.js';
import { demoCustomer } from './harness/demo-customer.js';
import { PipedTicks, writeTicksWhile } from './harness/piped-ticks.js';
import {
  contentHash,
  isSigned,
  leafOf,
  rootByPath,
  rootOf,
  sealHash,
  sumByPath,
} from './harness/proof-checker.js';
import { realCustomer } from './harness/real-customer.js';
import { startServer, type TestServer } from './harness/server.js';
import { verifyLedger } from './harness/verify-ledger.js';
import { withOneDatabase } from './harness/with-databases.js';

/** The prices continue where the demo's day ended. */
const CODE = 'EURUSD';
const DAY = '2014-05-07';
const BEGIN = Date.parse(`${DAY}T22:40:00Z`);
const MINUTE = 60_000;
/**
 * Ticks, a second apart, for the recording to play while the server starts, at twenty times the speed: enough for four
 * minutes.
 */
const WARM_UP = 4_500;
const [TRADES, CLOSES, LATER] = [76, 77, 85].map((minutes) => BEGIN + minutes * MINUTE) as [
  number,
  number,
  number,
];

withOneDatabase((database) => {
  let server: TestServer;
  let pipe: PipedTicks;
  let visitor: Client;

  beforeAll(async () => {
    const times = [...Array.from({ length: WARM_UP }, (_, at) => BEGIN + at * 1_000), TRADES, CLOSES, LATER];
    const bids = ['1.16', '1.1601', '1.1602'];
    pipe = await PipedTicks.of(times.map((time, at) => ({ time, bid: bids[at % 3] ?? '', ask: '1.1603' })));
    const env = { PRICE_FEED: 'replay', REPLAY_CLOCK: 'recorded', REPLAY_SPEED: 'max' };
    const starting = startServer({ database, env: { ...env, REPLAY_FILES: `${CODE}=${pipe.path}` } });
    server = await writeTicksWhile([pipe], starting);
    visitor = client(server.url);
  });
  afterAll(async () => {
    await pipe?.close();
    await server?.discard();
  });

  const symbol = async (): Promise<TradeSymbol | undefined> =>
    (await visitor.read<TradeSymbol[]>('/v2/api/forex/trade_list')).find(({ Code }) => Code === CODE);
  const standAt = async (time: number): Promise<void> => {
    await pipe.writeTo(pipe.ticks.findIndex((tick) => tick.time > time) >>> 0 || pipe.ticks.length);
    await expect.poll(async () => (await symbol())?.ForexQuotations?.TimeMs, { timeout: 60_000 }).toBe(time);
  };
  const refused = async (by: Client, path: string, fields: Fields): Promise<unknown> =>
    ((await by.get(path, fields)).data as { key?: string } | null)?.key;
  const csv = async (file: string): Promise<string[]> => {
    const answered = await fetch(`${server.url}/api/proof/${file}?symbol=${CODE}&day=${DAY}`);
    expect(answered.headers.get('content-encoding')).toBe('gzip');
    const bytes = Buffer.from(await answered.arrayBuffer());
    const text = bytes[0] === 0x1f ? gunzipSync(bytes).toString() : bytes.toString();
    return text.trim().split('\n');
  };

  it('publishes, once a day is over, what everybody and each customer can check', async () => {
    const { client: trader } = await demoCustomer(server);
    const [one, other] = [await realCustomer(server), await realCustomer(server)];
    await standAt(TRADES);
    const forex_id = (await symbol())?.Id;
    const order = await trader.take<ForexOrder>('/v2/api/forex/submit', {
      forex_id,
      type: 1,
      cont: '0.1',
      multiple: 50,
    });
    await standAt(CLOSES);
    await trader.take('/v2/api/forex/close', { id: order.Id });
    expect(await refused(visitor, '/api/proof/seal', { day: DAY })).toBe('proof.not_sealed');

    await standAt(LATER);
    await expect
      .poll(() => refused(visitor, '/api/proof/seal', { day: DAY }), { timeout: 60_000 })
      .toBeUndefined();
    const seal = await visitor.read<SealAnswer>('/api/proof/seal', { day: DAY });
    const { public_key: key } = await visitor.read<SealKeyAnswer>('/api/proof/key');
    const seals = await visitor.read<SealsAnswer>('/api/proof/seals', { limit: 50 });
    expect([seals.data.length, seals.data[0]]).toEqual([seals.total, seal]);
    for (const [at, each] of seals.data.entries()) {
      expect(sealHash({ ...each })).toBe(each.hash);
      expect(isSigned(key, `truemark-seal:${each.hash}`, each.signature)).toBe(true);
      expect(each.prev).toBe(seals.data[at + 1]?.hash ?? '0'.repeat(64));
    }

    // All ticks of the day, hashed into minute roots and those into the symbol's root.
    const [tickHead, ...ticks] = await csv('ticks');
    const [minuteHead, ...minutes] = await csv('minutes');
    expect(tickHead).toBe('seq,time,bid,ask');
    const sealed = seal.ticks[CODE];
    expect(ticks).toHaveLength(sealed?.count ?? 0);
    const leaves = ticks.map((line) => {
      const [seq, time, bid, ask] = line.split(',');
      return { kind: 'tick', symbol: CODE, seq: Number(seq), time: Number(time), bid, ask };
    });
    const texts = new Set([
      'first_bid',
      'first_ask',
      'last_bid',
      'last_ask',
      'low_bid',
      'high_bid',
      'low_ask',
      'high_ask',
      'root',
    ]);
    const names = minuteHead?.split(',') ?? [];
    const folded = minutes.map((line) => {
      const fields = line
        .split(',')
        .map((value, at) => [names[at], texts.has(names[at] ?? '') ? value : Number(value)]);
      return {
        kind: 'minute',
        symbol: CODE,
        ...(Object.fromEntries(fields) as Record<string, number | string>),
      };
    });
    expect(rootOf(folded.map(leafOf))).toBe(sealed?.root);
    for (const minute of folded) {
      const { first_seq: first, last_seq: last, root } = minute as Record<string, unknown>;
      const held = leaves.filter(({ seq }) => seq >= Number(first) && seq <= Number(last));
      expect(rootOf(held.map(leafOf))).toBe(root);
    }
    const seq = leaves.at(-2)?.seq;
    const tick = await visitor.read<SealedTickAnswer>('/api/proof/tick', { symbol: CODE, seq });
    expect([tick.day, tick.tick.leaf]).toEqual([DAY, leaves.at(-2)]);
    expect(rootByPath(tick.tick)).toBe(tick.minute.leaf.root);
    expect(rootByPath(tick.minute)).toBe(sealed?.root);
    expect(rootByPath({ ...tick.tick, leaf: { ...tick.tick.leaf, bid: '1.17' } })).not.toBe(
      tick.minute.leaf.root,
    );

    // The order's inputs: its ticks, the customer's commands, and every movement of money.
    const proof = await trader.read<SealedOrderAnswer>('/api/proof/order', { id: order.Id });
    expect(proof.ticks.map(({ tick: { leaf } }) => leaf.time)).toEqual(
      expect.arrayContaining([TRADES, CLOSES]),
    );
    for (const each of proof.ticks) {
      expect(rootByPath(each.tick)).toBe(each.minute.leaf.root);
      expect(rootByPath(each.minute)).toBe(sealed?.root);
    }
    expect(proof.inputs.map(({ content }) => content?.kind)).toEqual(['order.open', 'order.close']);
    for (const each of proof.inputs) {
      expect(rootByPath(each)).toBe(seal.journal.root);
      expect(contentHash(each.content)).toBe(each.leaf.hash);
    }
    expect(proof.entries.length).toBeGreaterThan(2);
    for (const each of proof.entries) expect(rootByPath(each)).toBe(seal.ledger.root);
    expect(await refused(one.client, '/api/proof/order', { id: order.Id })).toBe('order.not_found');

    // Each customer's balance, in the sum of all liabilities.
    const { root, total, accounts } = seal.liabilities;
    const balances: SealedBalanceAnswer[] = [];
    for (const { client: own, user } of [one, other]) {
      const balance = await own.read<SealedBalanceAnswer>('/api/proof/balance', { day: DAY });
      expect(balance.leaf).toMatchObject({ customer: user.id, totals: { USD: '0' } });
      expect([balance.count, sumByPath(balance)]).toEqual([accounts, [root, total]]);
      balances.push(balance);
    }
    const [mine, his] = balances;
    expect(JSON.stringify(mine)).not.toContain(his?.leaf.nonce ?? '');
    const forged = { ...mine, leaf: { ...mine?.leaf, totals: { USD: '5' } } } as SealedBalanceAnswer;
    expect(sumByPath(forged)).not.toEqual([root, total]);
    expect(await refused(trader, '/api/proof/balance', { day: DAY })).toBe('user.only_real_account');
    expect(await refused(one.client, '/api/proof/balance', { day: '2014-05-06' })).toBe('proof.not_sealed');
    await verifyLedger(server);
  });

  it('keeps serving when visitors disconnect in the middle of a file', async () => {
    for (let visit = 0; visit < 200; visit++) {
      const file = visit % 2 === 0 ? 'minutes' : 'ticks';
      const asked = get(`${server.url}/api/proof/${file}?symbol=${CODE}&day=${DAY}`, { agent: false });
      asked.on('error', () => undefined);
      asked.on('response', (answer) => answer.resume().on('error', () => undefined));
      await pause(visit % 8);
      asked.destroy();
    }
    expect(await csv('minutes')).not.toHaveLength(0);
    expect(server.logs()).not.toContain('cannot go on');
  });
});
