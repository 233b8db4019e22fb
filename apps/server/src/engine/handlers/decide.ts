import type { Command, Results } from '../protocol.js';
import type { Step } from '../step.js';
import { closeAllOrders, closeOrder } from './close-order.js';
import { changeSettings, recordRows } from './configuration.js';
import { changeCustomer, createCustomer } from './customers.js';
import { resetDemo } from './demo-reset.js';
import { assignDeposit, cancelDeposit, decideDeposit, proveDeposit, submitDeposit } from './deposits.js';
import { putDuration, removeDuration } from './durations.js';
import { publishDay, revealDay, startFeeds } from './feeds.js';
import { setLimits } from './limits.js';
import { openOrder } from './open-order.js';
import { buyOption } from './options.js';
import { cancelOrder, expireOrder, placeOrder } from './pending-orders.js';
import { protectOrder } from './protect-order.js';
import { askSale, offerOption } from './sell-option.js';
import { settleOptions } from './settle-options.js';
import { cancelSymbolChange, holdSymbolChange, putSymbol, resumeSymbol } from './symbols.js';
import { adjust, transfer } from './wallet.js';
import { cancelWithdrawal, decideWithdrawal, payWithdrawal, submitWithdrawal } from './withdrawals.js';

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
