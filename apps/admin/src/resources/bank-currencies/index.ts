import { page } from '../../ui/page.js';

export default {
  list: page(() => import('./BankCurrencyList.js'), 'BankCurrencyList'),
  create: page(() => import('./BankCurrencyForms.js'), 'BankCurrencyCreate'),
  edit: page(() => import('./BankCurrencyForms.js'), 'BankCurrencyEdit'),
};
