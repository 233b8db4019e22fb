import { page } from '../../ui/page.js';

export default {
  list: page(() => import('./ApprovalList.js'), 'ApprovalList'),
  show: page(() => import('./ApprovalShow.js'), 'ApprovalShow'),
};
