import BalanceOutlined from '@mui/icons-material/BalanceOutlined';
import type { Product } from '../../product.js';
import { page } from '../../ui/page.js';

export const product: Product = {
  name: 'exposure',
  rail: { group: 'Trading', label: 'Exposure', icon: BalanceOutlined },
  pages: { list: page(() => import('./ExposureList.js'), 'ExposureList') },
  isReadOnly: true,
};
