import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import type { Product } from '../../product.js';
import { page } from '../../ui/page.js';

export const product: Product = {
  name: 'adjustments',
  rail: { group: 'Money', label: 'Corrections', icon: EditNoteOutlined },
  pages: {
    list: page(() => import('./AdjustmentList.js'), 'AdjustmentList'),
    create: page(() => import('./AdjustmentCreate.js'), 'AdjustmentCreate'),
  },
  customerTabs: [
    {
      label: 'Corrections',
      path: 'corrections',
      rows: page(() => import('./CustomerAdjustments.js'), 'CustomerAdjustments'),
    },
  ],
  ledger: { entries: { adjustment: 'Adjustment' }, accounts: { adjustments: 'Corrections' } },
  isReadOnly: true,
};
