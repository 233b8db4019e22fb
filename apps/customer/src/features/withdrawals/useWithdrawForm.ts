import { formatDecimal, parseDecimal } from '@truemark/money';
import { useState } from 'react';
import type { User } from '../../api/users.js';
import type { VerificationStanding } from '../../api/verification.js';
import type { PayoutCurrency, PayoutMethod, PayoutWay, WithdrawalRequest } from '../../api/withdrawals.js';
import { clearSent } from '../../ui/clear-sent.js';
import { useAccounts } from '../accounts/useAccounts.js';
import { useFlag } from '../configuration/configuration.js';
import { allOf, checkAmount } from '../wallet/check-amount.js';
import { useFaults } from '../wallet/useFaults.js';
import { payoutOf } from './payout.js';
import { useWait } from './useWait.js';
import { useDrawCall, useMethodsAgain, useWithdrawalGate } from './useWithdrawals.js';
import { type Destination, useWithdrawDraft } from './useWithdrawDraft.js';

const REFUSED_AT = {
  'withdraw.amount_too_small': 'amount',
  'withdraw.amount_too_large': 'amount',
  'withdraw.nothing_received': 'amount',
  'ledger.insufficient_balance': 'amount',
  'withdraw.method_waits': 'methodId',
  'withdraw.method_not_found': 'methodId',
  'withdraw.too_many_methods': 'address',
  'auth.locked': 'payPassword',
};

export interface WithdrawTerms {
  readonly user: User;
  readonly way: PayoutWay;
  readonly currencies: readonly PayoutCurrency[];
  readonly methods: readonly PayoutMethod[];
  /** Time at which the methods' waits were received. */
  readonly heardAt: number;
  /** Verification status; undefined if not required or unknown. */
  readonly standing: VerificationStanding | undefined;
}

/** State of the withdrawal form: inputs, results, and what prevents sending. */
export function useWithdrawForm({ user, way, currencies, methods, heardAt }: WithdrawTerms) {
  const { draft, set, clear } = useWithdrawDraft(way, user.id);
  const { address = '', text = '', memo = '' } = draft;
  const [password, setPassword] = useState('');
  const [asked, setAsked] = useState(false);
  const faults = useFaults(REFUSED_AT, { isPayout: true });
  const call = useDrawCall();
  const methodsAgain = useMethodsAgain(way);
  const waitLeft = useWait(heardAt);
  const gate = useWithdrawalGate();
  const gateLeft = useWait(gate.dataUpdatedAt);
  const isWithdrawing = typeof gate.data?.pendingId === 'number';
  const credentialWait = gateLeft(gate.data?.credentialWaitMs ?? 0);
  const hasPayPassword = gate.data?.hasPayPassword ?? user.hasPayPassword;
  const asksPassword = useFlag('is_withdraw_pay_pwd');
  const whole = useFlag('is_bank_out_amount') && way === 'bank';
  const funding = useAccounts().accounts?.find((account) => account.type === 'change');

  const currency = currencies.find(({ id }) => id === draft.currencyId) ?? (currencies[0] as PayoutCurrency);
  const bound = methods.filter((each) => each.currency.id === currency.id);
  // Without a saved method the form starts with a typed address.
  const to: Destination = way === 'bank' ? 'bound' : (draft.to ?? (bound.length > 0 ? 'bound' : 'typed'));
  const method = to === 'bound' ? (bound.find(({ id }) => id === draft.methodId) ?? bound[0]) : undefined;
  const bounds = {
    least: currency.least,
    most: currency.most,
    free: funding?.free,
    whole,
  };
  const amountFault = checkAmount(text, bounds);
  const amount = parseDecimal(text);
  const payout = amount !== null && amount > 0n ? payoutOf(amount, currency, way) : null;
  const wait = method ? waitLeft(method.waitMs) : 0;
  const opensAt = Math.max(
    heardAt + (method?.waitMs ?? 0),
    gate.dataUpdatedAt + (gate.data?.credentialWaitMs ?? 0),
  );
  const lacksAddress = to === 'typed' && address.trim() === '';
  const lacksPassword = asksPassword && password.length !== 6;

  const change = (field: string, typed: Parameters<typeof set>[0]) => {
    set(typed);
    faults.forget(field);
  };
  /** The typed address is now saved: select it among the saved ones, with its waiting time. */
  const lookAtBound = async () => {
    await methodsAgain();
    set({ methodId: null, to: 'bound', address: '' });
  };
  const draw = (then: () => void) => {
    const request: WithdrawalRequest = {
      currencyId: currency.id,
      amount: text,
      ...(memo.trim() !== '' && { memo: memo.trim() }),
      ...(method ? { methodId: method.id } : { address: address.trim() }),
      ...(asksPassword && { payPassword: password }),
    };
    call.send(request, {
      onSuccess: () => {
        clear({ address, text, memo, to });
        faults.clear();
      },
      onRefused: (refusal) => {
        faults.refuse(refusal);
        if (refusal.key === 'withdraw.method_waits') void lookAtBound();
      },
      onSettled: () => {
        setAsked(false);
        setPassword(clearSent(password, ''));
        then();
      },
    });
  };
  return {
    ...{
      currency,
      bound,
      method,
      to,
      address,
      text,
      memo,
      password,
      asked,
      bounds,
      amountFault,
      payout,
      wait,
    },
    ...{
      lacksAddress,
      lacksPassword,
      asksPassword,
      isWithdrawing,
      busy: call.busy,
      errorAt: faults.at,
      draw,
    },
    credentialWait,
    /** End of both waits, by the device clock. */
    opensAt,
    lookAtBound,
    refuse: faults.refuse,
    lacksPayPassword: asksPassword && !hasPayPassword,
    isComplete: !amountFault && !lacksAddress && !lacksPassword && (payout?.received ?? 0n) > 0n,
    ask: () => setAsked(true),
    takeAll: () => change('amount', { text: formatDecimal(allOf(bounds)) }),
    setCurrency: (id: number) => {
      set({ currencyId: id, methodId: null });
      faults.clear();
    },
    /** Makes the defaults a choice. */
    pin: () =>
      change('methodId', { currencyId: currency.id, methodId: method?.id ?? null, ...(!method && { to }) }),
    setMethod: (methodId: number) => change('methodId', { methodId }),
    setTo: (next: Destination) => change('methodId', { to: next }),
    setAddress: (typed: string) => change('address', { address: typed }),
    setText: (typed: string) => change('amount', { text: typed }),
    setMemo: (typed: string) => set({ memo: typed }),
    setPassword: (typed: string) => {
      setPassword(typed);
      faults.forget('payPassword');
    },
  };
}

export type WithdrawForming = ReturnType<typeof useWithdrawForm>;
