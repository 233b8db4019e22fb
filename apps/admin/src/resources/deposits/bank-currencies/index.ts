import CurrencyExchangeOutlined from '@mui/icons-material/CurrencyExchangeOutlined';
import type { Product } from '../../../product.js';
import { page } from '../../../ui/page.js';

export const product: Product = {
  name: 'bank-currencies',
  rail: { group: 'Money', label: 'Bank currencies', icon: CurrencyExchangeOutlined },
  pages: {
    list: page(() => import('./BankCurrencyList.js'), 'BankCurrencyList'),
    create: page(() => import('./BankCurrencyForms.js'), 'BankCurrencyCreate'),
    edit: page(() => import('./BankCurrencyForms.js'), 'BankCurrencyEdit'),
  },
};
