import SavingsOutlined from '@mui/icons-material/SavingsOutlined';
import type { Product } from '../../../product.js';
import { t } from '../../../texts/texts.js';
import { page } from '../../../ui/page.js';

export const product: Product = {
  name: 'withdrawal-currencies',
  rail: { group: 'Money', label: t('withdrawals.withdrawalCurrencies'), icon: SavingsOutlined },
  creates: t('withdrawals.newWithdrawalCurrency'),
  pages: {
    list: page(() => import('./WithdrawalCurrencyList.js'), 'WithdrawalCurrencyList'),
    create: page(() => import('./WithdrawalCurrencyForms.js'), 'WithdrawalCurrencyCreate'),
    edit: page(() => import('./WithdrawalCurrencyForms.js'), 'WithdrawalCurrencyEdit'),
  },
};
