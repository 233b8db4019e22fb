import CurrencyExchangeOutlined from '@mui/icons-material/CurrencyExchangeOutlined';
import type { Product } from '../../../product.js';
import { t } from '../../../texts/texts.js';
import { page } from '../../../ui/page.js';

export const product: Product = {
  name: 'bank-currencies',
  rail: { group: 'Money', label: t('deposits.bankCurrencies'), icon: CurrencyExchangeOutlined },
  creates: t('deposits.newBankCurrency'),
  pages: {
    list: page(() => import('./BankCurrencyList.js'), 'BankCurrencyList'),
    create: page(() => import('./BankCurrencyForms.js'), 'BankCurrencyCreate'),
    edit: page(() => import('./BankCurrencyForms.js'), 'BankCurrencyEdit'),
  },
};
