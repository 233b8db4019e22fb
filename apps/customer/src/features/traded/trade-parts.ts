import type { ReactNode } from 'react';
import type { TradeSymbol } from '../../api/symbols.js';
import type { ChartHold } from '../chart/price-chart.js';
import type { MarketState } from '../market/useMarketState.js';

/** Inputs of a product's part of the trade screen. */
export interface TradeCircumstances {
  readonly symbol: TradeSymbol;
  readonly state: MarketState;
  /** Nothing is folded. */
  readonly isWhole: boolean;
  /** The product is offered and shown. */
  readonly isOn: boolean;
  /** The customer is choosing another market: nothing may open unasked. */
  readonly isPicking: boolean;
}

/** A product's parts of the trade screen. */
export interface TradeParts {
  /** Overlay on the chart. */
  readonly lines: (chart: ChartHold) => ReactNode;
  /** Open records of the symbol. */
  readonly open: ReactNode;
  /** Inputs; null if nothing can be entered. */
  readonly ticket: ReactNode;
  readonly buttons: ReactNode;
  readonly sheets: ReactNode;
}
