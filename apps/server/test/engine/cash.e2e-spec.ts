import { isRefusal } from '@truemark/domain';
import { decimal, formatDecimal } from '@truemark/money';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Command, type Outcome, SYSTEM } from '../../dist/engine/protocol.js';
import type { Deposit } from '../../src/engine/products/deposits/tables/deposit.table.js';
import type { Withdrawal } from '../../src/engine/products/withdrawals/tables/withdrawal.table.js';
import { withDatabases } from '../harness/with-databases.js';
import { FOUR_EYES } from './four-eyes.js';
import { newCustomer, person, startTestEngine, type TestEngine, verifyDerivedData } from './test-engine.js';

const TARGET = { dc_address: 'TWd4WrZ9wn84f5x1hZhL4DHvk738ns5jwb' };

withDatabases((database) => {
  let ground: TestEngine;
  let customerId: number;

  beforeEach(async () => {
    ground = await startTestEngine(database);
    const made = await ground.engine.submit({
      kind: 'customer.create',
      actor: SYSTEM,
      customer: person({ isDemo: false, demoId: null }),
    });
    if (isRefusal(made)) throw new Error(made.key);
    customerId = made.customer.id;
    await ground.price('1.1');
  });
  afterEach(async () => {
    try {
      await verifyDerivedData(ground.target);
    } finally {
      await ground.discard();
    }
  });

  const submit = <C extends Command>(command: C) => ground.engine.submit(command);
  const key = (outcome: Outcome): string | null => (isRefusal(outcome) ? outcome.key : null);
  const customer = () => ({ kind: 'customer', id: customerId }) as const;
  const balance = async (
    kind: 'change' | 'forex',
    part: 'free' | 'held',
    of = customerId,
  ): Promise<string> => {
    const { accounts } = await ground.account(of);
    return formatDecimal(accounts.find((a) => a.kind === kind && a.part === part)?.balance ?? 0n);
  };
  const funding = async (): Promise<string[]> => [
    await balance('change', 'free'),
    await balance('change', 'held'),
  ];

  const deposit = (amount = '1000', more: Partial<Deposit> = {}) =>
    submit({
      kind: 'deposit.submit',
      actor: customer(),
      deposit: {
        customerId,
        way: 'bank',
        amount: decimal(amount),
        code: 'USD',
        target: { bank_name: 'Example Bank' },
        coinPrice: null,
        priceSource: null,
        coins: null,
        symbolId: null,
        proof: 'picture',
        ...more,
      },
    });
  const decideDeposit = (depositId: number, decision: 'approved' | 'rejected' | 'invalid' = 'approved') =>
    submit({ kind: 'deposit.decide', depositId, decision, reason: null, note: null, ...FOUR_EYES });
  const paidIn = async (amount = '1000'): Promise<void> => {
    const made = await deposit(amount);
    if (isRefusal(made)) throw new Error(made.key);
    await decideDeposit(made.deposit.id);
  };
  const withdraw = (amount = '100', more: Partial<Withdrawal> = {}) =>
    submit({
      kind: 'withdrawal.submit',
      actor: customer(),
      fee: { type: 'percent', rate: decimal('1.5') },
      withdrawal: {
        customerId,
        way: 'coin',
        amount: decimal(amount),
        currencyId: 1,
        code: 'USDT',
        protocol: 'TRC20',
        coinPrice: decimal('1'),
        priceSource: { kind: 'set', at: 0 },
        methodId: 1,
        target: TARGET,
        remark: '',
        ...more,
      },
    });
  const decide = (withdrawalId: number, decision: 'approved' | 'rejected') =>
    submit({ kind: 'withdrawal.decide', withdrawalId, decision, reason: 'why', note: null, ...FOUR_EYES });
  const cancel = (withdrawalId: number) =>
    submit({ kind: 'withdrawal.cancel', actor: customer(), customerId, withdrawalId });

  it('credits a deposit once, however many approvals arrive', async () => {
    await deposit('250.5');
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => decideDeposit(1)));
    expect(outcomes.filter((outcome) => key(outcome) === null)).toHaveLength(1);
    expect(outcomes.filter((outcome) => key(outcome) === 'deposit.not_open')).toHaveLength(99);
    expect(await funding()).toEqual(['250.5', '0']);
  });

  it('a rejected or invalid deposit moves no money and stays decided; an unknown and a twenty-first open one are refused', async () => {
    for (const decision of ['rejected', 'invalid'] as const) {
      const made = await deposit();
      if (isRefusal(made)) throw new Error(made.key);
      expect(await decideDeposit(made.deposit.id, decision)).toMatchObject({ deposit: { status: decision } });
      expect(key(await decideDeposit(made.deposit.id))).toBe('deposit.not_open');
    }
    expect(key(await decideDeposit(99))).toBe('deposit.not_found');
    for (let open = 0; open < 20; open++) expect(key(await deposit())).toBeNull();
    expect(key(await deposit())).toBe('deposit.too_many_open');
    expect(await funding()).toEqual(['0', '0']);
  });

  it('one request for a bank account at a time: assigned, proven, credited; cancellable only before the proof', async () => {
    const asked = { target: null, proof: null };
    await deposit('70', asked);
    expect(key(await deposit('70', asked))).toBe('deposit.already_matching');
    const own = { actor: customer(), customerId, depositId: 1 };
    expect(key(await submit({ kind: 'deposit.prove', ...own, proof: 'p' }))).toBe('deposit.not_assigned');
    expect(key(await decideDeposit(1))).toBe('deposit.not_assigned');
    await submit({ kind: 'deposit.assign', depositId: 1, target: { bank_name: 'B' }, ...FOUR_EYES });
    expect(key(await deposit('70', asked))).toBe('deposit.already_matching');
    await submit({ kind: 'deposit.prove', ...own, proof: 'p' });
    expect(key(await submit({ kind: 'deposit.prove', ...own, proof: 'q' }))).toBe('deposit.not_open');
    expect(key(await submit({ kind: 'deposit.cancel', ...own }))).toBe('deposit.cancelled_late');
    await decideDeposit(1);
    expect(await funding()).toEqual(['70', '0']);
    await deposit('70', asked);
    expect(await submit({ kind: 'deposit.cancel', ...own, depositId: 2 })).toMatchObject({
      deposit: { status: 'cancelled' },
    });
  });

  it('a cancelled deposit credits nothing: it cannot be approved, proven or cancelled later', async () => {
    await deposit('70', { target: null, proof: null });
    await submit({ kind: 'deposit.assign', depositId: 1, target: { bank_name: 'B' }, ...FOUR_EYES });
    const own = { actor: customer(), customerId, depositId: 1 };
    expect(key(await submit({ kind: 'deposit.cancel', ...own }))).toBeNull();
    const refuseAll = async (): Promise<void> => {
      expect(key(await decideDeposit(1))).toBe('deposit.not_open');
      expect(key(await submit({ kind: 'deposit.prove', ...own, proof: 'p' }))).toBe('deposit.not_open');
      expect(key(await submit({ kind: 'deposit.cancel', ...own }))).toBe('deposit.not_open');
    };
    await refuseAll();
    await ground.restart();
    await refuseAll();
    expect(await funding()).toEqual(['0', '0']);
  });

  it('holds the requested amount, pays it out less the fee once, and records the payment', async () => {
    await paidIn();
    const made = await withdraw('100.00005');
    expect(made).toMatchObject({ withdrawal: { status: 'pending', received: decimal('98.5') } });
    expect(await funding()).toEqual(['899.99995', '100.00005']);
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => decide(1, 'approved')));
    expect(outcomes.filter((outcome) => key(outcome) === null)).toHaveLength(1);
    expect(await funding()).toEqual(['899.99995', '0']);
    const pay = { kind: 'withdrawal.pay', actor: SYSTEM, withdrawalId: 1, reference: 'tx 1' } as const;
    expect(await submit(pay)).toMatchObject({ withdrawal: { status: 'paid', reference: 'tx 1' } });
    expect(key(await submit(pay))).toBe('withdraw.not_open');
    expect(key(await cancel(1))).toBe('withdraw.not_open');
  });

  it('accepts one of fifty withdrawals of the whole balance', async () => {
    await paidIn();
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => withdraw('1000')));
    expect(outcomes.filter((outcome) => key(outcome) === null)).toHaveLength(1);
    expect(outcomes.filter((outcome) => key(outcome) === 'withdraw.pending_blocks')).toHaveLength(49);
    expect(await funding()).toEqual(['0', '1000']);
  });

  it('returns the money of a rejected or cancelled withdrawal; a concurrent approval and cancellation: one wins', async () => {
    await paidIn();
    await withdraw('400');
    await decide(1, 'rejected');
    expect(await funding()).toEqual(['1000', '0']);
    await withdraw('400');
    const [approved, cancelled] = await Promise.all([decide(2, 'approved'), cancel(2)]);
    expect([key(approved), key(cancelled)]).toEqual([null, 'withdraw.not_open']);
    expect(await funding()).toEqual(['600', '0']);
    await withdraw('100');
    const [first, second] = await Promise.all([cancel(3), decide(3, 'approved')]);
    expect([key(first), key(second)]).toEqual([null, 'withdraw.not_open']);
    expect(await funding()).toEqual(['600', '0']);
  });

  it('a pending withdrawal blocks new exposure while the setting is on, but not stops, closes or cancellations', async () => {
    await paidIn();
    const move = { customerId, from: 'change', to: 'forex', amount: decimal('500') } as const;
    await submit({ kind: 'wallet.transfer', actor: customer(), ...move });
    const terms = { symbolId: 1, side: 'buy', lots: decimal('0.01'), multiple: decimal('100') } as const;
    const open = () => submit({ kind: 'order.open', actor: customer(), customerId, ...terms });
    const place = () => {
      const targetPrice = decimal('1');
      return submit({
        kind: 'order.place',
        actor: customer(),
        customerId,
        ...terms,
        targetPrice,
        expireAt: null,
      });
    };
    expect(key(await open())).toBeNull();
    expect(key(await place())).toBeNull();
    await withdraw('100');
    expect(key(await open())).toBe('withdraw.pending_blocks');
    expect(key(await place())).toBe('withdraw.pending_blocks');
    await ground.restart();
    expect(key(await open())).toBe('withdraw.pending_blocks');
    const own = { actor: customer(), customerId };
    expect(
      key(
        await submit({ kind: 'order.protect', ...own, orderId: 1, stopLoss: decimal('1'), takeProfit: 0n }),
      ),
    ).toBeNull();
    expect(key(await submit({ kind: 'order.cancel', ...own, orderId: 2 }))).toBeNull();
    await ground.price('1.1');
    expect(key(await submit({ kind: 'order.close', ...own, orderId: 1 }))).toBeNull();
    const values = { withdraw_blocks_trading: '0' };
    await submit({ kind: 'settings.change', actor: SYSTEM, values });
    expect(key(await open())).toBeNull();
    expect(key(await withdraw('100'))).toBe('withdraw.pending_blocks');
  });

  it('refuses demo and blocked customers, missing funds, and amounts that the fee would consume', async () => {
    const demo = await newCustomer(ground, '1000');
    expect(key(await deposit('10', { customerId: demo }))).toBe('user.only_real_account');
    expect(key(await withdraw('10', { customerId: demo }))).toBe('user.only_real_account');
    expect(key(await withdraw('10'))).toBe('ledger.insufficient_balance');
    await paidIn('1');
    expect(key(await withdraw('0.00001'))).toBe('withdraw.nothing_received');
    const blocked = { withdrawing: 'asked for' };
    await submit({ kind: 'customer.change', actor: SYSTEM, customerId, change: { blocked } });
    expect(key(await withdraw('1'))).toBe('customer.blocked');
    expect(await funding()).toEqual(['1', '0']);
  });

  it.each(['withdrawing', 'signIn'])(
    'pays out nothing while %s is blocked, but still returns the money on rejection or cancellation',
    async (what) => {
      const block = (reason: string | null) =>
        submit({
          ...{ kind: 'customer.change', actor: SYSTEM, customerId, change: {} },
          block: { what: what as 'withdrawing' | 'signIn', reason },
        });
      const pay = (withdrawalId: number, more: { formerly?: true } = {}) =>
        submit({ kind: 'withdrawal.pay', actor: SYSTEM, withdrawalId, reference: 'sent', ...more });
      await paidIn('1000');
      await withdraw('100');
      await block('a word with the bank');
      expect(key(await decide(1, 'approved'))).toBe('withdraw.blocked');
      await block(null);
      expect(key(await decide(1, 'approved'))).toBeNull();
      await block('once more');
      expect(key(await pay(1))).toBe('withdraw.blocked');
      await ground.restart();
      expect(key(await pay(1))).toBe('withdraw.blocked');
      // A former input, from before the rule existed: a replay must decide it the former way.
      expect(key(await pay(1, { formerly: true }))).toBeNull();
      await block(null);
      await withdraw('50');
      await block('and again');
      expect(key(await decide(2, 'rejected'))).toBeNull();
      await block(null);
      await withdraw('50');
      await block('and again');
      expect(key(await cancel(3))).toBeNull();
    },
  );

  it('corrects a balance by a separate entry, never below zero', async () => {
    const adjust = (amount: string) =>
      submit({
        kind: 'wallet.adjust',
        actor: SYSTEM,
        customerId,
        account: 'change',
        amount: decimal(amount),
        memo: 'a correction',
        refId: 1,
      });
    expect(key(await adjust('5.5'))).toBeNull();
    expect(key(await adjust('-6'))).toBe('ledger.insufficient_balance');
    expect(key(await adjust('-5'))).toBeNull();
    expect(await funding()).toEqual(['0.5', '0']);
  });
});
