import { page } from '../../ui/page.js';

export default {
  list: page(() => import('./SymbolList.js'), 'SymbolList'),
  create: page(() => import('./SymbolCreate.js'), 'SymbolCreate'),
  edit: page(() => import('./SymbolEdit.js'), 'SymbolEdit'),
  show: page(() => import('./SymbolShow.js'), 'SymbolShow'),
  recordRepresentation: 'showCode',
};
