import ScaleOutlined from '@mui/icons-material/ScaleOutlined';
import type { Product } from '../../product.js';
import { t } from '../../texts/texts.js';
import { page } from '../../ui/page.js';

export const product: Product = {
  name: 'reconciliation',
  rail: { group: 'Money', label: t('reconciliation.reconciliation'), icon: ScaleOutlined },
  pages: { list: page(() => import('./ReconciliationPage.js'), 'ReconciliationPage') },
  isReadOnly: true,
  events: { 'reconciliation.difference': t('reconciliation.differenceEvent') },
};
