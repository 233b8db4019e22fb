import BalanceOutlined from '@mui/icons-material/BalanceOutlined';
import type { Product } from '../../product.js';
import { t } from '../../texts/texts.js';
import { page } from '../../ui/page.js';

export const product: Product = {
  name: 'exposure',
  rail: { group: 'Trading', label: t('exposure.exposure'), key: 'e', icon: BalanceOutlined },
  pages: { list: page(() => import('./ExposureList.js'), 'ExposureList') },
  isReadOnly: true,
};
