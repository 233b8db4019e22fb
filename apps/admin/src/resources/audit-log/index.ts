import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import type { Product } from '../../product.js';
import { t } from '../../texts/texts.js';
import { page } from '../../ui/page.js';

export const product: Product = {
  name: 'audit-log',
  rail: {
    group: 'System',
    label: t('auditLog.auditLog'),
    also: t('search.alsoAuditLog'),
    key: 'u',
    icon: FactCheckOutlined,
  },
  pages: {
    list: page(() => import('./AuditLogList.js'), 'AuditLogList'),
    show: page(() => import('./AuditLogShow.js'), 'AuditLogShow'),
  },
  recordRepresentation: 'id',
  customerTabs: [
    {
      label: t('auditLog.log'),
      path: 'log',
      isAside: true,
      rows: page(() => import('./CustomerLog.js'), 'CustomerLog'),
    },
  ],
  isReadOnly: true,
};
