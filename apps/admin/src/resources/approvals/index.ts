import HowToRegOutlined from '@mui/icons-material/HowToRegOutlined';
import type { Product } from '../../product.js';
import { t } from '../../texts/texts.js';
import { page } from '../../ui/page.js';

export const product: Product = {
  name: 'approvals',
  rail: {
    group: 'Reviews',
    label: t('approvals.toApprove'),
    key: 'a',
    icon: HowToRegOutlined,
    queue: { sort: 'made_at_ms', filter: { state: 'waiting' } },
  },
  pages: {
    list: page(() => import('./ApprovalList.js'), 'ApprovalList'),
    show: page(() => import('./ApprovalShow.js'), 'ApprovalShow'),
  },
  ledger: { cause: 'adjustment', causeName: t('approvals.causeName') },
};
