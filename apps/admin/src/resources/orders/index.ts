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
};
