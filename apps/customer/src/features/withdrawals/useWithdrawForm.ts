import type { DrawCurrency, DrawMethod, User } from '@truemark/contracts';
import { decimal, formatDecimal, parseDecimal } from '@truemark/money';
import { useState } from 'react';
import type { Drawing } from '../../api/withdrawals.js';
import { useAccounts } from '../accounts/useAccounts.js';
import { useFlag } from '../configuration/configuration.js';
import { allOf, checkAmount } from '../wallet/check-amount.js';
import { useFaults } from '../wallet/useFaults.js';
import { payoutOf } from './payout.js';
import { useWait } from './useWait.js';
import { useDrawCall, useDrawGate, useMethodsAgain, type WithdrawType, wayOf } from './useWithdrawals.js';

const REFUSED_AT = {
  'withdraw.amount_too_small': 'number',
  'withdraw.amount_too_large': 'number',
  'withdraw.nothing_received': 'number',
  'ledger.insufficient_balance': 'number',
  'withdraw.method_waits': 'draw_method_id',
  'withdraw.method_not_found': 'draw_method_id',
  'withdraw.too_many_methods': 'address',
  'auth.locked': 'pay_password',
};

export interface WithdrawTerms {
  readonly user: User;
  readonly type: WithdrawType;
  readonly currencies: readonly DrawCurrency[];
  readonly methods: readonly DrawMethod[];
  /** When the methods' waits were told. */
  readonly heardAt: number;
}

/** Where it goes: a bound method, or an address that is typed in. */
export type Destination = 'bound' | 'typed';

/** What is asked for on the withdrawal page, what it comes to, and what keeps it from being sent. */
export function useWithdrawForm({ user, type, currencies, methods, heardAt }: WithdrawTerms) {
  const [currencyId, setCurrencyId] = useState<number | null>(null);
  const [methodId, setMethodId] = useState<number | null>(null);
  const [to, setTo] = useState<Destination>('bound');
  const [address, setAddress] = useState('');
  const [text, setText] = useState('');
  const [memo, setMemo] = useState('');
  const [password, setPassword] = useState('');
  const [asked, setAsked] = useState(false);
  const faults = useFaults(REFUSED_AT);
  const call = useDrawCall();
  const methodsAgain = useMethodsAgain(wayOf(type));
  const waitLeft = useWait(heardAt);
  const gate = useDrawGate();
  const gateLeft = useWait(gate.dataUpdatedAt);
  const isWithdrawing = typeof gate.data?.pending_id === 'number';
  const credentialWait = gateLeft(gate.data?.credential_wait_ms ?? 0);
  const hasPayPassword = (gate.data?.has_pay_password ?? user.has_pay_password) === 1;
  const asksPassword = useFlag('is_withdraw_pay_pwd');
  const whole = useFlag('is_bank_out_amount') && type === 1;
  const funding = useAccounts().accounts?.find((account) => account.type === 'change');

  const currency = currencies.find(({ id }) => id === currencyId) ?? (currencies[0] as DrawCurrency);
  const bound = methods.filter(({ draw_currency }) => draw_currency.id === currency.id);
  const method = to === 'bound' ? (bound.find(({ id }) => id === methodId) ?? bound[0]) : undefined;
  const bounds = {
    least: decimal(currency.min_amount),
    most: decimal(currency.max_amount),
    free: funding && funding.free,
    whole,
  };
  const amountFault = checkAmount(text, bounds);
  const amount = parseDecimal(text);
  const payout =
    amount !== null && amount > 0n ? payoutOf(amount, currency, type === 0 ? 'coin' : 'bank') : null;
  const wait = method ? waitLeft(method.wait_ms) : 0;
  const lacksAddress = to === 'typed' && address.trim() === '';
  const lacksPassword = asksPassword && password.length !== 6;

  const change =
    <V>(field: string, set: (value: V) => void) =>
    (value: V) => {
      set(value);
      faults.forget(field);
    };
  /** An address that was typed is bound now: it stands among the bound ones, with its waiting time. */
  const lookAtBound = async () => {
    await methodsAgain();
    setMethodId(null);
    setTo('bound');
  };
  const draw = (then: () => void) => {
    const drawing: Drawing = {
      draw_currency_id: currency.id,
      number: text,
      ...(memo.trim() !== '' && { memo: memo.trim() }),
      ...(method ? { draw_method_id: method.id } : { address: address.trim() }),
      ...(asksPassword && { pay_password: password }),
    };
    call.send(drawing, {
      onSuccess: () => {
        setText('');
        setMemo('');
        faults.clear();
      },
      onRefused: (refusal) => {
        faults.refuse(refusal);
        if (refusal.key === 'withdraw.method_waits') void lookAtBound();
      },
      onSettled: () => {
        setAsked(false);
        setPassword('');
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
    lacksPayPassword: asksPassword && !hasPayPassword,
    isComplete: !amountFault && !lacksAddress && !lacksPassword && (payout?.received ?? 0n) > 0n,
    ask: () => setAsked(true),
    takeAll: () => change('number', setText)(formatDecimal(allOf(bounds))),
    setCurrency: (id: number) => {
      setCurrencyId(id);
      setMethodId(null);
      faults.clear();
    },
    setMethod: change('draw_method_id', setMethodId),
    setTo: change('draw_method_id', setTo),
    setAddress: change('address', setAddress),
    setText: change('number', setText),
    setMemo,
    setPassword: change('pay_password', setPassword),
  };
}

export type WithdrawForming = ReturnType<typeof useWithdrawForm>;
