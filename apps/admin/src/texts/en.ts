import account from './en/account.json' with { type: 'json' };
import adjustments from './en/adjustments.json' with { type: 'json' };
import approvals from './en/approvals.json' with { type: 'json' };
import auditLog from './en/audit-log.json' with { type: 'json' };
import common from './en/common.json' with { type: 'json' };
import customers from './en/customers.json' with { type: 'json' };
import dashboard from './en/dashboard.json' with { type: 'json' };
import deposits from './en/deposits.json' with { type: 'json' };
import descriptions from './en/descriptions.json' with { type: 'json' };
import exposure from './en/exposure.json' with { type: 'json' };
import feedback from './en/feedback.json' with { type: 'json' };
import followEvents from './en/follow-events.json' with { type: 'json' };
import follows from './en/follows.json' with { type: 'json' };
import funds from './en/funds.json' with { type: 'json' };
import layout from './en/layout.json' with { type: 'json' };
import ledgerEntries from './en/ledger-entries.json' with { type: 'json' };
import loans from './en/loans.json' with { type: 'json' };
import marginWatch from './en/margin-watch.json' with { type: 'json' };
import menus from './en/menus.json' with { type: 'json' };
import messages from './en/messages.json' with { type: 'json' };
import news from './en/news.json' with { type: 'json' };
import operators from './en/operators.json' with { type: 'json' };
import options from './en/options.json' with { type: 'json' };
import orders from './en/orders.json' with { type: 'json' };
import outbox from './en/outbox.json' with { type: 'json' };
import reconciliation from './en/reconciliation.json' with { type: 'json' };
import settings from './en/settings.json' with { type: 'json' };
import symbols from './en/symbols.json' with { type: 'json' };
import traders from './en/traders.json' with { type: 'json' };
import ui from './en/ui.json' with { type: 'json' };
import verifications from './en/verifications.json' with { type: 'json' };
import withdrawals from './en/withdrawals.json' with { type: 'json' };

/** All texts of the back office in English, by their keys. */
export const en = {
  ...account,
  ...adjustments,
  ...approvals,
  ...auditLog,
  ...common,
  ...customers,
  ...dashboard,
  ...deposits,
  ...descriptions,
  ...exposure,
  ...feedback,
  ...followEvents,
  ...follows,
  ...funds,
  ...layout,
  ...ledgerEntries,
  ...loans,
  ...marginWatch,
  ...menus,
  ...messages,
  ...news,
  ...operators,
  ...options,
  ...orders,
  ...outbox,
  ...reconciliation,
  ...settings,
  ...symbols,
  ...traders,
  ...ui,
  ...verifications,
  ...withdrawals,
};
