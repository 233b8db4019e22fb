import { page } from '../../ui/page.js';

export default {
  list: page(() => import('./ReconciliationPage.js'), 'ReconciliationPage'),
};
