import type { Product } from './product.js';
import { product as adjustments } from './resources/adjustments/index.js';
import { product as approvals } from './resources/approvals/index.js';
import { product as auditLog } from './resources/audit-log/index.js';
import { product as claims } from './resources/claims/index.js';
import { product as customRoles } from './resources/custom-roles/index.js';
import { product as customers } from './resources/customers/index.js';
import { product as depositAddresses } from './resources/deposits/addresses/index.js';
import { product as bankAccounts } from './resources/deposits/bank-accounts/index.js';
import { product as bankCurrencies } from './resources/deposits/bank-currencies/index.js';
import { product as deposits } from './resources/deposits/index.js';
import { product as descriptions } from './resources/descriptions/index.js';
import { product as exports } from './resources/exports/index.js';
import { product as exposure } from './resources/exposure/index.js';
import { product as feedback } from './resources/feedback/index.js';
import { product as followEvents } from './resources/follow-events/index.js';
import { product as follows } from './resources/follows/index.js';
import { product as funds } from './resources/funds/index.js';
import { product as fundPools } from './resources/funds/pools/index.js';
import { product as fundSubscriptions } from './resources/funds/subscriptions/index.js';
import { product as health } from './resources/health/index.js';
import { product as holidayCalendars } from './resources/holiday-calendars/index.js';
import { product as ledgerEntries } from './resources/ledger-entries/index.js';
import { product as loanForms } from './resources/loans/applications/index.js';
import { product as loanBook } from './resources/loans/book/index.js';
import { product as loans } from './resources/loans/index.js';
import { product as loanProducts } from './resources/loans/products/index.js';
import { product as marginWatch } from './resources/margin-watch/index.js';
import { product as menus } from './resources/menus/index.js';
import { product as messages } from './resources/messages/index.js';
import { product as news } from './resources/news/index.js';
import { product as operators } from './resources/operators/index.js';
import { product as optionAmounts } from './resources/options/amounts/index.js';
import { product as durations } from './resources/options/durations/index.js';
import { product as optionExposure } from './resources/options/exposure/index.js';
import { product as optionFairness } from './resources/options/fairness/index.js';
import { product as options } from './resources/options/index.js';
import { product as orders } from './resources/orders/index.js';
import { product as outbox } from './resources/outbox/index.js';
import { product as reasonTemplates } from './resources/reason-templates/index.js';
import { product as reconciliation } from './resources/reconciliation/index.js';
import { product as reports } from './resources/reports/index.js';
import { product as settings } from './resources/settings/index.js';
import { product as statement } from './resources/statement/index.js';
import { product as symbols } from './resources/symbols/index.js';
import { product as traders } from './resources/traders/index.js';
import { product as verifications } from './resources/verifications/index.js';
import { product as webhookDeliveries } from './resources/webhooks/deliveries/index.js';
import { product as webhooks } from './resources/webhooks/index.js';
import { product as withdrawalCurrencies } from './resources/withdrawals/currencies/index.js';
import { product as withdrawals } from './resources/withdrawals/index.js';

/** All products of the back office, in the order of its rail. */
export const products: readonly Product[] = [
  customers,
  feedback,
  verifications,
  deposits,
  withdrawals,
  loanForms,
  loans,
  traders,
  approvals,
  claims,
  orders,
  options,
  optionFairness,
  exposure,
  optionExposure,
  marginWatch,
  follows,
  followEvents,
  symbols,
  reports,
  reconciliation,
  statement,
  loanBook,
  fundPools,
  fundSubscriptions,
  adjustments,
  ledgerEntries,
  depositAddresses,
  bankAccounts,
  bankCurrencies,
  withdrawalCurrencies,
  durations,
  optionAmounts,
  loanProducts,
  funds,
  news,
  descriptions,
  reasonTemplates,
  messages,
  settings,
  holidayCalendars,
  menus,
  health,
  webhooks,
  webhookDeliveries,
  exports,
  outbox,
  operators,
  customRoles,
  auditLog,
];
