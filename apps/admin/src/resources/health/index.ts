import MonitorHeartOutlined from '@mui/icons-material/MonitorHeartOutlined';
import type { Product } from '../../product.js';
import { t } from '../../texts/texts.js';
import { page } from '../../ui/page.js';

export const product: Product = {
  name: 'health',
  rail: { group: 'System', label: t('health.health'), key: 'i', icon: MonitorHeartOutlined },
  pages: { list: page(() => import('./HealthPage.js'), 'HealthPage') },
  isReadOnly: true,
};
