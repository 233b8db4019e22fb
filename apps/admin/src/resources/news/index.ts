import { page } from '../../ui/page.js';

export default {
  list: page(() => import('./NewsList.js'), 'NewsList'),
  create: page(() => import('./NewsCreate.js'), 'NewsCreate'),
  edit: page(() => import('./NewsEdit.js'), 'NewsEdit'),
};
