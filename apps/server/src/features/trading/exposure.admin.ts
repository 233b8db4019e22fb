import { Injectable } from '@nestjs/common';
import { type ConversionRate, type FillQuote, profitOfPositions, valueOfPositions } from '@truemark/domain';
import { Engine } from '../../engine/engine.js';
import type { ListRequest } from '../../platform/admin/list-request.js';
import { Listed } from '../../platform/admin/listed.js';
import { onlyFilters, sortRows, wantsFlag, wantsNumbers } from '../../platform/admin/rows-at-hand.js';
import { type Held, OpenPositions } from '../market/open-positions.admin.js';
import { SymbolDirectory } from '../market/symbol-directory.js';
import { quoteOf } from './marks.js';

/** What customers hold of each symbol: long, short and net, in lots and in account currency, real and demo apart. */
@Injectable()
export class ExposureAdmin {
  constructor(
    private readonly engine: Engine,
    private readonly positions: OpenPositions,
    private readonly symbols: SymbolDirectory,
  ) {}

  page({ filter, first, limit, sort }: ListRequest): Listed<object> {
    onlyFilters(filter, ['is_demo', 'forex_id']);
    const isDemo = wantsFlag(filter, 'is_demo');
    const symbolIds = wantsNumbers(filter, 'forex_id');
    const rows = this.positions
      .all()
      .filter((held) => isDemo === undefined || held.isDemo === isDemo)
      .filter((held) => symbolIds === undefined || symbolIds.includes(held.symbolId))
      .map((held) => this.rowOf(held));
    return Listed.of(sortRows(rows, sort), first, limit);
  }

  private rowOf(held: Held) {
    const { symbolId, isDemo, long, short } = held;
    const symbol = this.symbols.get(symbolId);
    return {
      id: `${symbolId}-${isDemo ? 'demo' : 'real'}`,
      forex_id: symbolId,
      Code: symbol?.code ?? String(symbolId),
      ShowCode: symbol?.showCode ?? String(symbolId),
      is_demo: isDemo,
      positions: long.positions + short.positions,
      long_positions: long.positions,
      short_positions: short.positions,
      long_lots: long.lots,
      short_lots: short.lots,
      net_lots: long.lots - short.lots,
      ...this.moneyOf(held),
      margin: long.margin + short.margin,
    };
  }

  /** At the last bid; null while the symbol or its conversion has no price. */
  private moneyOf({ symbolId, long, short }: Held) {
    const tick = this.engine.quote(symbolId);
    const symbol = this.symbols.get(symbolId);
    const rate = symbol && this.engine.conversionRate(symbol)?.rate;
    if (!tick || !rate) return NO_MONEY;
    return moneyAt(long, short, quoteOf(tick), rate);
  }
}

const NO_MONEY = { long_value: null, short_value: null, net_value: null, profit: null };

function moneyAt(long: Held['long'], short: Held['short'], quote: FillQuote, rate: ConversionRate) {
  const [bought, sold] = [valueOfPositions(long, quote, rate), valueOfPositions(short, quote, rate)];
  return {
    long_value: bought,
    short_value: sold,
    net_value: bought - sold,
    /** The customers'; the house has its negative. */
    profit: profitOfPositions('buy', long, quote, rate) + profitOfPositions('sell', short, quote, rate),
  };
}
