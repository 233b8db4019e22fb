import { isStale, SELL_BACK_LEAST_LEFT, SELL_BACK_VALID, sellBackOffer, type Tick } from '@truemark/domain';
import { decimal, formatDecimal, product } from '@truemark/money';
import { payoutTermsOf } from '../book/option-book.js';
import type { OfferOption, OptionOffer, SellOption } from '../option-commands.js';
import type { Results } from '../protocol.js';
import type { Step } from '../step.js';
import type { Option } from '../tables/option.table.js';
import { endOption } from './settle-options.js';

/** Works out what a running option would be bought back for now. The last offer of an option is the one that stands. */
export function offerOption(step: Step, command: OfferOption): Results['option.offer'] {
  const { state, now } = step;
  const option = requireRunning(step, command);
  if (!state.flag('micro_sell_back')) return step.refuse('micro.sell_back_off');
  const { entryPrice, expiresAt, direction, symbolId } = option;
  const last = quoteToSellAt(step, option);
  const spread = product([decimal(state.setting('micro_sell_back_spread'))], [decimal(100)], 8, 'half-up');
  const found =
    entryPrice === null || !last
      ? null
      : sellBackOffer(
          { ...payoutTermsOf(option), direction, entryPrice, expiresAt },
          state.options.recentTicks(symbolId),
          now,
          spread,
        );
  // Where nothing would be paid there is nothing to offer.
  if (!found || !last || found.price === 0n) return step.refuse('micro.no_offer');
  const offer: OptionOffer = {
    optionId: option.id,
    stake: option.stake,
    ...found,
    spread,
    seq: last.seq,
    at: now,
    validUntil: now + SELL_BACK_VALID,
  };
  step.set(state.offers, option.id, offer);
  return { offer };
}

/** The last quote, while it is fresh and there is time left. */
function quoteToSellAt({ state, now }: Step, { symbolId, expiresAt, terms }: Option): Tick | undefined {
  const last = state.quotes.get(symbolId);
  const isLate = expiresAt - now < SELL_BACK_LEAST_LEFT || state.book.pauses.has(symbolId);
  return isLate || !last || isStale(last.time, now, terms.staleSeconds) ? undefined : last;
}

/** Sells at the price of the last offer while it is valid, as long as there could be an offer. */
export function sellOption(step: Step, command: SellOption): Results['option.sell'] {
  const { state, now } = step;
  const option = requireRunning(step, command);
  if (!state.flag('micro_sell_back')) return step.refuse('micro.sell_back_off');
  const offer = state.offers.get(option.id);
  if (!offer || offer.price !== command.price || offer.validUntil < now)
    return step.refuse('micro.offer_expired');
  if (!quoteToSellAt(step, option)) return step.refuse('micro.no_offer');
  step.delete(state.offers, option.id);
  const sale = {
    price: formatDecimal(offer.price),
    chance: formatDecimal(offer.chance),
    spread: formatDecimal(offer.spread),
    at: offer.at,
    seq: offer.seq,
  };
  const sold: Option = {
    ...option,
    status: 'ended',
    outcome: 'sold',
    profit: offer.price - option.stake,
    terms: { ...option.terms, sale },
  };
  return { option: endOption(step, sold, offer.price) };
}

/** The customer's own running option; others answer as if they did not exist. */
function requireRunning(
  step: Step,
  { optionId, customerId }: { optionId: number; customerId: number },
): Option {
  const option = step.state.options.get(optionId);
  // Only running options are kept here: whether it is an ended one of his own, the gateway looks up.
  return option?.customerId === customerId ? option : step.refuse('micro.not_found');
}
