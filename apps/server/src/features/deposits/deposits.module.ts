import { Module } from '@nestjs/common';
import { sql } from 'kysely';
import { EngineClient } from '../../engine/client.js';
import { deposits } from '../../engine/products/deposits/tables/deposit.table.js';
import { WorkQueues } from '../desk/work-queues.js';
import { MarketModule } from '../market/market.module.js';
import { ReviewPromise } from '../settings/review-promise.js';
import { ProofUses } from '../uploads/proof-uses.js';
import { UploadsModule } from '../uploads/uploads.module.js';
import { WalletModule } from '../wallet/wallet.module.js';
import { BankAccountsAdminController } from './bank-accounts.admin.controller.js';
import { BankCurrenciesAdminController } from './bank-currencies.admin.controller.js';
import { BankAccountsAdmin, BankCurrenciesAdmin } from './bank-terms.admin.js';
import { DepositApproval } from './deposit.approval.js';
import { DepositAddressesAdminController } from './deposit-addresses.admin.controller.js';
import { DepositAddressesAdmin } from './deposit-addresses.admin.js';
import { DepositAssignment } from './deposit-assignment.approval.js';
import { DepositDecisionsAdmin } from './deposit-decisions.admin.js';
import { DepositMovements } from './deposit-movements.js';
import { DepositReconciled } from './deposit-reconciled.js';
import { DepositSteps } from './deposit-steps.js';
import { DepositView } from './deposit-view.js';
import { DepositsAdminController } from './deposits.admin.controller.js';
import { DepositsAdmin, WAITS_FOR_OPERATOR } from './deposits.admin.js';
import { DepositsController } from './deposits.controller.js';
import { FindDeposits } from './find-deposits.admin.js';
import { OwnDeposits } from './own-deposits.js';
import { PaymentDestinations } from './payment-destinations.js';

@Module({
  imports: [UploadsModule, WalletModule, MarketModule],
  controllers: [
    DepositsController,
    BankAccountsAdminController,
    BankCurrenciesAdminController,
    DepositAddressesAdminController,
    DepositsAdminController,
  ],
  providers: [
    DepositSteps,
    FindDeposits,
    DepositView,
    DepositMovements,
    DepositReconciled,
    OwnDeposits,
    PaymentDestinations,
    BankAccountsAdmin,
    BankCurrenciesAdmin,
    DepositAddressesAdmin,
    DepositDecisionsAdmin,
    DepositsAdmin,
    DepositApproval,
    DepositAssignment,
  ],
})
export class DepositsModule {
  constructor(proofs: ProofUses, queues: WorkQueues, promise: ReviewPromise, engine: EngineClient) {
    proofs.declare('deposit', deposits);
    queues.declare({
      ...{ resource: 'deposits', table: deposits, waits: () => WAITS_FOR_OPERATOR },
      ...{ since: sql`coalesce(proof_at, created_at)`, promise: () => promise.ms },
      now: () => engine.view.now(),
    });
  }
}
