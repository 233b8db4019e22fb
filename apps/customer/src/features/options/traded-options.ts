import type { TradedOrders } from '../traded/traded.js';
import { LISTS, OptionOrders } from './OptionOrders.js';
import { OPTION } from './option.js';
import { optionsQuery, useOptions } from './useOptions.js';

/** Options on the orders page. */
export const tradedOptions: TradedOrders = {
  ...OPTION,
  lists: [
    { type: LISTS.running, tab: 'options.running' },
    { type: LISTS.ended, tab: 'options.ended' },
  ],
  List: OptionOrders,
  isOfDays: (type) => type === LISTS.ended,
  useOpen: (wanted) => useOptions('running', wanted).total,
  fetchOpen: (client) => client.prefetchInfiniteQuery(optionsQuery('running')),
};
