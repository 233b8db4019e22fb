import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined';
import type { Product } from '../../../product.js';
import { t } from '../../../texts/texts.js';
import { page } from '../../../ui/page.js';

export const product: Product = {
  name: 'fund-pools',
  rail: { group: 'Money', label: t('funds.fundPools'), icon: AccountBalanceOutlined },
  pages: {
    list: page(() => import('./PoolList.js'), 'PoolList'),
    show: page(() => import('./PoolPage.js'), 'PoolPage'),
  },
  recordRepresentation: 'title',
  ledger: {
    entries: { 'fund_pool.funding': t('funds.fundPoolFilledOrEmptied') },
    accounts: { fund_pool: t('funds.fundPool'), fund_capital: t('funds.theFirmsOwnMoneyInFunds') },
  },
  requests: { kinds: ['fund_pool.fund'], noun: t('funds.poolOfFund') },
  reconciled: page(() => import('./PoolSummary.js'), 'PoolSummary'),
  isReadOnly: true,
};
