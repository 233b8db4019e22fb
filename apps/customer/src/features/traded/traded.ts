import type { QueryClient } from '@tanstack/react-query';
import type { AppKey } from '@truemark/i18n';
import type { ComponentType, ReactNode } from 'react';
import type { Days } from '../../api/page.js';
import type { ChartChoice } from '../chart/chart-choice.js';
import type { TradeCircumstances, TradeParts } from './trade-parts.js';

/** Props of a desk, which passes a product's parts to the layout. */
export interface TradeDeskProps extends TradeCircumstances {
  readonly children: (parts: TradeParts) => ReactNode;
}

/** A list of a product on the orders page. */
export interface TradedList {
  /** Address parameter. */
  readonly type: string;
  /** Tab label. */
  readonly tab: AppKey;
}

/** Selected list of the orders page, and its filter. */
export interface TradedListProps {
  readonly type: string;
  readonly days: Days;
  readonly isFiltered: boolean;
  readonly onAllDays: () => void;
}

/** Names of a traded product. */
export interface TradedName {
  /** Key of its storage on this device. */
  readonly name: string;
  /** Address parameter. */
  readonly source: string;
  /** Setting that offers it. */
  readonly flag: 'is_forex' | 'is_micro';
  /** Tab label. */
  readonly tab: AppKey;
}

/** A product on the trade screen. */
export interface TradeDesk extends TradedName {
  /** Default chart settings. */
  readonly chart: ChartChoice;
  readonly Desk: ComponentType<TradeDeskProps>;
}

/** A product on the orders page. */
export interface TradedOrders extends TradedName {
  /** Its lists; the first is the default. */
  readonly lists: readonly [TradedList, ...TradedList[]];
  readonly List: ComponentType<TradedListProps>;
  /** Whether a list (`type`) is filtered by days. Open records are current and ignore the range. */
  readonly isOfDays: (type: string) => boolean;
  /** Open count; undefined until known. `wanted`: the product is on the page. */
  readonly useOpen: (wanted: boolean) => number | undefined;
  /** Prefetches the open records. */
  readonly fetchOpen: (client: QueryClient) => Promise<unknown>;
}

/** Trading parts of a product, fetched with the page that shows them. */
export interface Traded {
  readonly desk: () => Promise<TradeDesk>;
  readonly orders: () => Promise<TradedOrders>;
}
