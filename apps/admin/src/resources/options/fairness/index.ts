import QueryStatsOutlined from '@mui/icons-material/QueryStatsOutlined';
import type { Product } from '../../../product.js';
import { t } from '../../../texts/texts.js';
import { page } from '../../../ui/page.js';

export const product: Product = {
  name: 'option-fairness',
  rail: { group: 'Trading', label: t('options.optionFairness'), icon: QueryStatsOutlined },
  pages: { list: page(() => import('./FairnessList.js'), 'FairnessList') },
  isReadOnly: true,
};
