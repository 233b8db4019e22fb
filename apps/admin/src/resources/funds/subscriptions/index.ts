import SavingsOutlined from '@mui/icons-material/SavingsOutlined';
import type { Product } from '../../../product.js';
import { page } from '../../../ui/page.js';

export const product: Product = {
  name: 'fund-subscriptions',
  rail: { group: 'Money', label: 'Fund subscriptions', icon: SavingsOutlined },
  pages: {
    list: page(() => import('./SubscriptionList.js'), 'SubscriptionList'),
    show: page(() => import('./SubscriptionShow.js'), 'SubscriptionShow'),
  },
  recordRepresentation: 'id',
  customerTabs: [
    {
      label: 'Funds',
      path: 'funds',
      rows: page(() => import('./CustomerSubscriptions.js'), 'CustomerSubscriptions'),
    },
  ],
  ledger: {
    entries: {
      'fund.subscription': 'Share of a fund locked',
      'fund.dividend': 'Day’s profit of a fund',
      'fund.redemption': 'Share of a fund redeemed early',
      'fund.maturity': 'Share of a fund came back',
    },
    cause: 'fund_subscription',
  },
  settings: {
    fund_refund_hours:
      'Redemptions of what is subscribed from now on take so long. Subscriptions made before keep theirs.',
  },
  isReadOnly: true,
};
