import SwapVertOutlined from '@mui/icons-material/SwapVertOutlined';
import type { Product } from '../../product.js';
import { page } from '../../ui/page.js';

export const product: Product = {
  name: 'orders',
  rail: { group: 'Trading', label: 'Positions, orders', icon: SwapVertOutlined },
  pages: {
    list: page(() => import('./OrderList.js'), 'OrderList'),
    show: page(() => import('./OrderShow.js'), 'OrderShow'),
  },
  recordRepresentation: 'id',
  customerTabs: [
    {
      label: 'Positions',
      path: 'positions',
      rows: page(() => import('./CustomerOrders.js'), 'CustomerPositions'),
    },
    {
      label: 'Order history',
      path: 'history',
      rows: page(() => import('./CustomerOrders.js'), 'CustomerHistory'),
    },
  ],
  ledger: {
    entries: {
      'order.margin_hold': 'Margin held',
      'order.margin_release': 'Margin released',
      'order.reserve': 'Set aside for a pending order',
      'order.release': 'Pending order released',
      'order.fee': 'Fee',
      'order.profit': 'Profit or loss',
      'order.negative_balance': 'Negative balance covered',
    },
    accounts: { forex: 'Contract', house_profit: 'House profit and loss', house_fees: 'House fees' },
    cause: 'order',
  },
  settings: {
    is_forex: {
      on: 'Every customer sees the contract tab again and can place orders.',
      off: 'Every customer loses the contract tab and new orders are refused. Open positions can still be closed.',
    },
  },
};
