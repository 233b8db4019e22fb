import { zhHK } from '@mui/material/locale';
import type { DeskTexts } from './desk-language.js';
import account from './hk/account.json' with { type: 'json' };
import adjustments from './hk/adjustments.json' with { type: 'json' };
import approvals from './hk/approvals.json' with { type: 'json' };
import auditLog from './hk/audit-log.json' with { type: 'json' };
import common from './hk/common.json' with { type: 'json' };
import customers from './hk/customers.json' with { type: 'json' };
import dashboard from './hk/dashboard.json' with { type: 'json' };
import deposits from './hk/deposits.json' with { type: 'json' };
import descriptions from './hk/descriptions.json' with { type: 'json' };
import exposure from './hk/exposure.json' with { type: 'json' };
import feedback from './hk/feedback.json' with { type: 'json' };
import followEvents from './hk/follow-events.json' with { type: 'json' };
import follows from './hk/follows.json' with { type: 'json' };
import funds from './hk/funds.json' with { type: 'json' };
import layout from './hk/layout.json' with { type: 'json' };
import ledgerEntries from './hk/ledger-entries.json' with { type: 'json' };
import loans from './hk/loans.json' with { type: 'json' };
import marginWatch from './hk/margin-watch.json' with { type: 'json' };
import menus from './hk/menus.json' with { type: 'json' };
import messages from './hk/messages.json' with { type: 'json' };
import news from './hk/news.json' with { type: 'json' };
import operators from './hk/operators.json' with { type: 'json' };
import options from './hk/options.json' with { type: 'json' };
import orders from './hk/orders.json' with { type: 'json' };
import outbox from './hk/outbox.json' with { type: 'json' };
import reconciliation from './hk/reconciliation.json' with { type: 'json' };
import settings from './hk/settings.json' with { type: 'json' };
import symbols from './hk/symbols.json' with { type: 'json' };
import traders from './hk/traders.json' with { type: 'json' };
import ui from './hk/ui.json' with { type: 'json' };
import verifications from './hk/verifications.json' with { type: 'json' };
import withdrawals from './hk/withdrawals.json' with { type: 'json' };
import { reactAdminHk } from './react-admin/hk.js';
import loanFields from './server/hk/loan-fields.json' with { type: 'json' };
import refusals from './server/hk/refusals.json' with { type: 'json' };
import serverSettings from './server/hk/settings.json' with { type: 'json' };

/** All that is said in Traditional Chinese. */
export const hk: DeskTexts = {
  own: {
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
  },
  reactAdmin: reactAdminHk,
  material: zhHK.components ?? {},
  server: { ...loanFields, ...refusals, ...serverSettings },
};
