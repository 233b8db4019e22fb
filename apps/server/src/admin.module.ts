import { Module } from '@nestjs/common';
import { APPROVAL_KINDS, type ApprovalKind } from './features/approvals/approval-kind.js';
import { ApprovalTraces } from './features/approvals/approval-traces.js';
import { ApprovalsAdminController } from './features/approvals/approvals.admin.controller.js';
import { ApprovalsAdmin } from './features/approvals/approvals.admin.js';
import { Approvals } from './features/approvals/approvals.js';
import type { Guarded } from './features/approvals/guarded-terms.js';
import { GuardedWrites } from './features/approvals/guarded-writes.js';
import { HeldNotices } from './features/approvals/held-notices.js';
import { HeldRequests } from './features/approvals/held-requests.js';
import { TermsChange } from './features/approvals/terms-change.approval.js';
import { WhoDecides } from './features/approvals/who-decides.js';
import { AuditLogAdminController } from './features/audit/audit-log.admin.controller.js';
import { AuditTrail } from './features/audit/audit-trail.js';
import { Claims } from './features/claims/claims.js';
import { DescriptionsAdminController } from './features/content/descriptions.admin.controller.js';
import { DescriptionsAdmin } from './features/content/descriptions.admin.js';
import { NewsAdminController } from './features/content/news.admin.controller.js';
import { NewsAdmin } from './features/content/news.admin.js';
import { CredentialsModule } from './features/credentials/credentials.module.js';
import { CustomerFactorReset } from './features/credentials/factor-reset.approval.js';
import { CustomersAdminController } from './features/customers/customers.admin.controller.js';
import { CustomersAdmin } from './features/customers/customers.admin.js';
import { CustomersModule } from './features/customers/customers.module.js';
import { DashboardAdminController } from './features/dashboard/dashboard.admin.controller.js';
import { DashboardAdmin } from './features/dashboard/dashboard.admin.js';
import { TradingVolume } from './features/dashboard/trading-volume.js';
import { OutboxAdminController } from './features/delivery/outbox.admin.controller.js';
import { OutboxAdmin } from './features/delivery/outbox.admin.js';
import { BankAccountsAdminController } from './features/deposits/bank-accounts.admin.controller.js';
import { BankCurrenciesAdminController } from './features/deposits/bank-currencies.admin.controller.js';
import { BankAccountsAdmin, BankCurrenciesAdmin } from './features/deposits/bank-terms.admin.js';
import { DepositApproval } from './features/deposits/deposit.approval.js';
import { DepositAddressesAdminController } from './features/deposits/deposit-addresses.admin.controller.js';
import { DepositAddressesAdmin } from './features/deposits/deposit-addresses.admin.js';
import { DepositAssignment } from './features/deposits/deposit-assignment.approval.js';
import { DepositDecisionsAdmin } from './features/deposits/deposit-decisions.admin.js';
import { DepositsAdminController } from './features/deposits/deposits.admin.controller.js';
import { DepositsAdmin } from './features/deposits/deposits.admin.js';
import { SecondPerson } from './features/desk/second-person.js';
import { SecondPersonNotes } from './features/desk/second-person-notes.js';
import { TermsDesk } from './features/desk/terms.admin.js';
import { MarketModule } from './features/market/market.module.js';
import { OpenPositions } from './features/market/open-positions.admin.js';
import { SymbolResume } from './features/market/symbol-resume.approval.js';
import { SymbolStandingAdminController } from './features/market/symbol-standing.admin.controller.js';
import { SymbolStandingAdmin } from './features/market/symbol-standing.admin.js';
import { SymbolsAdminController } from './features/market/symbols.admin.controller.js';
import { SymbolsAdmin } from './features/market/symbols.admin.js';
import { MenusAdminController } from './features/menus/menus.admin.controller.js';
import { MenusAdmin } from './features/menus/menus.admin.js';
import { MessagesModule } from './features/messages/messages.module.js';
import { AuthAdminController } from './features/operators/auth.admin.controller.js';
import { Deciders } from './features/operators/deciders.js';
import { OperatorFactorReset } from './features/operators/factor-reset.approval.js';
import { OperatorNaming } from './features/operators/naming.approval.js';
import { OperatorDevices } from './features/operators/operator-devices.admin.js';
import { OperatorLinks } from './features/operators/operator-links.js';
import { OperatorSessions } from './features/operators/operator-sessions.js';
import { OperatorsAdminController } from './features/operators/operators.admin.controller.js';
import { OperatorsAdmin } from './features/operators/operators.admin.js';
import { OwnAccount } from './features/operators/own-account.admin.js';
import { Owners } from './features/operators/owners.js';
import { SecondFactor } from './features/operators/second-factor.js';
import { SignIn } from './features/operators/sign-in.js';
import { SignInChanges } from './features/operators/sign-in-changes.js';
import { DurationsAdminController } from './features/options/durations.admin.controller.js';
import { DurationsAdmin } from './features/options/durations.admin.js';
import { EndedOptions } from './features/options/ended-options.admin.js';
import { EndedSlices } from './features/options/ended-slices.admin.js';
import { OptionAmountsAdminController } from './features/options/option-amounts.admin.controller.js';
import { OptionAmountsAdmin } from './features/options/option-amounts.admin.js';
import { OptionExposureAdminController } from './features/options/option-exposure.admin.controller.js';
import { OptionExposureAdmin } from './features/options/option-exposure.admin.js';
import { OptionFairnessAdminController } from './features/options/option-fairness.admin.controller.js';
import { OptionFairnessAdmin } from './features/options/option-fairness.admin.js';
import { OptionTosses } from './features/options/option-tosses.admin.js';
import { OptionsAdminController } from './features/options/options.admin.controller.js';
import { OptionsAdmin } from './features/options/options.admin.js';
import { OptionsModule } from './features/options/options.module.js';
import { RunningOptions } from './features/options/running-options.admin.js';
import { SecondFactorModule } from './features/second-factor/second-factor.module.js';
import { SessionsModule } from './features/sessions/sessions.module.js';
import { SettingChange } from './features/settings/setting-change.approval.js';
import { SettingGuards } from './features/settings/setting-guards.admin.js';
import { SettingHistory } from './features/settings/setting-history.admin.js';
import { SettingsAdminController } from './features/settings/settings.admin.controller.js';
import { SettingsAdmin } from './features/settings/settings.admin.js';
import { SettingsModule } from './features/settings/settings.module.js';
import { ExposureAdminController } from './features/trading/exposure.admin.controller.js';
import { ExposureAdmin } from './features/trading/exposure.admin.js';
import { MarginWatchAdminController } from './features/trading/margin-watch.admin.controller.js';
import { MarginWatchAdmin } from './features/trading/margin-watch.admin.js';
import { OrdersAdminController } from './features/trading/orders.admin.controller.js';
import { OrdersAdmin } from './features/trading/orders.admin.js';
import { TradingModule } from './features/trading/trading.module.js';
import { UploadsAdminController } from './features/uploads/uploads.admin.controller.js';
import { UploadsModule } from './features/uploads/uploads.module.js';
import { DecisionMessage } from './features/verification/decision-message.js';
import { DecisionsAdmin } from './features/verification/decisions.admin.js';
import { VerificationModule } from './features/verification/verification.module.js';
import { VerificationsAdminController } from './features/verification/verifications.admin.controller.js';
import { VerificationsAdmin } from './features/verification/verifications.admin.js';
import { AdjustmentApproval } from './features/wallet/adjustment.approval.js';
import { AdjustmentsAdminController } from './features/wallet/adjustments.admin.controller.js';
import { EntryNumbers } from './features/wallet/entry-numbers.js';
import { EntryPages } from './features/wallet/entry-pages.admin.js';
import { LedgerEntriesAdminController } from './features/wallet/ledger-entries.admin.controller.js';
import { LedgerEntriesAdmin } from './features/wallet/ledger-entries.admin.js';
import { ReconciliationAdminController } from './features/wallet/reconciliation.admin.controller.js';
import { ReconciliationAdmin } from './features/wallet/reconciliation.admin.js';
import { WalletModule } from './features/wallet/wallet.module.js';
import { WarningsModule } from './features/warnings/warnings.module.js';
import { WithdrawalApproval } from './features/withdrawals/withdrawal.approval.js';
import { WithdrawalCurrenciesAdminController } from './features/withdrawals/withdrawal-currencies.admin.controller.js';
import { WithdrawalCurrenciesAdmin } from './features/withdrawals/withdrawal-currencies.admin.js';
import { WithdrawalDecisionsAdmin } from './features/withdrawals/withdrawal-decisions.admin.js';
import { WithdrawalsAdminController } from './features/withdrawals/withdrawals.admin.controller.js';
import { WithdrawalsAdmin } from './features/withdrawals/withdrawals.admin.js';
import { UnknownAdminController } from './platform/admin/unknown.admin.controller.js';

