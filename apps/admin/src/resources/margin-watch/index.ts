import MonitorHeartOutlined from '@mui/icons-material/MonitorHeartOutlined';
import type { Product } from '../../product.js';
import { t } from '../../texts/texts.js';
import { page } from '../../ui/page.js';

export const product: Product = {
  name: 'margin-watch',
  rail: { group: 'Trading', label: t('marginWatch.marginWatch'), key: 'm', icon: MonitorHeartOutlined },
  pages: { list: page(() => import('./MarginWatchList.js'), 'MarginWatchList') },
  isReadOnly: true,
};
