import { isRefusal } from '@truemark/domain';
import { decimal, formatDecimal } from '@truemark/money';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Command, type Outcome, type RowWrite, SYSTEM } from '../../dist/engine/protocol.js';
import type { DepositWay } from '../../src/engine/products/deposits/commands.js';
import type { WithdrawalCurrency } from '../../src/engine/products/withdrawals/tables/withdrawal-terms.table.js';
import { withDatabases } from '../harness/with-databases.js';
import { FOUR_EYES } from './four-eyes.js';
import {
  newCustomer,
  person,
  startTestEngine,
  type TestEngine,
  verifyDerivedData,
  WEDNESDAY,
} from './test-engine.js';

const HOUR = 3_600_000;
const USDT: WithdrawalCurrency = {
  ...{ id: 1, way: 'coin', code: 'USDT', protocol: 'TRC20', feeType: 'percent', feeRate: decimal('1') },
  ...{ priceSymbolId: null, price: decimal('1'), least: decimal('10'), most: decimal('500') },
  ...{ sort: 1, isEnabled: true },
};
const BANK: WithdrawalCurrency = {
  ...{ ...USDT, id: 2, way: 'bank', code: 'USD', protocol: '', feeType: 'fixed', feeRate: decimal('2') },
};
/** Priced by symbol 1. */
const COIN: WithdrawalCurrency = { ...USDT, id: 3, code: 'COIN', priceSymbolId: 1 };
const METHODS = [USDT, BANK, COIN].map(({ id, way }) => ({
  ...{ id, customerId: 1, way, currencyId: id, given: 'sealed', boundAt: WEDNESDAY },
  ...{ usableAt: WEDNESDAY + HOUR, removedAt: null },
}));
const ADDRESS = {
  ...{ id: 1, code: 'USDT', protocol: 'TRC20', address: 'of the house', priceSymbolId: null },
  ...{ price: decimal('2'), least: decimal('10'), most: decimal('500'), sort: 1, isEnabled: true },
};
const CURRENCY = { id: 1, name: 'USD', least: decimal('50'), most: 0n, sort: 1, isEnabled: true };
const ACCOUNT = {
  ...{ id: 1, currencyId: 1, bankName: 'A bank', bankAddress: '', bankSwift: '', payeeName: 'The house' },
  ...{ payeeAccount: '1', bankRemark: '', sort: 1, isEnabled: true },
};

