import SendOutlined from '@mui/icons-material/SendOutlined';
import type { Product } from '../../product.js';
import { page } from '../../ui/page.js';

export const product: Product = {
  name: 'withdrawals',
  rail: {
    group: 'Reviews',
    label: 'Withdrawals',
    icon: SendOutlined,
    queue: { sort: 'created_at_ms', filter: { waits_for: 'operator' } },
  },
  pages: {
    list: page(() => import('./WithdrawalList.js'), 'WithdrawalList'),
    show: page(() => import('./WithdrawalReview.js'), 'WithdrawalReview'),
  },
  customerTabs: [
    {
      label: 'Withdrawals',
      path: 'withdrawals',
      rows: page(() => import('./CustomerWithdrawals.js'), 'CustomerWithdrawals'),
    },
  ],
  ledger: {
    entries: {
      'withdrawal.hold': 'Set aside for a withdrawal',
      'withdrawal.return': 'Withdrawal given back',
      withdrawal: 'Withdrawal',
    },
    accounts: { withdrawals: 'Withdrawals' },
    cause: 'withdrawal',
  },
  requests: { kinds: ['withdrawals.approve'], noun: 'Withdrawal' },
  keys: [['p', 'In a review of a withdrawal: mark as paid']],
};
