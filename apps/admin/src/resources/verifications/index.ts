import VerifiedUserOutlined from '@mui/icons-material/VerifiedUserOutlined';
import type { Product } from '../../product.js';
import { page } from '../../ui/page.js';

export const product: Product = {
  name: 'verifications',
  rail: {
    group: 'Reviews',
    label: 'Verifications',
    icon: VerifiedUserOutlined,
    queue: { sort: 'submitted_at_ms', filter: { status: 'waiting' } },
  },
  pages: {
    list: page(() => import('./VerificationList.js'), 'VerificationList'),
    show: page(() => import('./ReviewPage.js'), 'ReviewPage'),
  },
  customerTabs: [
    {
      label: 'Documents',
      path: 'documents',
      rows: page(() => import('./CustomerDocuments.js'), 'CustomerDocuments'),
    },
  ],
};
