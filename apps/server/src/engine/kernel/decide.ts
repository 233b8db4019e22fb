import { publishDay, revealDay, startFeeds } from '../market/simulator-days.js';
import { cancelSymbolChange, holdSymbolChange, putSymbol, resumeSymbol } from '../market/symbols.js';
import { closeAllOrders, closeOrder } from '../products/contracts/close-order.js';
import { openOrder } from '../products/contracts/open-order.js';
import { cancelOrder, expireOrder, placeOrder } from '../products/contracts/pending-orders.js';
import { protectOrder } from '../products/contracts/protect-order.js';
import { changeCustomer, createCustomer } from '../products/customers/customers.js';
import { resetDemo } from '../products/customers/demo-reset.js';
import {
  assignDeposit,
  cancelDeposit,
  decideDeposit,
  proveDeposit,
  submitDeposit,
} from '../products/deposits/deposits.js';
import { setLimits } from '../products/limits/set-limits.js';
import { buyOption } from '../products/options/buy-option.js';
import { putDuration, removeDuration } from '../products/options/durations.js';
import { askSale, offerOption } from '../products/options/sell-option.js';
import { settleOptions } from '../products/options/settle-options.js';
import { changeSettings, recordRows } from '../products/settings/settings.js';
import { adjust, transfer } from '../products/wallet/wallet.js';
import {
  cancelWithdrawal,
  decideWithdrawal,
  payWithdrawal,
  submitWithdrawal,
} from '../products/withdrawals/withdrawals.js';
import type { Command, Results } from '../protocol.js';
import type { Step } from './step.js';

type Handlers = {
  readonly [K in Command['kind']]: (step: Step, command: Extract<Command, { kind: K }>) => Results[K];
};

const handlers: Handlers = {
  'rows.record': recordRows,
  'customer.create': createCustomer,
  'customer.change': changeCustomer,
  'demo.reset': resetDemo,
  'wallet.transfer': transfer,
  'wallet.adjust': adjust,
  'deposit.submit': submitDeposit,
  'deposit.assign': assignDeposit,
  'deposit.prove': proveDeposit,
  'deposit.cancel': cancelDeposit,
  'deposit.decide': decideDeposit,
  'withdrawal.submit': submitWithdrawal,
  'withdrawal.cancel': cancelWithdrawal,
  'withdrawal.decide': decideWithdrawal,
  'withdrawal.pay': payWithdrawal,
  'order.open': openOrder,
  'order.place': placeOrder,
  'order.close': closeOrder,
  'order.close_all': closeAllOrders,
  'order.cancel': cancelOrder,
  'order.expire': expireOrder,
  'order.protect': protectOrder,
  'option.buy': buyOption,
  'option.settle': settleOptions,
  'option.offer': offerOption,
  'option.sale': askSale,
  'duration.put': putDuration,
  'duration.remove': removeDuration,
  'limits.set': setLimits,
  'settings.change': changeSettings,
  'symbol.put': putSymbol,
  'symbol.hold': holdSymbolChange,
  'symbol.cancel_change': cancelSymbolChange,
  'symbol.resume': resumeSymbol,
  'feeds.start': startFeeds,
  'simulator.publish': publishDay,
  'simulator.reveal': revealDay,
};

/** Decides one command: changes the state through the step, or throws `StepRefused`. No clock, no chance, no waiting. */
export function decide(step: Step, command: Command): Results[Command['kind']] {
  const handler = handlers[command.kind] as (step: Step, command: Command) => Results[Command['kind']];
  return handler(step, command);
}

/** Commands that only write rows, or only look, alter no decision and are not journalled. */
export const isInput = ({ kind }: Command): boolean => kind !== 'rows.record' && kind !== 'option.offer';
