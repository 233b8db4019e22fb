import AssignmentIndOutlined from '@mui/icons-material/AssignmentIndOutlined';
import type { Product } from '../../../product.js';
import { t } from '../../../texts/texts.js';
import { page } from '../../../ui/page.js';
import { fields } from './field-words.js';

export const product: Product = {
  name: 'loan-applications',
  fields,
  rail: {
    group: 'Reviews',
    label: t('loans.loanForms'),
    key: 'f',
    icon: AssignmentIndOutlined,
    queue: { sort: 'submitted_at_ms', until: 'promised_at_ms', filter: { status: 'waiting' } },
  },
  pages: {
    list: page(() => import('./ApplicationList.js'), 'ApplicationList'),
    show: page(() => import('./ApplicationReview.js'), 'ApplicationReview'),
  },
  customerTabs: [
    {
      label: t('loans.loanForms'),
      path: 'loan-forms',
      isAside: true,
      rows: page(() => import('./CustomerApplications.js'), 'CustomerApplications'),
    },
  ],
};
