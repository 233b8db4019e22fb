import { page } from '../../ui/page.js';

export default {
  list: page(() => import('./DurationList.js'), 'DurationList'),
  create: page(() => import('./DurationCreate.js'), 'DurationCreate'),
  edit: page(() => import('./DurationEdit.js'), 'DurationEdit'),
};
