import { page } from '../../ui/page.js';

export default {
  list: page(() => import('./BankAccountList.js'), 'BankAccountList'),
  create: page(() => import('./BankAccountForms.js'), 'BankAccountCreate'),
  edit: page(() => import('./BankAccountForms.js'), 'BankAccountEdit'),
};
