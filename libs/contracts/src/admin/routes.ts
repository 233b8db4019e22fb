import { approvalRoutes } from './approvals.js';
import { auditRoutes } from './audit-log.js';
import { bookRoutes } from './book.js';
import { claimRoutes } from './claims.js';
import { contentRoutes } from './content.js';
import { customRoleRoutes } from './custom-roles.js';
import { customerFileRoutes } from './customer-file.js';
import { customerSummaryRoutes } from './customer-summary.js';
import { customerRoutes } from './customers.js';
import { dashboardRoutes } from './dashboard.js';
import { exportRoutes } from './exports.js';
import { healthRoutes } from './health.js';
import { holidayCalendarRoutes } from './holiday-calendars.js';
import { ledgerRoutes } from './ledger.js';
import { messageRoutes } from './messages.js';
import { operatorRoutes } from './operators.js';
import { plannedSettingRoutes } from './planned-settings.js';
import { productRoutes } from './products.js';
import { reasonTemplateRoutes } from './reason-templates.js';
import { reconciliationRoutes } from './reconciliation.js';
import { reportRoutes } from './reports.js';
import type { AdminRoutes } from './route.js';
import { searchRoutes } from './search.js';
import { settingRoutes } from './settings.js';
import { symbolRoutes } from './symbols.js';
import { verificationRoutes } from './verifications.js';
import { webhookRoutes } from './webhooks.js';

/** All routes of the back office with their answers. */
export const adminRoutes: AdminRoutes = {
  ...approvalRoutes,
  ...auditRoutes,
  ...bookRoutes,
  ...claimRoutes,
  ...contentRoutes,
  ...customRoleRoutes,
  ...customerRoutes,
  ...customerFileRoutes,
  ...customerSummaryRoutes,
  ...dashboardRoutes,
  ...exportRoutes,
  ...healthRoutes,
  ...holidayCalendarRoutes,
  ...ledgerRoutes,
  ...messageRoutes,
  ...operatorRoutes,
  ...plannedSettingRoutes,
  ...productRoutes,
  ...reasonTemplateRoutes,
  ...reconciliationRoutes,
  ...reportRoutes,
  ...searchRoutes,
  ...settingRoutes,
  ...symbolRoutes,
  ...verificationRoutes,
  ...webhookRoutes,
};
