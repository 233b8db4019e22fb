import { Module } from '@nestjs/common';
import { MarketModule } from '../market/market.module.js';
import { WalletModule } from '../wallet/wallet.module.js';
import { FindWithdrawals } from './find-withdrawals.admin.js';
import { OwnWithdrawals } from './own-withdrawals.js';
import { PayPassword } from './pay-password.js';
import { PayoutMethods } from './payout-methods.js';
import { SharedPayouts } from './shared-payouts.admin.js';
import { WithdrawalApproval } from './withdrawal.approval.js';
import { WithdrawalCurrenciesAdminController } from './withdrawal-currencies.admin.controller.js';
import { WithdrawalCurrenciesAdmin } from './withdrawal-currencies.admin.js';
import { WithdrawalCurrencies } from './withdrawal-currencies.js';
import { WithdrawalDecisionsAdmin } from './withdrawal-decisions.admin.js';
import { WithdrawalEvidence } from './withdrawal-evidence.js';
import { WithdrawalMovements } from './withdrawal-movements.js';
import { WithdrawalView } from './withdrawal-view.js';
import { WithdrawalsAdminController } from './withdrawals.admin.controller.js';
import { WithdrawalsAdmin } from './withdrawals.admin.js';
import { WithdrawalsController } from './withdrawals.controller.js';

@Module({
  imports: [WalletModule, MarketModule],
  controllers: [WithdrawalsController, WithdrawalCurrenciesAdminController, WithdrawalsAdminController],
  providers: [
    SharedPayouts,
    FindWithdrawals,
    OwnWithdrawals,
    PayoutMethods,
    PayPassword,
    WithdrawalCurrencies,
    WithdrawalView,
    WithdrawalMovements,
    WithdrawalCurrenciesAdmin,
    WithdrawalDecisionsAdmin,
    WithdrawalEvidence,
    WithdrawalsAdmin,
    WithdrawalApproval,
  ],
})
export class WithdrawalsModule {}
