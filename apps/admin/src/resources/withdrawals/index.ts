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
};
