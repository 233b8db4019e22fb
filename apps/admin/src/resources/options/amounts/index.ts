import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import type { Product } from '../../../product.js';
import { t } from '../../../texts/texts.js';
import { page } from '../../../ui/page.js';
import { type Amount, amountName } from './amount.js';

export const product: Product = {
  name: 'option-amounts',
  rail: { group: 'Products', label: t('options.amounts'), icon: PaymentsOutlined },
  creates: t('options.newAmount'),
  recordRepresentation: (row) => amountName(row as Amount),
  pages: {
    list: page(() => import('./AmountList.js'), 'AmountList'),
    create: page(() => import('./AmountCreate.js'), 'AmountCreate'),
    edit: page(() => import('./AmountEdit.js'), 'AmountEdit'),
  },
};
