import AssignmentIndOutlined from '@mui/icons-material/AssignmentIndOutlined';
import type { Product } from '../../../product.js';
import { page } from '../../../ui/page.js';

export const product: Product = {
  name: 'loan-applications',
  rail: {
    group: 'Reviews',
    label: 'Loan forms',
    icon: AssignmentIndOutlined,
    queue: { sort: 'submitted_at_ms', filter: { status: 'waiting' } },
  },
  pages: {
    list: page(() => import('./ApplicationList.js'), 'ApplicationList'),
    show: page(() => import('./ApplicationReview.js'), 'ApplicationReview'),
  },
  customerTabs: [
    {
      label: 'Loan forms',
      path: 'loan-forms',
      rows: page(() => import('./CustomerApplications.js'), 'CustomerApplications'),
    },
  ],
};
