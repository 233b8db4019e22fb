import { Injectable } from '@nestjs/common';
import type { Mark } from '@truemark/contracts';
import {
  type ConversionRate,
  closeAtMarket,
  conversionRate,
  type FillQuote,
  SAME_CURRENCY,
} from '@truemark/domain';
import { decimal } from '@truemark/money';
import { EngineClient } from '../../engine/client.js';
import { ticks } from '../../engine/market/tables/market.table.js';
import type { RateRecord } from '../../engine/market/tables/rate-record.js';
import type { Order } from '../../engine/products/contracts/tables/order.table.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';

/** Mark-to-market of held positions. */
@Injectable()
export class Marks {
  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
  ) {}

  /** Result of closing now, with the conversion of its opening; null without a price. */
  now(order: Order): Mark | null {
    const tick = this.engine.view.quote(order.symbolId);
    return tick && markAt(order, quoteOf(tick), this.engine.view.rateOf(order.terms).rate);
  }

  /** Result of closing at its opening tick, for a stable response of repeated calls. */
  async atOpening(order: Order): Promise<Mark | null> {
    const { symbolId, openSeq, terms } = order;
    if (openSeq === null) return null;
    const last = this.engine.view.quote(symbolId);
    const tick =
      last?.seq === openSeq
        ? last
        : await this.reader.first(ticks, 'WHERE symbol_id = $1 AND seq = $2', [symbolId, openSeq]);
    return tick && markAt(order, quoteOf(tick), recordedRate(terms.openRate));
  }

  /**
   * Result of closing each order at `time` by the last ticks before it; null if the symbol or its rate had none. Each
   * symbol is looked up once.
   */
  at(orders: readonly Order[], time: number): Promise<(Mark | null)[]> {
    const found = new Map<number, ReturnType<Marks['tickBefore']>>();
    const tickOf = (symbolId: number): ReturnType<Marks['tickBefore']> => {
      const known = found.get(symbolId) ?? this.tickBefore(symbolId, time);
      found.set(symbolId, known);
      return known;
    };
    const markOf = async (order: Order): Promise<Mark | null> => {
      const { symbolId, inverse } = order.terms.openRate;
      const tick = await tickOf(order.symbolId);
      const converting = symbolId === null ? null : await tickOf(symbolId);
      if (!tick || (symbolId !== null && !converting)) return null;
      const rate = converting ? conversionRate(BigInt(converting.bid), inverse) : SAME_CURRENCY;
      return markAt(order, quoteOf(tick), rate);
    };
    return Promise.all(orders.map(markOf));
  }

  private tickBefore(symbolId: number, time: number) {
    return this.reader.first(ticks, 'WHERE symbol_id = $1 AND at < $2 ORDER BY at DESC, seq DESC', [
      symbolId,
      time,
    ]);
  }
}

/** Result of closing an order at a quote and rate. */
export function markAt(order: Order, quote: FillQuote, rate: ConversionRate): Mark {
  const { side, lots, terms, openPrice } = order;
  return closeAtMarket({ side, lots, units: decimal(terms.units), openPrice: openPrice ?? 0n }, quote, rate);
}

export const quoteOf = ({ bid, ask }: { readonly bid: number; readonly ask: number }): FillQuote => ({
  bid: BigInt(bid),
  ask: BigInt(ask),
});

const recordedRate = ({ bid, inverse }: RateRecord): ConversionRate => conversionRate(decimal(bid), inverse);
