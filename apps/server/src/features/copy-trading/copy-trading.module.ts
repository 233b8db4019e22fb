import { Module } from '@nestjs/common';
import { sql } from 'kysely';
import { EngineClient } from '../../engine/client.js';
import { traders } from '../../engine/products/copy-trading/tables/trader.table.js';
import { Customers } from '../customers/customers.js';
import { CustomersModule } from '../customers/customers.module.js';
import { WorkQueues } from '../desk/work-queues.js';
import { MarketModule } from '../market/market.module.js';
import { MessagesModule } from '../messages/messages.module.js';
import { ReviewPromise } from '../settings/review-promise.js';
import { SettingsModule } from '../settings/settings.module.js';
import { TradingModule } from '../trading/trading.module.js';
import { UploadsModule } from '../uploads/uploads.module.js';
import { Avatars } from './avatars.js';
import { CopyPreview } from './copy-preview.js';
import { CopyProof } from './copy-proof.js';
import { CopyTradingController } from './copy-trading.controller.js';
import { FollowMovements } from './follow-movements.js';
import { FollowOrdersList } from './follow-orders.js';
import { FollowerNotices } from './follower-notices.js';
import { FollowerTexts } from './follower-texts.js';
import { Following } from './following.js';
import { FollowEventsAdminController, FollowsAdminController } from './follows.admin.controller.js';
import { FollowsAdmin } from './follows.admin.js';
import { LiveCopies } from './live-copies.js';
import { OwnTraderController } from './own-trader.controller.js';
import { OwnTrader } from './own-trader.js';
import { TraderList } from './trader-list.js';
import { TraderMessages } from './trader-messages.js';
import { TraderStatisticsReader } from './trader-statistics.js';
import { TradersAdminController } from './traders.admin.controller.js';
import { TradersAdmin } from './traders.admin.js';

@Module({
  imports: [CustomersModule, MarketModule, MessagesModule, SettingsModule, TradingModule, UploadsModule],
  controllers: [
    CopyTradingController,
    OwnTraderController,
    TradersAdminController,
    FollowsAdminController,
    FollowEventsAdminController,
  ],
  providers: [
    Avatars,
    LiveCopies,
    TraderStatisticsReader,
    TraderList,
    Following,
    FollowMovements,
    FollowOrdersList,
    CopyPreview,
    CopyProof,
    OwnTrader,
    TradersAdmin,
    TraderMessages,
    FollowerNotices,
    FollowerTexts,
    FollowsAdmin,
  ],
})
export class CopyTradingModule {
  constructor(
    queues: WorkQueues,
    promise: ReviewPromise,
    engine: EngineClient,
    customers: Customers,
    ownTrader: OwnTrader,
  ) {
    customers.addUserInfoPart(async (id) => ({ trader_status: await ownTrader.status(id) }));
    queues.declare({
      ...{ resource: 'traders', table: traders, waits: () => sql`status = 'applied'` },
      ...{ since: sql`applied_at`, promise: () => promise.ms, now: () => engine.view.now() },
    });
  }
}
