import type { ReactNode } from 'react';
import type { TradeSymbol } from '../../api/symbols.js';
import type { ChartHold } from '../chart/price-chart.js';
import type { MarketState } from '../market/useMarketState.js';

/** What a product's part of the trade screen goes by. */
export interface TradeCircumstances {
  readonly symbol: TradeSymbol;
  readonly state: MarketState;
  /** There is room for everything: nothing is folded away. */
  readonly isWhole: boolean;
  /** This product is shown, and offered. */
  readonly isOn: boolean;
  /** Another market is being chosen: nothing else opens by itself. */
  readonly isPicking: boolean;
}

/** What a product puts on the trade screen. */
export interface TradeParts {
  /** Over the chart. */
  readonly lines: (chart: ChartHold) => ReactNode;
  /** What is open of the symbol. */
  readonly open: ReactNode;
  /** What is entered; null where nothing can be. */
  readonly ticket: ReactNode;
  readonly buttons: ReactNode;
  readonly sheets: ReactNode;
}
