import { Module } from '@nestjs/common';
import { MarketModule } from '../market/market.module.js';
import { TradingModule } from '../trading/trading.module.js';
import { CopyTradingController } from './copy-trading.controller.js';
import { FollowOrdersList } from './follow-orders.js';
import { Following } from './following.js';
import { OwnTraderController } from './own-trader.controller.js';
import { OwnTrader } from './own-trader.js';
import { TraderList } from './trader-list.js';
import { TraderOrders } from './trader-orders.js';

@Module({
  imports: [MarketModule, TradingModule],
  controllers: [CopyTradingController, OwnTraderController],
  providers: [TraderOrders, TraderList, Following, FollowOrdersList, OwnTrader],
})
export class CopyTradingModule {}
