import { approvalRoutes } from './approvals.js';
import { auditRoutes } from './audit-log.js';
import { bookRoutes } from './book.js';
import { contentRoutes } from './content.js';
import { copyTradingRoutes } from './copy-trading.js';
import { customerRoutes } from './customers.js';
import { dashboardRoutes } from './dashboard.js';
import { depositRoutes } from './deposits.js';
import { durationRoutes } from './durations.js';
import { fairnessRoutes } from './fairness.js';
import { ledgerRoutes } from './ledger.js';
import { operatorRoutes } from './operators.js';
import { optionRoutes } from './options.js';
import { orderRoutes } from './orders.js';
import { paymentTermsRoutes } from './payment-terms.js';
import type { AdminRoutes } from './route.js';
import { settingRoutes } from './settings.js';
import { symbolRoutes } from './symbols.js';
import { verificationRoutes } from './verifications.js';
import { withdrawalRoutes } from './withdrawals.js';

/** Every route of the back office, with what it answers. */
export const adminRoutes: AdminRoutes = {
  ...approvalRoutes,
  ...auditRoutes,
  ...bookRoutes,
  ...contentRoutes,
  ...copyTradingRoutes,
  ...customerRoutes,
  ...dashboardRoutes,
  ...depositRoutes,
  ...durationRoutes,
  ...fairnessRoutes,
  ...ledgerRoutes,
  ...operatorRoutes,
  ...optionRoutes,
  ...orderRoutes,
  ...paymentTermsRoutes,
  ...settingRoutes,
  ...symbolRoutes,
  ...verificationRoutes,
  ...withdrawalRoutes,
};
