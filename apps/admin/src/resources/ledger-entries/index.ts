import { page } from '../../ui/page.js';

export default {
  list: page(() => import('./LedgerEntryList.js'), 'LedgerEntryList'),
  show: page(() => import('./LedgerEntryShow.js'), 'LedgerEntryShow'),
  recordRepresentation: 'id',
};
