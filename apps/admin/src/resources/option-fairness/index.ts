import { page } from '../../ui/page.js';

export default {
  list: page(() => import('./FairnessList.js'), 'FairnessList'),
};
