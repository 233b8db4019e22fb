import MoveToInboxOutlined from '@mui/icons-material/MoveToInboxOutlined';
import type { Product } from '../../product.js';
import { page } from '../../ui/page.js';

export const product: Product = {
  name: 'deposits',
  rail: {
    group: 'Reviews',
    label: 'Deposits',
    icon: MoveToInboxOutlined,
    queue: { sort: 'created_at_ms', filter: { waits_for: 'operator' } },
  },
  pages: {
    list: page(() => import('./DepositList.js'), 'DepositList'),
    show: page(() => import('./DepositReview.js'), 'DepositReview'),
  },
  customerTabs: [
    {
      label: 'Deposits',
      path: 'deposits',
      rows: page(() => import('./CustomerDeposits.js'), 'CustomerDeposits'),
    },
  ],
  ledger: { entries: { deposit: 'Deposit' }, accounts: { deposits: 'Deposits' }, cause: 'deposit' },
  keys: [['i', 'In a review of a deposit: invalid']],
};