withDatabases((database) => {
  let ground: TestEngine;
  const customerId = 1;
  /** Wall clock, sent by the gateway with each request. */
  let at: number;

  beforeEach(async () => {
    ground = await startTestEngine(database);
    at = WEDNESDAY + HOUR;
    const customer = person({ isDemo: false, demoId: null });
    await submit({ kind: 'customer.create', actor: SYSTEM, customer });
    await write('withdrawal_currencies', USDT, BANK, COIN);
    await write('payout_methods', ...METHODS);
    await write('deposit_addresses', ADDRESS);
    await write('bank_currencies', CURRENCY);
    await write('bank_accounts', ACCOUNT);
  });
  afterEach(async () => {
    try {
      await verifyDerivedData(ground.target);
    } finally {
      await ground.discard();
    }
  });

  const submit = <C extends Command>(command: C) => ground.engine.submit(command);
  const write = (table: string, ...each: object[]) =>
    submit({
      kind: 'rows.record',
      actor: SYSTEM,
      rows: each.map((row): RowWrite => ({ op: 'upsert', table, row })),
    });
  const set = (values: Record<string, string>) => submit({ kind: 'settings.change', actor: SYSTEM, values });
  const key = (outcome: Outcome): string | null => (isRefusal(outcome) ? outcome.key : null);
  const actor = { kind: 'customer', id: customerId } as const;
  const draw = (amount: string, currencyId = 1, methodId = currencyId) =>
    submit({
      kind: 'withdrawal.request',
      actor,
      at,
      withdrawal: { customerId, amount: decimal(amount), currencyId, methodId, target: {}, remark: '' },
    });
  const cancel = (withdrawalId: number) =>
    submit({ kind: 'withdrawal.cancel', actor, customerId, withdrawalId });
  const payIn = (amount: string, to: DepositWay, proof: string | null = 'picture') =>
    submit({ kind: 'deposit.request', actor, customerId, amount: decimal(amount), proof, to, at });
  const address = { kind: 'address', id: 1, address: 'of the house' } as const;
  const funded = async (): Promise<void> => {
    const made = await payIn('500', address);
    if (isRefusal(made)) throw new Error(made.key);
    const decided = { depositId: made.deposit.id, decision: 'approved', reason: null, note: null } as const;
    await submit({ kind: 'deposit.decide', ...decided, ...FOUR_EYES });
  };

  it('a withdrawal is checked against the bounds and the fee in force when it is processed', async () => {
    await funded();
    expect(key(await draw('9'))).toBe('withdraw.amount_too_small');
    expect(key(await draw('501'))).toBe('withdraw.amount_too_large');
    // The terms changed after the customer saw them and before the request: the current terms apply.
    const [, asked] = await Promise.all([
      write('withdrawal_currencies', { ...USDT, feeRate: decimal('10'), least: decimal('100') }),
      draw('100'),
    ]);
    const terms = {
      code: 'USDT',
      protocol: 'TRC20',
      way: 'coin',
      feeType: 'percent',
      feeRate: decimal('10'),
    };
    expect(asked).toMatchObject({
      withdrawal: { ...terms, fee: decimal('10'), received: decimal('90'), coins: decimal('90') },
    });
    await cancel(1);
    expect(key(await draw('99'))).toBe('withdraw.amount_too_small');
    await ground.restart();
    expect(key(await draw('99'))).toBe('withdraw.amount_too_small');
    await write('withdrawal_currencies', { ...USDT, isEnabled: false });
    expect(key(await draw('100'))).toBe('withdraw.way_gone');
    expect(key(await draw('100', 9))).toBe('withdraw.way_gone');
    await set({ is_withdraw_bank_card: '1', is_bank_out_amount: '1' });
    expect(key(await draw('20.5', 2))).toBe('withdraw.whole_number');
    expect(await draw('20', 2)).toMatchObject({ withdrawal: { received: decimal('18'), coins: null } });
    await set({ is_withdraw_bank_card: '0' });
    expect(key(await draw('20', 2))).toBe('withdraw.way_gone');
  });

  it('refuses a withdrawal while a changed credential or a new method has to wait, or to a method not usable', async () => {
    await funded();
    at -= 1;
    expect(key(await draw('100'))).toBe('withdraw.method_waits');
    at += 1;
    expect(key(await draw('100', 1, 2))).toBe('withdraw.method_not_found');
    await write('payout_methods', { ...METHODS[0], customerId: 2 });
    expect(key(await draw('100'))).toBe('withdraw.method_not_found');
    await write('payout_methods', { ...METHODS[0], removedAt: at });
    expect(key(await draw('100'))).toBe('withdraw.method_not_found');
    await write('payout_methods', METHODS[0] as object);
    await set({ withdraw_credential_hours: '24' });
    const changed = { customerId, change: {}, credentialAt: at };
    const [, asked] = await Promise.all([
      submit({ kind: 'customer.change', actor, ...changed }),
      draw('100'),
    ]);
    expect(asked).toMatchObject({ key: 'withdraw.credential_waits', facts: { hours: 24 } });
    // Lowering the requirement does not shorten a wait that has begun.
    await set({ withdraw_credential_hours: '1' });
    await submit({ kind: 'customer.change', actor, ...changed });
    at += 24 * HOUR - 1;
    expect(key(await draw('100'))).toBe('withdraw.credential_waits');
    await ground.restart();
    expect(key(await draw('100'))).toBe('withdraw.credential_waits');
    at += 1;
    expect(key(await draw('100'))).toBeNull();
  });

  it('the engine prices a coin itself, by the last fresh bid of its symbol, and refuses a stale one', async () => {
    await funded();
    expect(key(await draw('100', 3))).toBe('market.stale_quote');
    await ground.price('4');
    expect(await draw('100', 3)).toMatchObject({
      withdrawal: {
        ...{ coinPrice: decimal('4'), coins: decimal('24.75'), pricedAtApproval: true },
        priceSource: { kind: 'tick', symbolId: 1, seq: 1 },
      },
    });
    ground.now += HOUR;
    await cancel(1);
    expect(key(await draw('100', 3))).toBe('market.stale_quote');
  });

  it('a deposit is checked against the way to pay that the customer was shown, and its bounds', async () => {
    expect(key(await payIn('9', address))).toBe('deposit.amount_too_small');
    expect(key(await payIn('501', address))).toBe('deposit.amount_too_large');
    expect(await payIn('10', address)).toMatchObject({
      deposit: {
        ...{ way: 'coin', code: 'USDT', coins: decimal('5'), coinPrice: decimal('2') },
        target: { address: 'of the house', protocol: 'TRC20' },
      },
    });
    const [, late] = await Promise.all([
      write('deposit_addresses', { ...ADDRESS, address: 'another one' }),
      payIn('10', address),
    ]);
    expect(key(late)).toBe('deposit.way_gone');
    await set({ is_recharge_bank_card: '1', edit_recharge_bank_info: '0' });
    expect(key(await payIn('49', { kind: 'account', id: 1 }))).toBe('deposit.amount_too_small');
    expect(await payIn('50', { kind: 'account', id: 1 })).toMatchObject({
      deposit: { way: 'bank', code: 'USD', symbolId: 1, target: { payee_account: '1' } },
    });
    const matching = { kind: 'matching', currencyId: 1 } as const;
    expect(key(await payIn('50', matching, null))).toBe('deposit.way_gone');
    await set({ edit_recharge_bank_info: '1' });
    expect(key(await payIn('49', matching, null))).toBe('deposit.amount_too_small');
    expect(await payIn('50', matching, null)).toMatchObject({ deposit: { target: null, code: 'USD' } });
    await write('bank_currencies', { ...CURRENCY, isEnabled: false });
    expect(key(await payIn('50', { kind: 'account', id: 1 }))).toBe('deposit.way_gone');
  });

  it('switching to one account moves the options money of demo customers in the same step', async () => {
    const demo = [await newCustomer(ground, '100'), await newCustomer(ground, '200')];
    await set({ only_one_account: '1' });
    const held = await Promise.all(demo.map(ground.account));
    const balances = held.map(({ accounts }) =>
      accounts
        .filter(({ kind, part }) => kind !== 'change' && part === 'free')
        .map(({ kind, balance }) => `${kind} ${formatDecimal(balance)}`)
        .sort(),
    );
    expect(balances).toEqual([
      ['forex 200', 'micro 0'],
      ['forex 400', 'micro 0'],
    ]);
  });
});
