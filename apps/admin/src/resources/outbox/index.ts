import { page } from '../../ui/page.js';

export default {
  list: page(() => import('./OutboxList.js'), 'OutboxList'),
  recordRepresentation: 'recipient',
};
