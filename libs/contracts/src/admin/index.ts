import { approvalRoutes } from './approvals.js';
import { auditRoutes } from './audit-log.js';
import { bookRoutes } from './book.js';
import { contentRoutes } from './content.js';
import { customerRoutes } from './customers.js';
import { dashboardRoutes } from './dashboard.js';
import { depositTermsRoutes } from './deposit-terms.js';
import { depositRoutes } from './deposits.js';
import { durationRoutes } from './durations.js';
import { fairnessRoutes } from './fairness.js';
import { ledgerRoutes } from './ledger.js';
import { operatorRoutes } from './operators.js';
import { optionRoutes } from './options.js';
import { orderRoutes } from './orders.js';
import type { AdminRoutes } from './route.js';
import { settingRoutes } from './settings.js';
import { symbolRoutes } from './symbols.js';
import { verificationRoutes } from './verifications.js';
import { withdrawalTermsRoutes } from './withdrawal-terms.js';
import { withdrawalRoutes } from './withdrawals.js';

export * from './approvals.js';
export * from './audit-log.js';
export * from './book.js';
export * from './content.js';
export * from './customers.js';
export * from './dashboard.js';
export * from './deposit-terms.js';
export * from './deposits.js';
export * from './durations.js';
export * from './fairness.js';
export * from './ledger.js';
export * from './operators.js';
export * from './options.js';
export * from './orders.js';
export * from './reviews.js';
export * from './route.js';
export * from './settings.js';
export * from './symbols.js';
export * from './terms.js';
export * from './verifications.js';
export * from './withdrawal-terms.js';
export * from './withdrawals.js';

/** Every route of the back office, with what it answers. */
export const adminRoutes: AdminRoutes = {
  ...approvalRoutes,
  ...auditRoutes,
  ...bookRoutes,
  ...contentRoutes,
  ...customerRoutes,
  ...dashboardRoutes,
  ...depositRoutes,
  ...depositTermsRoutes,
  ...durationRoutes,
  ...fairnessRoutes,
  ...ledgerRoutes,
  ...operatorRoutes,
  ...optionRoutes,
  ...orderRoutes,
  ...settingRoutes,
  ...symbolRoutes,
  ...verificationRoutes,
  ...withdrawalRoutes,
  ...withdrawalTermsRoutes,
};
