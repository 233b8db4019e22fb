import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined';
import type { Product } from '../../../product.js';
import { page } from '../../../ui/page.js';

export const product: Product = {
  name: 'fund-pools',
  rail: { group: 'Money', label: 'Fund pools', icon: AccountBalanceOutlined },
  pages: {
    list: page(() => import('./PoolList.js'), 'PoolList'),
    show: page(() => import('./PoolPage.js'), 'PoolPage'),
  },
  recordRepresentation: 'title',
  ledger: {
    entries: { 'fund_pool.funding': 'Fund pool filled or emptied' },
    accounts: { fund_pool: 'Fund pool', fund_capital: 'The firm’s own money in funds' },
  },
  requests: { kinds: ['fund_pool.fund'], noun: 'Pool of fund' },
  reconciled: page(() => import('./PoolSummary.js'), 'PoolSummary'),
  isReadOnly: true,
};
