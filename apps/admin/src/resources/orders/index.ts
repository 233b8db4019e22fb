import { page } from '../../ui/page.js';

export default {
  list: page(() => import('./OrderList.js'), 'OrderList'),
  show: page(() => import('./OrderShow.js'), 'OrderShow'),
  recordRepresentation: 'id',
};
