import { page } from '../../ui/page.js';

export default {
  list: page(() => import('./WithdrawalList.js'), 'WithdrawalList'),
  show: page(() => import('./WithdrawalReview.js'), 'WithdrawalReview'),
};
