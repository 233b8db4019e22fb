import { Module } from '@nestjs/common';
import { MarketModule } from '../market/market.module.js';
import { MessagesModule } from '../messages/messages.module.js';
import { BalanceHistory } from './balance-history.js';
import { ClosedByHouseMessage } from './closed-by-house-message.js';
import { EquityHistory } from './equity-history.js';
import { ExposureAdminController } from './exposure.admin.controller.js';
import { ExposureAdmin } from './exposure.admin.js';
import { FindOrders } from './find-orders.admin.js';
import { LiveTrading } from './live-trading.js';
import { MarginNotices } from './margin-notices.js';
import { MarginTexts } from './margin-texts.js';
import { MarginWatchAdminController } from './margin-watch.admin.controller.js';
import { MarginWatchAdmin } from './margin-watch.admin.js';
import { Marks } from './marks.js';
import { OpenContracts } from './open-contracts.admin.js';
import { OpenPositions } from './open-positions.admin.js';
import { OrderEndings } from './order-endings.js';
import { OrderList } from './order-list.js';
import { OrderMetrics } from './order-metrics.js';
import { OrderMovements } from './order-movements.js';
import { OrderProofAdmin } from './order-proof.admin.js';
import { OrderProof } from './order-proof.js';
import { OrderPushes } from './order-pushes.js';
import { OrderView } from './order-view.js';
import { OrdersAdminController } from './orders.admin.controller.js';
import { OrdersAdmin } from './orders.admin.js';
import { PlaceOrders } from './place-orders.js';
import { ProfitsController } from './profits.controller.js';
import { Profits } from './profits.js';
import { TradingController } from './trading.controller.js';
import { TradingOfDay } from './trading-of-day.admin.js';
import { TradingVolume } from './trading-volume.js';

@Module({
  imports: [MarketModule, MessagesModule],
  controllers: [
    TradingController,
    ProfitsController,
    OrdersAdminController,
    ExposureAdminController,
    MarginWatchAdminController,
  ],
  providers: [
    OpenContracts,
    OpenPositions,
    FindOrders,
    Marks,
    LiveTrading,
    MarginNotices,
    MarginTexts,
    ClosedByHouseMessage,
    OrderEndings,
    OrderList,
    OrderMetrics,
    OrderMovements,
    OrderPushes,
    OrderProof,
    OrderProofAdmin,
    OrderView,
    PlaceOrders,
    Profits,
    BalanceHistory,
    EquityHistory,
    OrdersAdmin,
    ExposureAdmin,
    MarginWatchAdmin,
    TradingOfDay,
    TradingVolume,
  ],
  exports: [Marks, OrderProof, OrderView],
})
export class TradingModule {}
