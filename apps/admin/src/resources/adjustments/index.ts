import { page } from '../../ui/page.js';

export default {
  list: page(() => import('./AdjustmentList.js'), 'AdjustmentList'),
  create: page(() => import('./AdjustmentCreate.js'), 'AdjustmentCreate'),
};
