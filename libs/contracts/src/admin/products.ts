import { copyTradingRoutes } from '../copy-trading/admin.js';
import { copyTradingRoles } from '../copy-trading/roles.js';
import { followSheet } from '../copy-trading/sheet.js';
import {
  depositReconciliation,
  depositRoles,
  depositRoutes,
  depositSheet,
  depositTermsRoutes,
} from '../deposits/admin/index.js';
import {
  loanApplicationRoutes,
  loanBookRoutes,
  loanProductRoutes,
  loanReconciliation,
  loanRoles,
  loanRoutes,
} from '../loans/admin/index.js';
import {
  fundReconciliation,
  fundRoles,
  fundRoutes,
  poolRoutes,
  subscriptionRoutes,
} from '../mining/admin/index.js';
import {
  durationRoutes,
  fairnessRoutes,
  optionExposureRoutes,
  optionRoles,
  optionRoutes,
} from '../options/admin/index.js';
import { optionSheet } from '../options/names.js';
import { orderRoutes } from '../trading/admin.js';
import { orderSheet } from '../trading/names.js';
import { orderRoles } from '../trading/roles.js';
import {
  withdrawalReconciliation,
  withdrawalRoles,
  withdrawalRoutes,
  withdrawalSheet,
  withdrawalTermsRoutes,
} from '../withdrawals/admin/index.js';
import { customerSheet } from './customer-sheet.js';
import { ledgerSheet } from './ledger.js';
import type { AdminRoutes } from './route.js';
import type { SheetColumn } from './sheet.js';

export * from '../copy-trading/admin.js';
export * from '../deposits/admin/index.js';
export * from '../loans/admin/index.js';
export * from '../mining/admin/index.js';
export * from '../options/admin/index.js';
export * from '../trading/admin.js';
export * from '../withdrawals/admin/index.js';

/** Back-office routes of all products. */
export const productRoutes = {
  ...orderRoutes,
  ...optionRoutes,
  ...optionExposureRoutes,
  ...durationRoutes,
  ...fairnessRoutes,
  ...copyTradingRoutes,
  ...depositRoutes,
  ...depositTermsRoutes,
  ...withdrawalRoutes,
  ...withdrawalTermsRoutes,
  ...loanProductRoutes,
  ...loanApplicationRoutes,
  ...loanRoutes,
  ...loanBookRoutes,
  ...fundRoutes,
  ...subscriptionRoutes,
  ...poolRoutes,
} satisfies AdminRoutes;

/** Permissions of these routes by role. */
export const productRoles = {
  ...orderRoles,
  ...optionRoles,
  ...copyTradingRoles,
  ...depositRoles,
  ...withdrawalRoles,
  ...loanRoles,
  ...fundRoles,
} as const;

/** The products' figures in a daily reconciliation, in 10⁻⁸ of account currency. */
export const productReconciliation = {
  ...depositReconciliation,
  ...withdrawalReconciliation,
  ...loanReconciliation,
  ...fundReconciliation,
} as const;

/** Export columns by list; lists without an entry use their row fields. */
export const SHEETS: Readonly<Record<string, readonly SheetColumn[]>> = {
  customers: customerSheet,
  orders: orderSheet,
  options: optionSheet,
  deposits: depositSheet,
  withdrawals: withdrawalSheet,
  follows: followSheet,
  'ledger-entries': ledgerSheet,
};
