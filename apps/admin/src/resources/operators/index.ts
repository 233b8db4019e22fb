import { page } from '../../ui/page.js';

export default {
  list: page(() => import('./OperatorList.js'), 'OperatorList'),
  create: page(() => import('./OperatorCreate.js'), 'OperatorCreate'),
  edit: page(() => import('./OperatorEdit.js'), 'OperatorEdit'),
  recordRepresentation: 'email',
};
