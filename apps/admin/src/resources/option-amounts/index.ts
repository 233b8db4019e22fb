import { page } from '../../ui/page.js';

export default {
  list: page(() => import('./AmountList.js'), 'AmountList'),
  create: page(() => import('./AmountCreate.js'), 'AmountCreate'),
  edit: page(() => import('./AmountEdit.js'), 'AmountEdit'),
};
