import RequestQuoteOutlined from '@mui/icons-material/RequestQuoteOutlined';
import type { Product } from '../../../product.js';
import { t } from '../../../texts/texts.js';
import { page } from '../../../ui/page.js';

export const product: Product = {
  name: 'loan-products',
  rail: { group: 'Products', label: t('loans.loanProducts'), icon: RequestQuoteOutlined },
  creates: t('loans.newLoanProduct'),
  pages: {
    list: page(() => import('./LoanProductList.js'), 'LoanProductList'),
    create: page(() => import('./LoanProductForms.js'), 'LoanProductCreate'),
    edit: page(() => import('./LoanProductForms.js'), 'LoanProductEdit'),
  },
  recordRepresentation: 'name',
};
