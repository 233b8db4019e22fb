import type { Days } from '../../api/page.js';
import type { TradedOrders } from '../traded/traded.js';
import { ContractOrders, LISTS } from './ContractOrders.js';
import { CONTRACT } from './contract.js';
import { ordersQuery, useOrders } from './useOrders.js';

const ALL_DAYS: Days = { from: '', to: '' };

/** Contracts on the orders page. */
export const contractOrders: TradedOrders = {
  ...CONTRACT,
  lists: [
    { type: LISTS.holding, tab: 'orders.holding' },
    { type: LISTS.pending, tab: 'orders.pending' },
    { type: LISTS.ended, tab: 'orders.history' },
  ],
  List: ContractOrders,
  isOfDays: () => true,
  useOpen: () => useOrders('holding', ALL_DAYS).total,
  fetchOpen: (client) => client.prefetchInfiniteQuery(ordersQuery('holding', ALL_DAYS)),
};
