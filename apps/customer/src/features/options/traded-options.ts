import type { TradedOrders } from '../traded/traded.js';
import { OptionOrders } from './OptionOrders.js';
import { OPTION } from './option.js';
import { optionsQuery, useOptions } from './useOptions.js';

/** The list of those that ended, as the address names it. */
const ENDED = '3';

/** Options on the page of orders. */
export const tradedOptions: TradedOrders = {
  ...OPTION,
  Lists: OptionOrders,
  isOfDays: (type) => type === ENDED,
  useOpen: (wanted) => useOptions('running', wanted).total,
  fetchOpen: (client) => client.prefetchInfiniteQuery(optionsQuery('running')),
};
