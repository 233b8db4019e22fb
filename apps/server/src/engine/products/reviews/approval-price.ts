import { coinsFor, isStale } from '@truemark/domain';
import type { Step } from '../../kernel/step.js';
import type { PriceSource } from './commands.js';

/** What a payment is worth in coins. */
export interface Priced {
  readonly coinPrice: bigint | null;
  readonly priceSource: PriceSource | null;
  readonly coins: bigint | null;
}

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
  const symbol = step.state.symbols.get(priceSource.symbolId);
  // Real coins for made-up prices: whoever knows the market's would choose his moment.
  if (symbol && step.state.isSimulated(symbol) && !step.state.flag('simulated_for_real')) {
    return step.refuse('market.simulated');
  }
  const tick = step.state.quotes.get(priceSource.symbolId);
  const seconds = Number(step.state.setting('quote_stale_seconds'));
  if (!tick || isStale(tick.time, step.now, seconds)) return step.refuse('wallet.price_stale', { seconds });
  const price = BigInt(tick.bid);
  const source = { kind: 'tick', symbolId: tick.symbolId, seq: tick.seq, at: tick.time } as const;
  return { coinPrice: price, priceSource: source, coins: coinsFor(sum, price) };
}
