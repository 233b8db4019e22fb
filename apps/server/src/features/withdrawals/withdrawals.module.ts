import { Module } from '@nestjs/common';
import { sql } from 'kysely';
import { EngineClient } from '../../engine/client.js';
import { withdrawals } from '../../engine/products/withdrawals/tables/withdrawal.table.js';
import { WorkQueues } from '../desk/work-queues.js';
import { MarketModule } from '../market/market.module.js';
import { ReviewPromise } from '../settings/review-promise.js';
import { WalletModule } from '../wallet/wallet.module.js';
import { FindWithdrawals } from './find-withdrawals.admin.js';
import { LargeWithdrawals } from './large-withdrawals.js';
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
import { WithdrawalReconciled } from './withdrawal-reconciled.js';
import { WithdrawalView } from './withdrawal-view.js';
import { WithdrawalsAdminController } from './withdrawals.admin.controller.js';
import { WAITS_FOR_OPERATOR, WithdrawalsAdmin } from './withdrawals.admin.js';
import { WithdrawalsController } from './withdrawals.controller.js';

@Module({
  imports: [WalletModule, MarketModule],
  controllers: [WithdrawalsController, WithdrawalCurrenciesAdminController, WithdrawalsAdminController],
  providers: [
    SharedPayouts,
    FindWithdrawals,
    LargeWithdrawals,
    OwnWithdrawals,
    PayoutMethods,
    PayPassword,
    WithdrawalCurrencies,
    WithdrawalView,
    WithdrawalMovements,
    WithdrawalReconciled,
    WithdrawalCurrenciesAdmin,
    WithdrawalDecisionsAdmin,
    WithdrawalEvidence,
    WithdrawalsAdmin,
    WithdrawalApproval,
  ],
})
export class WithdrawalsModule {
  constructor(queues: WorkQueues, promise: ReviewPromise, engine: EngineClient) {
    queues.declare({
      ...{ resource: 'withdrawals', table: withdrawals, waits: () => WAITS_FOR_OPERATOR },
      ...{ since: sql`created_at`, promise: () => promise.ms, now: () => engine.view.now() },
    });
  }
}
