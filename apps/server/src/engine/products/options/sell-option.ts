import {
  decideSale,
  isStale,
  SALE_FORMULA,
  type SaleFormula,
  SELL_BACK_LEAST_LEFT,
  type SellBackOffer,
  type SellBackOption,
  saleDeadlineOf,
  sellBackOffer,
  type Tick,
} from '@truemark/domain';
import { decimal, formatDecimal, product, type Ratio } from '@truemark/money';
import type { Results } from '../../kernel/registry.js';
import type { Step } from '../../kernel/step.js';
import type { AskSale, OfferOption } from './commands.js';
import { payoutTermsOf } from './option-book.js';
import { putSale, refuseSale } from './put-sale.js';
import { endOption } from './settle-options.js';
import type { Option, OptionSale, SaleRecord } from './tables/option.table.js';

/** Indicative buy-back price of a running option at the last tick. Not binding. */
export function offerOption(step: Step, command: OfferOption): Results['option.offer'] {
  const option = requireSellable(step, command);
  const spread = spreadOf(step);
  const { found, last } = requireOffer(step, option, spread, formulaFor(command));
  return {
    offer: { optionId: option.id, stake: option.stake, ...found, spread, seq: last.seq, at: step.now },
  };
}

/** Requests a sale, priced by the first tick after this instant. */
export function askSale(step: Step, command: AskSale): Results['option.sale'] {
  const { state, now } = step;
  const option = requireSellable(step, command);
  if (state.sales.of(option.id)) step.refuse('micro.sale_waiting');
  const spread = spreadOf(step);
  const formula = formulaFor(command);
  requireOffer(step, option, spread, formula);
  const until = saleDeadlineOf(now, option.expiresAt);
  // The tick must be later than the request, and there is no time left for one.
  if (until <= now) step.refuse('micro.no_offer');
  const sale: OptionSale = {
    id: step.next('sales'),
    optionId: option.id,
    customerId: option.customerId,
    symbolId: option.symbolId,
    status: 'waiting',
    least: command.least,
    spread,
    formula,
    askedAt: now,
    until,
    reason: null,
    seq: null,
    price: null,
    chance: null,
    decidedAt: null,
  };
  putSale(step, sale);
  return { sale };
}

/** Prices the waiting sales of a tick's symbol, by sale id. */
export function priceSales(step: Step, tick: Tick): void {
  const { options, sales } = step.state;
  for (const sale of sales.waitingFor(tick.symbolId)) {
    const option = options.get(sale.optionId);
    const terms = option && sellingTermsOf(option);
    if (!terms) {
      refuseSale(step, sale, 'micro.not_running');
      continue;
    }
    const decision = decideSale(terms, sale, options.historyOf(tick.symbolId));
    if (!decision) continue;
    const { reason, price, chance } = decision;
    const found = { seq: price === null ? null : tick.seq, price, chance };
    if (reason !== null) refuseSale(step, sale, reason, found);
    else if (price !== null && chance !== null)
      sell(step, option, { ...sale, ...found }, { price, chance }, tick);
  }
}

function sell(
  step: Step,
  option: Option,
  sale: OptionSale,
  { price, chance }: SellBackOffer,
  tick: Tick,
): void {
  const record: SaleRecord = {
    price: formatDecimal(price),
    chance: formatDecimal(chance),
    spread: formatDecimal(sale.spread),
    // Absent for formula 1, as in older records.
    ...(sale.formula !== 1 && { formula: sale.formula }),
    at: tick.time,
    seq: tick.seq,
    askedAt: sale.askedAt,
    least: formatDecimal(sale.least),
  };
  putSale(step, { ...sale, status: 'sold', decidedAt: step.now });
  const exit = { exitSeq: tick.seq, exitAt: tick.time, exitPrice: BigInt(tick.bid) };
  endOption(step, asSoldOption({ ...option, ...exit }, price, record), price);
}

/** The option after it was sold for `price`. */
export const asSoldOption = (option: Option, price: bigint, sale: SaleRecord): Option => ({
  ...option,
  status: 'ended',
  outcome: 'sold',
  profit: price - option.stake,
  terms: { ...option.terms, sale },
});

/** Inputs of the formula for an option; null before its entry. */
export function sellingTermsOf(option: Option): SellBackOption | null {
  const { direction, entryPrice, expiresAt } = option;
  return entryPrice === null ? null : { ...payoutTermsOf(option), direction, entryPrice, expiresAt };
}

const formulaFor = ({ formerly }: OfferOption | AskSale): SaleFormula => (formerly ? 1 : SALE_FORMULA);

const spreadOf = ({ state }: Step): Ratio =>
  product([decimal(state.setting('micro_sell_back_spread'))], [decimal(100)], 8, 'half-up');

/** Buy-back price at the last tick. Refuses `micro.no_offer` if the tick is stale or too little time is left. */
function requireOffer(
  step: Step,
  option: Option,
  spread: Ratio,
  formula: SaleFormula,
): { found: SellBackOffer; last: Tick } {
  const { state, now } = step;
  const { symbolId, expiresAt, terms } = option;
  const last = state.quotes.get(symbolId);
  const isLate = expiresAt - now < SELL_BACK_LEAST_LEFT || state.book.pauses.has(symbolId);
  if (isLate || !last || isStale(last.time, now, terms.staleSeconds)) return step.refuse('micro.no_offer');
  const selling = sellingTermsOf(option);
  const found = selling && sellBackOffer(selling, state.options.historyOf(symbolId), now, spread, formula);
  // No offer at a price of zero.
  return found && found.price > 0n ? { found, last } : step.refuse('micro.no_offer');
}

/** The customer's own running option, if sell-back is on. Refuses `micro.not_found` for any other. */
function requireSellable(step: Step, { optionId, customerId }: OfferOption | AskSale): Option {
  const option = step.state.options.get(optionId);
  // State holds running options only. The gateway checks whether it is an ended one of the customer's.
  if (option?.customerId !== customerId) return step.refuse('micro.not_found');
  return step.state.flag('micro_sell_back') ? option : step.refuse('micro.sell_back_off');
}
