import { Injectable } from '@nestjs/common';
import type { ExactDecimals } from '@truemark/contracts';
import type { ExposureRow } from '@truemark/contracts/admin';
import {
  type ConversionRate,
  type FillQuote,
  type PositionTotals as HeldOf,
  profitOfPositions,
  valueOfPositions,
} from '@truemark/domain';
import { sum } from '@truemark/money';
import { EngineClient } from '../../engine/client.js';
import type { RateRecord } from '../../engine/market/tables/rate-record.js';
import {
  flagFilter,
  numbersFilter,
  requireKnownFilters,
  sortRows,
} from '../../platform/admin/in-memory-list.js';
import type { ListRequest } from '../../platform/admin/list-request.js';
import { Listed } from '../../platform/admin/listed.js';
import { SymbolDirectory } from '../market/symbol-directory.js';
import { quoteOf } from './marks.js';
import { OpenPositions } from './open-positions.admin.js';

type Held = HeldOf<RateRecord>;

/** Customers' exposure by symbol: long, short and net, in lots and account currency, real and demo separate. */
@Injectable()
export class ExposureAdmin {
  constructor(
    private readonly engine: EngineClient,
    private readonly positions: OpenPositions,
    private readonly symbols: SymbolDirectory,
  ) {}

  page({ filter, first, limit, sort }: ListRequest): Listed<ExactDecimals<ExposureRow>> {
    requireKnownFilters(filter, ['is_demo', 'forex_id']);
    const isDemo = flagFilter(filter, 'is_demo');
    const symbolIds = numbersFilter(filter, 'forex_id');
    const held = this.positions
      .all()
      .filter((each) => isDemo === undefined || each.isDemo === isDemo)
      .filter((each) => symbolIds === undefined || symbolIds.includes(each.symbolId));
    const bySymbol = new Map<string, Held[]>();
    for (const each of held) {
      const id = `${each.symbolId}-${each.isDemo ? 'demo' : 'real'}`;
      bySymbol.set(id, [...(bySymbol.get(id) ?? []), each]);
    }
    const rows = [...bySymbol].map(([id, groups]) => this.rowOf(id, groups));
    return Listed.of(sortRows(rows, sort), first, limit);
  }

  /** Row of one symbol and book; groups with different conversions are valued separately. */
  private rowOf(id: string, groups: readonly Held[]) {
    const { symbolId, isDemo } = groups[0] as Held;
    const symbol = this.symbols.get(symbolId);
    const whole = (part: 'long' | 'short', of: 'lots' | 'margin'): bigint =>
      sum(groups.map((each) => each[part][of]));
    const count = (part: 'long' | 'short'): number =>
      groups.reduce((all, each) => all + each[part].positions, 0);
    const [long, short] = [whole('long', 'lots'), whole('short', 'lots')];
    return {
      id,
      forex_id: symbolId,
      Code: symbol?.code ?? String(symbolId),
      ShowCode: symbol?.showCode ?? String(symbolId),
      is_demo: isDemo,
      positions: count('long') + count('short'),
      long_positions: count('long'),
      short_positions: count('short'),
      long_lots: long,
      short_lots: short,
      net_lots: long - short,
      ...this.moneyOf(symbolId, groups),
      margin: whole('long', 'margin') + whole('short', 'margin'),
      ...this.copiedOf(
        symbolId,
        groups.filter(({ isCopied }) => isCopied),
      ),
    };
  }

  /** Share opened as copies of traders' orders: many accounts that follow one decision. */
  private copiedOf(symbolId: number, copies: readonly Held[]) {
    return {
      copied_positions: copies.reduce((all, { long, short }) => all + long.positions + short.positions, 0),
      copied_long_lots: sum(copies.map(({ long }) => long.lots)),
      copied_short_lots: sum(copies.map(({ short }) => short.lots)),
      copied_net_value: this.moneyOf(symbolId, copies).net_value,
    };
  }

  /** Valued at the last bid; null without a price. */
  private moneyOf(symbolId: number, groups: readonly Held[]) {
    const tick = this.engine.view.quote(symbolId);
    if (!tick) return NO_MONEY;
    const parts = groups.map(({ long, short, openRate }) =>
      moneyAt(long, short, quoteOf(tick), this.engine.view.rateOf({ openRate }).rate),
    );
    const total = (of: keyof (typeof parts)[number]): bigint => sum(parts.map((part) => part[of]));
    return {
      long_value: total('long_value'),
      short_value: total('short_value'),
      net_value: total('net_value'),
      profit: total('profit'),
    };
  }
}

const NO_MONEY = { long_value: null, short_value: null, net_value: null, profit: null };

function moneyAt(long: Held['long'], short: Held['short'], quote: FillQuote, rate: ConversionRate) {
  const [bought, sold] = [valueOfPositions(long, quote, rate), valueOfPositions(short, quote, rate)];
  return {
    long_value: bought,
    short_value: sold,
    net_value: bought - sold,
    /** Customers' profit; the broker has the opposite. */
    profit: profitOfPositions('buy', long, quote, rate) + profitOfPositions('sell', short, quote, rate),
  };
}
