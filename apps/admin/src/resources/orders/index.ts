import SwapVertOutlined from '@mui/icons-material/SwapVertOutlined';
import type { Product } from '../../product.js';
import { t } from '../../texts/texts.js';
import { page } from '../../ui/page.js';

export const product: Product = {
  name: 'orders',
  rail: { group: 'Trading', label: t('orders.positionsOrders'), icon: SwapVertOutlined, key: 'o' },
  mails: {
    'margin.call': t('outbox.marginCall'),
    'margin.stop_out': t('outbox.marginStopOut'),
    'order.closed_by_house': t('outbox.orderClosedByHouse'),
  },
  pages: {
    list: page(() => import('./OrderList.js'), 'OrderList'),
    show: page(() => import('./OrderShow.js'), 'OrderShow'),
  },
  recordRepresentation: 'id',
  customerTabs: [
    {
      label: t('common.positions'),
      path: 'positions',
      rows: page(() => import('./CustomerOrders.js'), 'CustomerPositions'),
    },
    {
      label: t('orders.orderHistory'),
      path: 'history',
      isHistory: true,
      rows: page(() => import('./CustomerOrders.js'), 'CustomerHistory'),
    },
  ],
  ledger: {
    title: t('ui.contracts'),
    entries: {
      'order.margin_hold': t('orders.marginHeld'),
      'order.margin_release': t('orders.marginReleased'),
      'order.reserve': t('orders.setAsideForAPendingOrder'),
      'order.release': t('orders.pendingOrderReleased'),
      'order.fee': t('orders.fee'),
      'order.profit': t('orders.profitOrLoss'),
      'order.negative_balance': t('orders.negativeBalanceCovered'),
    },
    accounts: {
      forex: t('orders.contract'),
      house_profit: t('orders.houseProfitAndLoss'),
      house_fees: t('orders.houseFees'),
    },
    product: 'contracts',
    cause: 'order',
    causeName: t('orders.causeName'),
  },
  running: { is_forex: 'positions' },
  settings: {
    is_forex: {
      on: t('orders.everyCustomerSeesTheContractTab'),
      off: t('orders.everyCustomerLosesTheContractTab'),
    },
  },
};
