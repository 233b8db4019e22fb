import {
  checkPurchase,
  durationsFor,
  entryDeadlineOf,
  expiryOf,
  lossAmount,
  nextChange,
} from '@truemark/domain';
import { decimal, formatDecimal } from '@truemark/money';
import type { Results } from '../../kernel/registry.js';
import type { Step } from '../../kernel/step.js';
import { fillTick, requireSource } from '../../market/quotes.js';
import { requireRealPrices } from '../../market/simulator-days.js';
import type { SymbolRow } from '../../market/tables/market.table.js';
import { purchaseWallet } from './account.js';
import { bookStake } from './bookings.js';
import type { BuyOption } from './commands.js';
import { requireFairRatio } from './durations.js';
import { putOption } from './put-option.js';
import type { Duration, Option, OptionTerms } from './tables/option.table.js';

/** Buys an option: the stake is held at once; the entry is the first tick after this instant. */
export function buyOption(step: Step, command: BuyOption): Results['option.buy'] {
  const { state, now } = step;
  const { customerId, symbolId, direction, stake, seconds } = command;
  const symbol = requireOffered(step, customerId, symbolId);
  const duration = durationsFor(state.durations.values(), symbolId).find((each) => each.seconds === seconds);
  if (!duration) return step.refuse('micro.unknown_duration');
  const lossLevel = Number(state.setting('micro_loss_level'));
  const isAsSeen =
    (command.ratio ?? duration.ratio) === duration.ratio && (command.lossLevel ?? lossLevel) === lossLevel;
  if (!isAsSeen) return step.refuse('micro.terms_changed');
  // A lowered limit also ends durations offered above it.
  if (!command.formerly) requireFairRatio(step, duration);
  requireFresh(step, symbol);
  const expiresAt = expiryOf(now, seconds);
  // Inputs of a former version were accepted by its own search, which overlooked a closing before a long closure.
  const closesAt = command.formerly || command.limits === 2 ? null : nextChange(symbol.schedule, now);
  if (closesAt !== null && closesAt <= expiresAt) return step.refuse('micro.market_closes');
  const most = Number(state.setting('micro_max_open'));
  if (state.options.countOf(customerId) >= most) return step.refuse('micro.too_many_open', { most });

  const account = purchaseWallet(state);
  const free = step.wallet(customerId, account, 'free');
  const terms = { stake, ratio: duration.ratio, lossLevel };
  const shared = { customerId, symbolId, direction, startAt: now, expiresAt };
  const refusal = checkPurchase(terms, duration, {
    freeBalance: free.balance,
    exposure: state.options.exposureWith(shared, terms, free.book),
    exposureCap: command.formerly ? 0n : decimal(state.setting('micro_exposure_cap')),
  });
  if (refusal) return step.refuse(refusal.key, refusal.facts);
  state.catalogue.walletOf[account]?.mayLeave?.(step, customerId, stake);
  step.state.catalogue.requireTradable(step, { customerId, asked: stake, mayCost: lossAmount(terms) });

  const option: Option = {
    id: step.next('options'),
    customerId,
    accountId: free.id,
    symbolId,
    direction,
    status: 'running',
    stake,
    seconds,
    startAt: now,
    entryUntil: entryDeadlineOf(now, seconds),
    expiresAt,
    entrySeq: null,
    entryAt: null,
    entryPrice: null,
    exitSeq: null,
    exitAt: null,
    exitPrice: null,
    outcome: null,
    profit: 0n,
    reason: null,
    endedAt: null,
    terms: pinned(duration, lossLevel, Number(state.setting('quote_stale_seconds'))),
  };
  bookStake(step, option);
  putOption(step, option);
  step.emit({ type: 'option.bought', customerId, option });
  return { option };
}

/** The symbol. Refuses the step if this customer may not buy options on it. */
function requireOffered(step: Step, customerId: number, symbolId: number): SymbolRow {
  const { state } = step;
  const customer = state.customers.get(customerId) ?? step.refuse('customer.not_found');
  const { trading: reason } = customer.blocked;
  if (reason !== undefined) step.refuse('customer.blocked', { reason });
  state.catalogue.requireUnblocked(step, customerId);
  if (!state.flag('is_micro')) step.refuse('micro.disabled');
  const symbol = state.symbols.get(symbolId);
  if (!symbol?.isEnabled) return step.refuse('market.unknown_symbol');
  requireRealPrices(step, customer, symbol);
  return symbol;
}

/** The price shown to the buyer must be fresh, although a later tick is the entry. */
function requireFresh(step: Step, symbol: SymbolRow): void {
  requireSource(step, symbol);
  const tick = fillTick(step.state, symbol, step.now);
  if (typeof tick === 'string') step.refuse(tick);
}

const lastPinned = new WeakMap<Duration, OptionTerms>();

/** Terms of a purchase. Options with equal terms share one object. */
function pinned(duration: Duration, lossLevel: number, staleSeconds: number): OptionTerms {
  const last = lastPinned.get(duration);
  if (last?.lossLevel === lossLevel && last.staleSeconds === staleSeconds) return last;
  const terms: OptionTerms = Object.freeze({ ratio: formatDecimal(duration.ratio), lossLevel, staleSeconds });
  lastPinned.set(duration, terms);
  return terms;
}
