import { Injectable } from '@nestjs/common';
import { isStale } from '@truemark/domain';
import type { Price } from '@truemark/money';
import { EngineClient } from '../../engine/client.js';
import type { PriceSource } from '../../engine/products/reviews/commands.js';
import { wallClock } from '../../platform/clock.js';
import { type RequestRefusal, refuseRequest } from '../../platform/http/refusal.js';
import { Settings } from '../settings/settings.js';

/** Price source of a coin: a symbol's bid, or a fixed price set by an operator. */
export interface PricedCoin {
  readonly priceSymbolId: number | null;
  readonly price: Price;
}

export interface CoinPrice {
  readonly price: Price;
  readonly source: PriceSource;
}

/** Current value of one coin in account currency, with its source. */
@Injectable()
export class CoinPrices {
  constructor(
    private readonly engine: EngineClient,
    private readonly settings: Settings,
  ) {}

  /** For a request: refuses with `market.stale_quote` if the symbol has no fresh price. */
  now({ priceSymbolId, price }: PricedCoin): CoinPrice | RequestRefusal {
    if (priceSymbolId === null) return { price, source: { kind: 'set', at: wallClock.now() } };
    const symbol = this.engine.view.symbols().find(({ id }) => id === priceSymbolId);
    if (symbol && this.engine.view.isSimulated(symbol) && this.settings.number('simulated_for_real') === 0) {
      return refuseRequest('market.simulated');
    }
    const tick = this.engine.view.quote(priceSymbolId);
    const isOld =
      !tick || isStale(tick.time, this.engine.view.now(), this.settings.number('quote_stale_seconds'));
    if (isOld) return refuseRequest('market.stale_quote');
    const source = { kind: 'tick', symbolId: priceSymbolId, seq: tick.seq, at: tick.time } as const;
    return { price: BigInt(tick.bid), source };
  }

  /** For display: the last price; 0 before the first one. */
  shown({ priceSymbolId, price }: PricedCoin): Price {
    return priceSymbolId === null ? price : BigInt(this.engine.view.quote(priceSymbolId)?.bid ?? 0);
  }
}

/** Payment in a coin, by its price. */
interface Payment {
  readonly pricedAtApproval: boolean;
  readonly status: string;
}

/** Whether price and coins are still an estimate: for coins that are not stable, the approval fixes them. */
export const isEstimate = ({ pricedAtApproval, status }: Payment): boolean =>
  pricedAtApproval && status !== 'approved' && status !== 'paid';
