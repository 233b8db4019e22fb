import QueryStatsOutlined from '@mui/icons-material/QueryStatsOutlined';
import type { Product } from '../../product.js';
import { t } from '../../texts/texts.js';
import { page } from '../../ui/page.js';

export const product: Product = {
  name: 'reports',
  rail: { group: 'Money', label: t('reports.reports'), key: 'r', icon: QueryStatsOutlined },
  pages: { list: page(() => import('./ReportList.js'), 'ReportList') },
  isReadOnly: true,
};
