import SavingsOutlined from '@mui/icons-material/SavingsOutlined';
import type { Product } from '../../../product.js';
import { t } from '../../../texts/texts.js';
import { page } from '../../../ui/page.js';

export const product: Product = {
  name: 'fund-subscriptions',
  rail: { group: 'Money', label: t('funds.fundSubscriptions'), icon: SavingsOutlined },
  pages: {
    list: page(() => import('./SubscriptionList.js'), 'SubscriptionList'),
    show: page(() => import('./SubscriptionShow.js'), 'SubscriptionShow'),
  },
  recordRepresentation: 'id',
  customerTabs: [
    {
      label: t('funds.funds'),
      path: 'funds',
      isAside: true,
      rows: page(() => import('./CustomerSubscriptions.js'), 'CustomerSubscriptions'),
    },
  ],
  reconciles: (day) => ({ name: t('reconciliation.funds'), moved: day.funds }),
  ledger: {
    title: t('reconciliation.funds'),
    entries: {
      'fund.subscription': t('funds.shareOfAFundLocked'),
      'fund.dividend': t('funds.daysProfitOfAFund'),
      'fund.redemption': t('funds.shareOfAFundRedeemedEarly'),
      'fund.maturity': t('funds.shareOfAFundCameBack'),
    },
    product: 'mining',
    cause: 'fund_subscription',
    causeName: t('funds.causeName'),
  },
  settings: {
    fund_refund_hours: t('funds.redemptionsOfWhatIsSubscribedFrom'),
  },
  isReadOnly: true,
};
