import { Module } from '@nestjs/common';
import { deposits } from '../../engine/products/deposits/tables/deposit.table.js';
import { MarketModule } from '../market/market.module.js';
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
import { DepositView } from './deposit-view.js';
import { DepositsAdminController } from './deposits.admin.controller.js';
import { DepositsAdmin } from './deposits.admin.js';
import { DepositsController } from './deposits.controller.js';
import { FindDeposits } from './find-deposits.admin.js';
import { OwnDeposits } from './own-deposits.js';
import { WaysToPay } from './ways-to-pay.js';

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
    FindDeposits,
    DepositView,
    DepositMovements,
    OwnDeposits,
    WaysToPay,
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
  constructor(proofs: ProofUses) {
    proofs.declare('deposit', deposits);
  }
}
