import { page } from '../../ui/page.js';

export default {
  list: page(() => import('./DepositList.js'), 'DepositList'),
  show: page(() => import('./DepositReview.js'), 'DepositReview'),
};
