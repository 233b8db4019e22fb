import { page } from '../../ui/page.js';

export default {
  list: page(() => import('./AuditLogList.js'), 'AuditLogList'),
  show: page(() => import('./AuditLogShow.js'), 'AuditLogShow'),
  recordRepresentation: 'id',
};
