import { Injectable } from '@nestjs/common';
import { isStale } from '@truemark/domain';
import type { Price } from '@truemark/money';
import { EngineClient } from '../../engine/client.js';
import type { PriceSource } from '../../engine/products/reviews/commands.js';
import { wallClock } from '../../platform/clock.js';
import { type EdgeRefusal, refuseCall } from '../../platform/http/refusal.js';
import { Settings } from '../settings/settings.js';

/** What a coin goes by: a symbol's bid, or what an operator has set for everybody. */
export interface PricedCoin {
  readonly priceSymbolId: number | null;
  readonly price: Price;
}

export interface CoinPrice {
  readonly price: Price;
  readonly source: PriceSource;
}

/** What one coin is worth in account currency at this instant, with where that comes from. */
@Injectable()
export class CoinPrices {
  constructor(
    private readonly engine: EngineClient,
    private readonly settings: Settings,
  ) {}

  /** For a request: refuses `market.stale_quote` when the symbol has no fresh price. */
  now({ priceSymbolId, price }: PricedCoin): CoinPrice | EdgeRefusal {
    if (priceSymbolId === null) return { price, source: { kind: 'set', at: wallClock.now() } };
    const symbol = this.engine.view.symbols().find(({ id }) => id === priceSymbolId);
    if (symbol && this.engine.view.isSimulated(symbol) && this.settings.number('simulated_for_real') === 0) {
      return refuseCall('market.simulated');
    }
    const tick = this.engine.view.quote(priceSymbolId);
    const isOld =
      !tick || isStale(tick.time, this.engine.view.now(), this.settings.number('quote_stale_seconds'));
    if (isOld) return refuseCall('market.stale_quote');
    const source = { kind: 'tick', symbolId: priceSymbolId, seq: tick.seq, at: tick.time } as const;
    return { price: BigInt(tick.bid), source };
  }

  /** For showing: the last price there was; 0 before the first one. */
  shown({ priceSymbolId, price }: PricedCoin): Price {
    return priceSymbolId === null ? price : BigInt(this.engine.view.quote(priceSymbolId)?.bid ?? 0);
  }
}

/** What came in or goes out, by the price of a coin. */
interface Payment {
  readonly pricedAtApproval: boolean;
  readonly status: string;
}

/** Whether price and coins are an estimate still: the approval of a coin that is not stable fixes them. */
export const isEstimate = ({ pricedAtApproval, status }: Payment): boolean =>
  pricedAtApproval && status !== 'approved' && status !== 'paid';
