import { coinsFor, isStale, type Tick } from '@truemark/domain';
import type { Step } from '../../kernel/step.js';
import type { PriceSource } from './commands.js';

/** What a payment is worth in coins. */
export interface Priced {
  readonly coinPrice: bigint | null;
  readonly priceSource: PriceSource | null;
  readonly coins: bigint | null;
}

/**
 * What one coin is worth in account currency at this instant: what an operator has set for everybody, else the bid of its
 * symbol. Refuses `market.stale_quote` while that has no fresh one; `market.simulated` where it is made up.
 */
export function coinPriceNow(
  step: Step,
  { priceSymbolId, price }: { readonly priceSymbolId: number | null; readonly price: bigint },
  /** By the wall clock, epoch ms. */
  at: number,
): { readonly coinPrice: bigint; readonly priceSource: PriceSource } {
  if (priceSymbolId === null) return { coinPrice: price, priceSource: { kind: 'set', at } };
  requireRealPrice(step, priceSymbolId);
  const tick = step.state.quotes.get(priceSymbolId);
  const seconds = Number(step.state.setting('quote_stale_seconds'));
  if (!tick || isStale(tick.time, step.now, seconds)) return step.refuse('market.stale_quote');
  return { coinPrice: BigInt(tick.bid), priceSource: sourceOf(tick) };
}

/** Real coins for made-up prices: whoever knows the market's would choose his moment. */
function requireRealPrice(step: Step, symbolId: number): void {
  const { state } = step;
  const symbol = state.symbols.get(symbolId);
  const isMadeUp = symbol !== undefined && state.isSimulated(symbol);
  if (isMadeUp && !state.flag('simulated_for_real')) step.refuse('market.simulated');
}

const sourceOf = ({ symbolId, seq, time }: Tick): PriceSource => ({ kind: 'tick', symbolId, seq, at: time });

/**
 * Price and coins of a payment at its approval, for `sum` in account currency. Of a stable coin they are
 * those of the request; otherwise the source's last price fixes them now, so that nobody can wait for one. Refuses
 * `wallet.price_stale` while that is not fresh: the approver tries again; `market.simulated` where it is made up.
 */
export function pricedAtApproval(
  step: Step,
  {
    pricedAtApproval: isFixedNow,
    priceSource,
    coinPrice,
    coins,
  }: Priced & { readonly pricedAtApproval: boolean },
  sum: bigint,
): Priced {
  if (!isFixedNow || priceSource?.kind !== 'tick') return { coinPrice, priceSource, coins };
  requireRealPrice(step, priceSource.symbolId);
  const tick = step.state.quotes.get(priceSource.symbolId);
  const seconds = Number(step.state.setting('quote_stale_seconds'));
  if (!tick || isStale(tick.time, step.now, seconds)) return step.refuse('wallet.price_stale', { seconds });
  const price = BigInt(tick.bid);
  return { coinPrice: price, priceSource: sourceOf(tick), coins: coinsFor(sum, price) };
}
