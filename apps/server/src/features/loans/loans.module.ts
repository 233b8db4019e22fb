import { Module } from '@nestjs/common';
import { sql } from 'kysely';
import { EngineClient } from '../../engine/client.js';
import { loans } from '../../engine/products/loans/tables/loan.table.js';
import { loanApplications } from '../../engine/products/loans/tables/loan-application.table.js';
import { AreasModule } from '../areas/areas.module.js';
import { WorkQueues } from '../desk/work-queues.js';
import { SettingsModule } from '../settings/settings.module.js';
import { ProofUses } from '../uploads/proof-uses.js';
import { UploadsModule } from '../uploads/uploads.module.js';
import { WalletModule } from '../wallet/wallet.module.js';
import { AgreementRenderer } from './agreement-renderer.js';
import { FindLoans } from './find-loans.admin.js';
import { LoanApproval, LoanRepaymentApproval, LoanWriteOff } from './loan.approval.js';
import { LoanAgreements } from './loan-agreements.js';
import { LoanApplicationsAdminController } from './loan-applications.admin.controller.js';
import { LoanApplicationsAdmin } from './loan-applications.admin.js';
import { LoanApplications } from './loan-applications.js';
import { LoanAudits } from './loan-audit.js';
import { LoanBookAdminController } from './loan-book.admin.controller.js';
import { LoanBookAdmin } from './loan-book.admin.js';
import { LoanBookApproval } from './loan-book.approval.js';
import { LoanCatalogue } from './loan-catalogue.js';
import { LoanDecisionsAdmin } from './loan-decisions.admin.js';
import { LoanDecisions } from './loan-decisions.js';
import { LoanFormDecisionsAdmin } from './loan-form-decisions.admin.js';
import { WAITS_FOR_OPERATOR } from './loan-list.admin.js';
import { LoanMovements } from './loan-movements.js';
import { LoanNotices } from './loan-notices.js';
import { LoanProductsAdminController } from './loan-products.admin.controller.js';
import { LoanProductsAdmin } from './loan-products.admin.js';
import { PROMISE } from './loan-promise.js';
import { LoanReconciled } from './loan-reconciled.js';
import { LoanView } from './loan-view.js';
import { LoansAdminController } from './loans.admin.controller.js';
import { LoansAdmin } from './loans.admin.js';
import { LoansController } from './loans.controller.js';
import { OpenLoans } from './open-loans.admin.js';
import { OwnLoanForm } from './own-loan-form.js';
import { OwnLoans } from './own-loans.js';
import { Repayments } from './repayments.js';
import { LoanDetailsAdmin } from './whole-loans.admin.js';

@Module({
  imports: [AreasModule, SettingsModule, UploadsModule, WalletModule],
  controllers: [
    ...[LoansController, LoanProductsAdminController, LoanApplicationsAdminController],
    ...[LoansAdminController, LoanBookAdminController],
  ],
  providers: [
    FindLoans,
    AgreementRenderer,
    LoanAgreements,
    LoanApplications,
    LoanAudits,
    LoanCatalogue,
    LoanMovements,
    LoanReconciled,
    LoanView,
    OwnLoanForm,
    OwnLoans,
    Repayments,
    LoanProductsAdmin,
    LoanApplicationsAdmin,
    LoanFormDecisionsAdmin,
    LoanBookAdmin,
    LoansAdmin,
    LoanDetailsAdmin,
    LoanDecisionsAdmin,
    LoanDecisions,
    LoanNotices,
    LoanApproval,
    LoanRepaymentApproval,
    LoanWriteOff,
    LoanBookApproval,
    OpenLoans,
  ],
})
export class LoansModule {
  constructor(proofs: ProofUses, queues: WorkQueues, engine: EngineClient) {
    proofs.declare('loan', loans);
    const promise = (): number => PROMISE;
    queues.declare({
      ...{ resource: 'loan-applications', table: loanApplications, waits: () => sql`status = 'waiting'` },
      ...{ since: sql`submitted_at`, promise },
    });
    queues.declare({
      ...{ resource: 'loans', table: loans, waits: () => WAITS_FOR_OPERATOR },
      since: sql`case when status = 'checking' then coalesce(proof_at, created_at) else created_at end`,
      ...{ promise, now: () => engine.view.now() },
    });
  }
}
