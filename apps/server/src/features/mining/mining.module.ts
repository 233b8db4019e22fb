import { Module } from '@nestjs/common';
import { DeliveryModule } from '../delivery/delivery.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { FindFundSubscriptions } from './find-fund-subscriptions.admin.js';
import { FindFunds } from './find-funds.admin.js';
import { FundAudits } from './fund-audit.js';
import { FundCatalogue } from './fund-catalogue.js';
import { FundMovements } from './fund-movements.js';
import { FundPoolApproval } from './fund-pool.approval.js';
import { FundPoolsAdminController } from './fund-pools.admin.controller.js';
import { FundPoolsAdmin } from './fund-pools.admin.js';
import { FundReconciled } from './fund-reconciled.js';
import { FundSubscriptionsAdmin } from './fund-subscriptions.admin.js';
import { FundView } from './fund-view.js';
import { FundSubscriptionsAdminController, FundsAdminController } from './funds.admin.controller.js';
import { FundsAdmin } from './funds.admin.js';
import { MiningController } from './mining.controller.js';
import { OpenFunds } from './open-funds.admin.js';
import { OwnFunds } from './own-funds.js';
import { PoolShortages } from './pool-shortages.js';

@Module({
  imports: [DeliveryModule, SettingsModule],
  controllers: [
    ...[MiningController, FundsAdminController, FundSubscriptionsAdminController],
    FundPoolsAdminController,
  ],
  providers: [
    FindFundSubscriptions,
    FindFunds,
    FundAudits,
    FundCatalogue,
    FundMovements,
    FundReconciled,
    FundView,
    OwnFunds,
    PoolShortages,
    FundsAdmin,
    FundSubscriptionsAdmin,
    FundPoolsAdmin,
    FundPoolApproval,
    OpenFunds,
  ],
})
export class MiningModule {}
