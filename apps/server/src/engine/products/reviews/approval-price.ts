import { coinsFor, isStale, type Tick } from '@truemark/domain';
import { isStorable } from '@truemark/money';
import type { Step } from '../../kernel/step.js';
import type { PriceSource } from './commands.js';

/** Coins worth this sum. Refuses `ledger.overflow` if there are more than can be recorded. */
export function coinsWorth(step: Step, sum: bigint, price: bigint): bigint {
  const coins = coinsFor(sum, price);
  return isStorable(coins) ? coins : step.refuse('ledger.overflow');
}

/** A payment's price and amount in coins. */
export interface Priced {
  readonly coinPrice: bigint | null;
  readonly priceSource: PriceSource | null;
  readonly coins: bigint | null;
}

/**
 * Current price of one coin in account currency: the fixed price set by an operator, or the bid of its symbol. Refuses
 * `market.stale_quote` without a fresh quote, and `market.simulated` if the quote is simulated.
 */
export function coinPriceNow(
  step: Step,
  { priceSymbolId, price }: { readonly priceSymbolId: number | null; readonly price: bigint },
  /** Wall clock, epoch ms. */
  at: number,
): { readonly coinPrice: bigint; readonly priceSource: PriceSource } {
  if (priceSymbolId === null) return { coinPrice: price, priceSource: { kind: 'set', at } };
  requireRealPrice(step, priceSymbolId);
  const tick = step.state.quotes.get(priceSymbolId);
  const seconds = Number(step.state.setting('quote_stale_seconds'));
  if (!tick || isStale(tick.time, step.now, seconds)) return step.refuse('market.stale_quote');
  return { coinPrice: BigInt(tick.bid), priceSource: sourceOf(tick) };
}

/** Refuses to pay real coins at simulated prices: a customer who knows the market could time the request. */
function requireRealPrice(step: Step, symbolId: number): void {
  const { state } = step;
  const symbol = state.symbols.get(symbolId);
  const isMadeUp = symbol !== undefined && state.isSimulated(symbol);
  if (isMadeUp && !state.flag('simulated_for_real')) step.refuse('market.simulated');
}

const sourceOf = ({ symbolId, seq, time }: Tick): PriceSource => ({ kind: 'tick', symbolId, seq, at: time });

/**
 * Price and coins of a payment at its approval, for `sum` in account currency. A stable coin keeps those of the
 * request; for others the last quote fixes them now, so that nobody can wait for a better one. Refuses
 * `wallet.price_stale` without a fresh quote (the approver retries), `market.paused` while a jump awaits confirmation
 * (unless the input was `decidedPaused`), and `market.simulated` if the quote is simulated.
 */
export function priceAtApproval(
  step: Step,
  {
    pricedAtApproval: isFixedNow,
    priceSource,
    coinPrice,
    coins,
  }: Priced & { readonly pricedAtApproval: boolean },
  sum: bigint,
  { decidedPaused }: { readonly decidedPaused: boolean },
): Priced {
  if (!isFixedNow || priceSource?.kind !== 'tick') return { coinPrice, priceSource, coins };
  requireRealPrice(step, priceSource.symbolId);
  // The last quote is the one before the jump: whoever sees the market knows which of the two is better.
  if (!decidedPaused && step.state.book.pauses.has(priceSource.symbolId)) step.refuse('market.paused');
  const tick = step.state.quotes.get(priceSource.symbolId);
  const seconds = Number(step.state.setting('quote_stale_seconds'));
  if (!tick || isStale(tick.time, step.now, seconds)) return step.refuse('wallet.price_stale', { seconds });
  const price = BigInt(tick.bid);
  return { coinPrice: price, priceSource: sourceOf(tick), coins: coinsWorth(step, sum, price) };
}
