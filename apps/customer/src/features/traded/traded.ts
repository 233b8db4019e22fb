import type { QueryClient } from '@tanstack/react-query';
import type { AppKey } from '@truemark/i18n';
import type { ComponentType, ReactNode } from 'react';
import type { Days } from '../../api/page.js';
import type { ChartChoice } from '../chart/chart-choice.js';
import type { TradeCircumstances, TradeParts } from './trade-parts.js';

/** Gives what a product puts on the trade screen to whoever lays it out. */
export interface TradeDeskProps extends TradeCircumstances {
  readonly children: (parts: TradeParts) => ReactNode;
}

/** One of the lists of a product on the page of orders. */
export interface TradedList {
  /** As it stands in the address. */
  readonly type: string;
  /** Its tab. */
  readonly tab: AppKey;
}

/** Which list the page of orders shows, and what it is narrowed to. */
export interface TradedListProps {
  readonly type: string;
  readonly days: Days;
  readonly isFiltered: boolean;
  readonly onAllDays: () => void;
}

/** How a product that is traded is named, in all places. */
export interface TradedName {
  /** What this device keeps of it is kept under this name. */
  readonly name: string;
  /** The same in addresses. */
  readonly source: string;
  /** The setting by which it is on offer. */
  readonly flag: 'is_forex' | 'is_micro';
  /** Its tab. */
  readonly tab: AppKey;
}

/** What a product has on the trade screen. */
export interface TradeDesk extends TradedName {
  /** How its chart is looked at before the customer chooses. */
  readonly chart: ChartChoice;
  readonly Desk: ComponentType<TradeDeskProps>;
}

/** What a product has on the page of orders. */
export interface TradedOrders extends TradedName {
  /** Its lists; the first is shown where the address names none. */
  readonly lists: readonly [TradedList, ...TradedList[]];
  readonly List: ComponentType<TradedListProps>;
  /** Whether the list that the address names (`type`) is of some days. What is open is of now, whatever the days. */
  readonly isOfDays: (type: string) => boolean;
  /** How many are open; undefined until it is known. `wanted`: the product is on the page. */
  readonly useOpen: (wanted: boolean) => number | undefined;
  /** Asks for what is open before the page is drawn. */
  readonly fetchOpen: (client: QueryClient) => Promise<unknown>;
}

/** How a product is traded: fetched with the page that shows it. */
export interface Traded {
  readonly desk: () => Promise<TradeDesk>;
  readonly orders: () => Promise<TradedOrders>;
}
