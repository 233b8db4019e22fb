import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
import type { Product } from '../../../product.js';
import { t } from '../../../texts/texts.js';
import { page } from '../../../ui/page.js';

export const product: Product = {
  name: 'loan-book',
  rail: { group: 'Money', label: t('loans.loanBook'), icon: MenuBookOutlined },
  pages: { list: page(() => import('./LoanBookPage.js'), 'LoanBookPage') },
  reconciled: page(() => import('./LoanBookSummary.js'), 'LoanBookSummary'),
  isReadOnly: true,
};
