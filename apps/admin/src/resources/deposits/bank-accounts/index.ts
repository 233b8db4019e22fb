import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined';
import type { Product } from '../../../product.js';
import { t } from '../../../texts/texts.js';
import { page } from '../../../ui/page.js';

export const product: Product = {
  name: 'bank-accounts',
  rail: { group: 'Money', label: t('deposits.bankAccounts'), icon: AccountBalanceOutlined },
  creates: t('deposits.newBankAccount'),
  pages: {
    list: page(() => import('./BankAccountList.js'), 'BankAccountList'),
    create: page(() => import('./BankAccountForms.js'), 'BankAccountCreate'),
    edit: page(() => import('./BankAccountForms.js'), 'BankAccountEdit'),
  },
};
