import { page } from '../../ui/page.js';

export default {
  list: page(() => import('./WithdrawalCurrencyList.js'), 'WithdrawalCurrencyList'),
  create: page(() => import('./WithdrawalCurrencyForms.js'), 'WithdrawalCurrencyCreate'),
  edit: page(() => import('./WithdrawalCurrencyForms.js'), 'WithdrawalCurrencyEdit'),
};
