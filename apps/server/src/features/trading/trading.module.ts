import { Module } from '@nestjs/common';
import { MarketModule } from '../market/market.module.js';
import { MessagesModule } from '../messages/messages.module.js';
import { BalanceHistory } from './balance-history.js';
import { EquityHistory } from './equity-history.js';
import { ExposureAdminController } from './exposure.admin.controller.js';
import { ExposureAdmin } from './exposure.admin.js';
import { FindOrders } from './find-orders.admin.js';
import { MarginWatchAdminController } from './margin-watch.admin.controller.js';
import { MarginWatchAdmin } from './margin-watch.admin.js';
import { Marks } from './marks.js';
import { OpenContracts } from './open-contracts.admin.js';
import { OrderList } from './order-list.js';
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
    FindOrders,
    Marks,
    OrderList,
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
  ],
  exports: [Marks, OrderProof, OrderView],
})
export class TradingModule {}
