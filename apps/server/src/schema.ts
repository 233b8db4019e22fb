import { chainEnds } from './engine/kernel/tables/chain.table.js';
import { barHistories, journalLinks, rowWrites } from './engine/kernel/tables/journal.table.js';
import { engineLease, laneInputs } from './engine/kernel/tables/lane.table.js';
import { ledgerAccounts, ledgerEntries, ledgerPostings } from './engine/kernel/tables/ledger.table.js';
import { bars, rejectedTicks, settings, symbols, ticks } from './engine/market/tables/market.table.js';
import { simulatorDays } from './engine/market/tables/simulator.table.js';
import { symbolChanges, symbolPauses } from './engine/market/tables/symbol-change.table.js';
import { marginEvents } from './engine/products/contracts/tables/margin.table.js';
import { orders } from './engine/products/contracts/tables/order.table.js';
import { customers } from './engine/products/customers/tables/customer.table.js';
import { customerLimits } from './engine/products/limits/tables/limits.table.js';
import {
  durations,
  optionAmounts,
  optionSales,
  options,
} from './engine/products/options/tables/option.table.js';
import { reviews } from './engine/products/reviews/tables/review.table.js';
import { deposits, withdrawals } from './engine/tables/cash.table.js';
import { approvals } from './features/approvals/approval.table.js';
import { auditLog } from './features/audit/audit.table.js';
import { reviewClaims } from './features/claims/claim.table.js';
import { codes } from './features/codes/code.table.js';
import { companies } from './features/companies/company.table.js';
import { descriptions } from './features/content/description.table.js';
import { news } from './features/content/news.table.js';
import { outbox } from './features/delivery/outbox.table.js';
import { bankAccounts, bankCurrencies, depositAddresses } from './features/deposits/deposit-terms.table.js';
import { menus } from './features/menus/menu.table.js';
import { messages } from './features/messages/message.table.js';
import { operators } from './features/operators/operator.table.js';
import { signInChanges } from './features/operators/sign-in-change.table.js';
import { customerFactors } from './features/second-factor/customer-factor.table.js';
import { sessions } from './features/sessions/session.table.js';
import { uploads } from './features/uploads/upload.table.js';
import { verifications } from './features/verification/verification.table.js';
import { payoutMethods, withdrawalCurrencies } from './features/withdrawals/withdrawal-terms.table.js';
import type { Table } from './platform/database/table.js';

/** Every table there is. The migrations make them; a test holds the two against each other. */
export const schema = [
  customers,
  ledgerAccounts,
  ledgerEntries,
  ledgerPostings,
  orders,
  marginEvents,
  options,
  optionSales,
  durations,
  optionAmounts,
  customerLimits,
  deposits,
  withdrawals,
  reviews,
  symbols,
  symbolChanges,
  symbolPauses,
  ticks,
  rejectedTicks,
  bars,
  simulatorDays,
  settings,
  barHistories,
  laneInputs,
  journalLinks,
  rowWrites,
  engineLease,
  operators,
  signInChanges,
  sessions,
  auditLog,
  chainEnds,
  approvals,
  menus,
  news,
  messages,
  companies,
  codes,
  outbox,
  uploads,
  verifications,
  depositAddresses,
  bankCurrencies,
  bankAccounts,
  withdrawalCurrencies,
  payoutMethods,
  descriptions,
  reviewClaims,
  customerFactors,
] as unknown as readonly Table<Record<string, unknown>>[];
