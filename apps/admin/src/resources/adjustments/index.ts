import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import type { Product } from '../../product.js';
import { t } from '../../texts/texts.js';
import { page } from '../../ui/page.js';

export const product: Product = {
  name: 'adjustments',
  rail: {
    group: 'Money',
    label: t('adjustments.corrections'),
    also: t('search.alsoCorrections'),
    icon: EditNoteOutlined,
  },
  search: {
    acts: [
      {
        verb: t('adjustments.correct'),
        of: 'customers',
        action: 'create',
        label: (who) => t('adjustments.correctBalanceOf', { who }),
        to: (id) => `/adjustments/create?customer=${id}`,
        command: 'correct',
      },
    ],
  },
  creates: t('adjustments.askForACorrection'),
  pages: {
    list: page(() => import('./AdjustmentList.js'), 'AdjustmentList'),
    create: page(() => import('./AdjustmentCreate.js'), 'AdjustmentCreate'),
  },
  customerTabs: [
    {
      label: t('adjustments.corrections'),
      path: 'corrections',
      isAside: true,
      rows: page(() => import('./CustomerAdjustments.js'), 'CustomerAdjustments'),
    },
  ],
  ledger: {
    entries: { adjustment: t('adjustments.adjustment') },
    accounts: { adjustments: t('adjustments.corrections') },
  },
  isReadOnly: true,
};
