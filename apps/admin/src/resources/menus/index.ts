import { page } from '../../ui/page.js';

export default {
  list: page(() => import('./MenuBoard.js'), 'MenuBoard'),
  create: page(() => import('./MenuCreate.js'), 'MenuCreate'),
  edit: page(() => import('./MenuEdit.js'), 'MenuEdit'),
};