/** Everything that takes two people. */
const KINDS = [
  SettingChange,
  CustomerFactorReset,
  OperatorFactorReset,
  OperatorNaming,
  AdjustmentApproval,
  DepositApproval,
  DepositAssignment,
  WithdrawalApproval,
  SymbolResume,
];

/** Terms of which most changes take two people. */
const TERMS = [
  MenusAdmin,
  DescriptionsAdmin,
  SymbolsAdmin,
  DurationsAdmin,
  DepositAddressesAdmin,
  BankAccountsAdmin,
  BankCurrenciesAdmin,
  WithdrawalCurrenciesAdmin,
];

const kindsOf = (...given: (ApprovalKind | Guarded)[]): ApprovalKind[] =>
  given.map((each) => ('weigh' in each ? new TermsChange(each) : each));

/** The back office's API: every resource that operators have, and nothing that a customer reaches. */
@Module({
  imports: [
    WarningsModule,
    SettingsModule,
    SessionsModule,
    CustomersModule,
    SecondFactorModule,
    CredentialsModule,
    MessagesModule,
    UploadsModule,
    VerificationModule,
    MarketModule,
    WalletModule,
    TradingModule,
    OptionsModule,
  ],
  controllers: [
    AuthAdminController,
    DashboardAdminController,
    SettingsAdminController,
    MenusAdminController,
    NewsAdminController,
    DescriptionsAdminController,
    SymbolsAdminController,
    SymbolStandingAdminController,
    CustomersAdminController,
    DurationsAdminController,
    OptionAmountsAdminController,
    OrdersAdminController,
    OptionsAdminController,
    OptionExposureAdminController,
    OptionFairnessAdminController,
    ExposureAdminController,
    MarginWatchAdminController,
    LedgerEntriesAdminController,
    OutboxAdminController,
    VerificationsAdminController,
    ApprovalsAdminController,
    UploadsAdminController,
    AuditLogAdminController,
    OperatorsAdminController,
    BankAccountsAdminController,
    BankCurrenciesAdminController,
    DepositAddressesAdminController,
    DepositsAdminController,
    AdjustmentsAdminController,
    ReconciliationAdminController,
    WithdrawalCurrenciesAdminController,
    WithdrawalsAdminController,
    UnknownAdminController,
  ],
  providers: [
    Claims,
    BankAccountsAdmin,
    BankCurrenciesAdmin,
    DepositAddressesAdmin,
    DepositDecisionsAdmin,
    DepositsAdmin,
    TermsDesk,
    SecondPerson,
    SecondPersonNotes,
    ReconciliationAdmin,
    WithdrawalCurrenciesAdmin,
    WithdrawalDecisionsAdmin,
    WithdrawalsAdmin,
    AuditTrail,
    Deciders,
    SignInChanges,
    ApprovalTraces,
    WhoDecides,
    HeldNotices,
    Approvals,
    ApprovalsAdmin,
    GuardedWrites,
    HeldRequests,
    ...KINDS,
    { provide: APPROVAL_KINDS, useFactory: kindsOf, inject: [...KINDS, ...TERMS] },
    OperatorSessions,
    OperatorDevices,
    OperatorLinks,
    SignIn,
    SecondFactor,
    OwnAccount,
    DashboardAdmin,
    TradingVolume,
    SettingsAdmin,
    SettingHistory,
    SettingGuards,
    MenusAdmin,
    NewsAdmin,
    DescriptionsAdmin,
    SymbolsAdmin,
    SymbolStandingAdmin,
    CustomersAdmin,
    VerificationsAdmin,
    DecisionsAdmin,
    DecisionMessage,
    RunningOptions,
    DurationsAdmin,
    OptionAmountsAdmin,
    OptionExposureAdmin,
    EndedOptions,
    EndedSlices,
    OptionFairnessAdmin,
    OptionTosses,
    OrdersAdmin,
    OptionsAdmin,
    OpenPositions,
    ExposureAdmin,
    MarginWatchAdmin,
    EntryNumbers,
    EntryPages,
    LedgerEntriesAdmin,
    OutboxAdmin,
    OperatorsAdmin,
    Owners,
  ],
})
export class AdminModule {}
