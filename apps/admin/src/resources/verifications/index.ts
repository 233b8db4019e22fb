import { page } from '../../ui/page.js';

export default {
  list: page(() => import('./VerificationList.js'), 'VerificationList'),
  show: page(() => import('./ReviewPage.js'), 'ReviewPage'),
};
