import VerifiedUserOutlined from '@mui/icons-material/VerifiedUserOutlined';
import type { Product } from '../../product.js';
import { t } from '../../texts/texts.js';
import { page } from '../../ui/page.js';
import { fields } from './field-words.js';

export const product: Product = {
  name: 'verifications',
  fields,
  rail: {
    group: 'Reviews',
    label: t('verifications.verifications'),
    key: 'k',
    also: t('search.alsoVerifications'),
    icon: VerifiedUserOutlined,
    queue: { sort: 'submitted_at_ms', filter: { status: 'waiting' } },
  },
  pages: {
    list: page(() => import('./VerificationList.js'), 'VerificationList'),
    show: page(() => import('./ReviewPage.js'), 'ReviewPage'),
  },
  customerTabs: [
    {
      label: t('verifications.documents'),
      path: 'documents',
      rows: page(() => import('./CustomerDocuments.js'), 'CustomerDocuments'),
    },
  ],
};
