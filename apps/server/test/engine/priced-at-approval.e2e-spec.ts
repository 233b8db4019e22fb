import { isRefusal } from '@truemark/domain';
import { decimal, formatDecimal } from '@truemark/money';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SYSTEM } from '../../dist/engine/protocol.js';
import type { Deposit } from '../../src/engine/products/deposits/tables/deposit.table.js';
import type { PriceSource } from '../../src/engine/products/reviews/commands.js';
import type { Withdrawal } from '../../src/engine/products/withdrawals/tables/withdrawal.table.js';
import { withDatabases } from '../harness/with-databases.js';
import { FOUR_EYES } from './four-eyes.js';
import { EURUSD, person, startTestEngine, type TestEngine, verifyDerivedData } from './test-engine.js';

const SET = { kind: 'set', at: 0 } as const;

withDatabases((database) => {
  let ground: TestEngine;
  let customerId: number;

  beforeEach(async () => {
    ground = await startTestEngine(database);
    const customer = person({ isDemo: false, demoId: null });
    const made = await ground.engine.submit({ kind: 'customer.create', actor: SYSTEM, customer });
    if (isRefusal(made)) throw new Error(made.key);
    customerId = made.customer.id;
    // The symbol prices a coin.
    await ground.price('2');
  });
  afterEach(async () => {
    try {
      await verifyDerivedData(ground.target);
    } finally {
      await ground.discard();
    }
  });

  const tick = async (price: string, later = 1_000): Promise<void> => {
    ground.now += later;
    await ground.price(price);
  };
  const seen = (): PriceSource => {
    const { symbolId, seq, time } = ground.client.view.quote(1) ?? { symbolId: 1, seq: 0, time: 0 };
    return { kind: 'tick', symbolId, seq, at: time };
  };
  const actor = () => ({ kind: 'customer', id: customerId }) as const;

  const deposit = async (price: string, priceSource: PriceSource): Promise<Deposit> => {
    const money = { coinPrice: decimal(price), priceSource, coins: decimal('1000') / BigInt(price) };
    const asked = { customerId, way: 'coin', amount: decimal('1000'), code: 'COIN', symbolId: null } as const;
    const made = await ground.engine.submit({
      kind: 'deposit.submit',
      actor: actor(),
      pricedAtApproval: priceSource.kind === 'tick',
      deposit: { ...asked, ...money, target: { address: 'of the house' }, proof: 'picture' },
    });
    if (isRefusal(made)) throw new Error(made.key);
    return made.deposit;
  };
  const credit = ({ id }: Deposit) => {
    const decided = { depositId: id, decision: 'approved', reason: null, note: null } as const;
    return ground.engine.submit({ kind: 'deposit.decide', ...decided, ...FOUR_EYES });
  };
  const withdraw = async (price: string, priceSource: PriceSource, amount = '100'): Promise<Withdrawal> => {
    const target = { dc_address: 'his own' };
    const sums = { amount: decimal(amount), currencyId: 1, code: 'COIN' };
    const asked = { customerId, way: 'coin', ...sums } as const;
    const made = await ground.engine.submit({
      kind: 'withdrawal.submit',
      actor: actor(),
      fee: { type: 'fixed', rate: 0n },
      pricedAtApproval: priceSource.kind === 'tick',
      withdrawal: {
        ...asked,
        ...{ protocol: '', coinPrice: decimal(price), priceSource, methodId: 1, target, remark: '' },
      },
    });
    if (isRefusal(made)) throw new Error(made.key);
    return made.withdrawal;
  };
  const decide = ({ id }: Withdrawal, decision: 'approved' | 'rejected' = 'approved') => {
    const decided = { withdrawalId: id, decision, reason: null, note: null } as const;
    return ground.engine.submit({ kind: 'withdrawal.decide', ...decided, ...FOUR_EYES });
  };
  const cancel = ({ id }: Withdrawal) =>
    ground.engine.submit({ kind: 'withdrawal.cancel', actor: actor(), customerId, withdrawalId: id });
  const free = async (): Promise<string> => {
    const { accounts } = await ground.account(customerId);
    const found = accounts.find(({ kind, part }) => kind === 'change' && part === 'free');
    return formatDecimal(found?.balance ?? 0n);
  };

  it('for a stable coin the request fixes the number of coins, regardless of the market', async () => {
    await credit(await deposit('1', SET));
    const asked = await withdraw('1', SET);
    await tick('3');
    expect(await decide(asked)).toMatchObject({
      withdrawal: { coins: decimal('100'), coinPrice: decimal('1'), priceSource: SET },
    });
  });

  it('for any other coin the request is an estimate, and the price at approval decides', async () => {
    await credit(await deposit('1', SET));
    const asked = await withdraw('2', seen());
    expect(asked).toMatchObject({ coins: decimal('50'), pricedAtApproval: true });
    await tick('2.5');
    const source = { kind: 'tick', symbolId: 1, seq: 2, at: ground.now };
    ground.now += 3_000;
    expect(await decide(asked)).toMatchObject({
      withdrawal: {
        status: 'approved',
        coins: decimal('40'),
        coinPrice: decimal('2.5'),
        priceSource: source,
      },
    });
  });

  it('requesting, waiting for the price and cancelling gains nothing: the coins paid are worth the amount', async () => {
    await credit(await deposit('1', SET));
    let worth = 0n;
    for (const price of ['1.6', '2.4', '1.9', '2.2', '1.7']) {
      await tick('2');
      const asked = await withdraw('2', seen());
      await tick(price);
      // He leaves the request if the price rose: by his estimate he would receive more than requested.
      if (decimal(price) < decimal('2')) {
        await cancel(asked);
        continue;
      }
      const outcome = await decide(asked);
      if (isRefusal(outcome)) throw new Error(outcome.key);
      const { coins, amount } = outcome.withdrawal;
      worth += ((coins ?? 0n) * decimal(price)) / decimal('1') - amount;
    }
    expect(Number(worth)).toBeLessThanOrEqual(100);
  });

  it('an approval needs a fresh price and moves nothing without one', async () => {
    await credit(await deposit('1', SET));
    const asked = await withdraw('2', seen());
    ground.now += 60_000;
    const before = (await ground.account(customerId)).accounts;
    expect(await decide(asked)).toMatchObject({ key: 'wallet.price_stale', facts: { seconds: 10 } });
    expect((await ground.account(customerId)).accounts).toEqual(before);
    await tick('4', 0);
    expect(await decide(asked)).toMatchObject({ withdrawal: { coins: decimal('25') } });
  });

  it('an approval is refused while a jump awaits confirmation: the last price is the one before it', async () => {
    await credit(await deposit('1', SET));
    const [out, paidIn] = [await withdraw('2', seen()), await deposit('2', seen())];
    const { engine } = ground;
    await engine.submit({ kind: 'settings.change', actor: SYSTEM, values: { price_jump_most: '10' } });
    await tick('4');
    const before = (await ground.account(customerId)).accounts;
    expect(await decide(out)).toMatchObject({ key: 'market.paused' });
    expect(await credit(paidIn)).toMatchObject({ key: 'market.paused' });
    expect((await ground.account(customerId)).accounts).toEqual(before);
    await engine.submit({ kind: 'symbol.resume', actor: SYSTEM, symbolId: 1 });
    await tick('4');
    expect(await decide(out)).toMatchObject({ withdrawal: { coins: decimal('25') } });
    expect(await credit(paidIn)).toMatchObject({ deposit: { coins: decimal('250') } });
  });

  it('an approval at a simulated price is refused unless real money may follow simulated prices', async () => {
    await credit(await deposit('1', SET));
    const [out, paidIn] = [await withdraw('2', seen()), await deposit('2', seen())];
    const { engine } = ground;
    await engine.submit({
      kind: 'symbol.put',
      actor: SYSTEM,
      symbol: { ...EURUSD, id: 1, feed: 'simulator' },
    });
    const before = (await ground.account(customerId)).accounts;
    expect(await decide(out)).toMatchObject({ key: 'market.simulated' });
    expect(await credit(paidIn)).toMatchObject({ key: 'market.simulated' });
    expect((await ground.account(customerId)).accounts).toEqual(before);
    const values = { simulated_for_real: '1' };
    await engine.submit({ kind: 'settings.change', actor: SYSTEM, values });
    expect(await decide(out)).toMatchObject({ withdrawal: { coins: decimal('50') } });
    expect(await credit(paidIn)).toMatchObject({ deposit: { coins: decimal('500') } });
  });

  it('more coins than can be recorded are refused before anything is held', async () => {
    await credit(await deposit('1', SET));
    await expect(withdraw('0.00000001', SET, '950')).rejects.toThrow('ledger.overflow');
    expect((await withdraw('0.00000001', SET, '900')).coins).toBe(decimal('90000000000'));
  });

  it('a rejection needs no price', async () => {
    await credit(await deposit('1', SET));
    const asked = await withdraw('2', seen());
    ground.now += 60_000;
    expect(await decide(asked, 'rejected')).toMatchObject({ withdrawal: { status: 'rejected' } });
    expect(await free()).toBe('1000');
  });

  it('a deposit credits the requested amount, and the approval fixes the number of coins due', async () => {
    const asked = await deposit('2', seen());
    ground.now += 60_000;
    expect(await credit(asked)).toMatchObject({ key: 'wallet.price_stale' });
    await tick('1.6', 0);
    const source = { kind: 'tick', symbolId: 1, seq: 2, at: ground.now };
    expect(await credit(asked)).toMatchObject({
      deposit: { coins: decimal('625'), coinPrice: decimal('1.6'), priceSource: source },
    });
    expect(await free()).toBe('1000');
  });
});
