import { Module } from '@nestjs/common';
import { AreasModule } from '../areas/areas.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { UploadsModule } from '../uploads/uploads.module.js';
import { WalletModule } from '../wallet/wallet.module.js';
import { AgreementRenderer } from './agreement-renderer.js';
import { LoanAgreements } from './loan-agreements.js';
import { LoanApplications } from './loan-applications.js';
import { LoanAudits } from './loan-audit.js';
import { LoanCatalogue } from './loan-catalogue.js';
import { LoanView } from './loan-view.js';
import { LoansController } from './loans.controller.js';
import { OwnLoanForm } from './own-loan-form.js';
import { OwnLoans } from './own-loans.js';
import { Repayments } from './repayments.js';

@Module({
  imports: [AreasModule, SettingsModule, UploadsModule, WalletModule],
  controllers: [LoansController],
  providers: [
    ...[AgreementRenderer, LoanAgreements, LoanApplications, LoanAudits, LoanCatalogue, LoanView],
    ...[OwnLoanForm, OwnLoans, Repayments],
  ],
})
export class LoansModule {}
