import { page } from '../../ui/page.js';

export default {
  list: page(() => import('./CustomerList.js'), 'CustomerList'),
  show: page(() => import('./CustomerShow.js'), 'CustomerShow'),
  recordRepresentation: 'uid',
};
