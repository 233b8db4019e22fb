import { decimal, ONE } from '@truemark/money';
import { type Command, SYSTEM } from '../../../dist/engine/protocol.js';
import { FOUR_EYES } from '../four-eyes.js';
import type { CashAction } from './cash-actions.js';

/** State needed to make an action on money concrete. */
export interface CashScene {
  readonly now: number;
  readonly customers: readonly number[];
  /** Highest deposit and withdrawal numbers so far. */
  readonly deposits: number;
  readonly withdrawals: number;
}

/** Price of one coin, chosen so that amounts in coins do not end. */
const COIN = decimal('0.9993');
const WORDS = { reason: 'why', note: null };

export function cashCommand(action: CashAction, scene: CashScene): Command {
  const customerId = scene.customers[action.customer] as number;
  const actor = { kind: 'customer', id: customerId } as const;
  const own = { actor, customerId };
  switch (action.kind) {
    case 'adjust': {
      const { account } = action;
      const amount = BigInt(action.amount) * ONE;
      return { kind: 'wallet.adjust', actor: SYSTEM, customerId, account, amount, memo: 'more', refId: 1 };
    }
    case 'transfer': {
      const { from, to } = action;
      return { kind: 'wallet.transfer', ...own, from, to, amount: BigInt(action.amount) * ONE };
    }
    case 'payIn':
      return payIn(action, own, scene);
    case 'depositAction':
      return depositAction(action, own, scene);
    case 'withdraw':
      return withdraw(action, own, scene);
    case 'withdrawalAction':
      return withdrawalAction(action, own, scene);
  }
}

type Own = { readonly actor: Command['actor']; readonly customerId: number };

function payIn({ way, amount: sum }: CashAction & { kind: 'payIn' }, own: Own, { now }: CashScene): Command {
  const amount = BigInt(sum) * ONE + 7n;
  const coins = (amount * ONE + COIN / 2n) / COIN;
  const coin = { coinPrice: COIN, priceSource: { kind: 'set', at: now } as const, coins };
  const none = { coinPrice: null, priceSource: null, coins: null };
  const deposit = {
    customerId: own.customerId,
    way: way === 'coin' ? ('coin' as const) : ('bank' as const),
    amount,
    code: way === 'coin' ? 'USDT' : 'USD',
    target: way === 'askForBank' ? null : { address: 'there' },
    ...(way === 'coin' ? coin : none),
    symbolId: way === 'coin' ? null : 1,
    proof: way === 'askForBank' ? null : 'picture',
  };
  return { kind: 'deposit.submit', actor: own.actor, deposit };
}

function depositAction(action: CashAction & { kind: 'depositAction' }, own: Own, scene: CashScene): Command {
  const depositId = Math.max(1, scene.deposits + 1 - action.back);
  const { act } = action;
  switch (act) {
    case 'assign':
      return { kind: 'deposit.assign', depositId, target: { bank_name: 'B' }, ...FOUR_EYES };
    case 'prove':
      return { kind: 'deposit.prove', ...own, depositId, proof: 'picture' };
    case 'cancel':
      return { kind: 'deposit.cancel', ...own, depositId };
    default:
      return { kind: 'deposit.decide', depositId, decision: act, ...WORDS, ...FOUR_EYES };
  }
}

function withdraw(action: CashAction & { kind: 'withdraw' }, own: Own, { now }: CashScene): Command {
  const { way, amount, isPercent, fee } = action;
  const withdrawal = {
    customerId: own.customerId,
    way,
    amount: BigInt(amount) * ONE + 12_345n,
    currencyId: 1,
    code: way === 'coin' ? 'USDT' : 'USD',
    protocol: way === 'coin' ? 'TRC20' : '',
    coinPrice: way === 'coin' ? COIN : null,
    priceSource: way === 'coin' ? ({ kind: 'set', at: now } as const) : null,
    methodId: 1,
    target: { address: 'there' },
    remark: '',
  };
  const rate = isPercent ? (BigInt(fee) * ONE) / 10n : BigInt(fee) * ONE;
  const terms = { type: isPercent ? ('percent' as const) : ('fixed' as const), rate };
  return { kind: 'withdrawal.submit', actor: own.actor, fee: terms, withdrawal };
}

function withdrawalAction(
  action: CashAction & { kind: 'withdrawalAction' },
  own: Own,
  scene: CashScene,
): Command {
  const withdrawalId = Math.max(1, scene.withdrawals + 1 - action.back);
  const { act } = action;
  switch (act) {
    case 'cancel':
      return { kind: 'withdrawal.cancel', ...own, withdrawalId };
    case 'pay':
      return { kind: 'withdrawal.pay', actor: SYSTEM, withdrawalId, reference: 'tx' };
    default:
      return { kind: 'withdrawal.decide', withdrawalId, decision: act, ...WORDS, ...FOUR_EYES };
  }
}
