import { Module } from '@nestjs/common';
import { MarketModule } from '../market/market.module.js';
import { Marks } from './marks.js';
import { OrderList } from './order-list.js';
import { OrderProof } from './order-proof.js';
import { OrderView } from './order-view.js';
import { PlaceOrders } from './place-orders.js';
import { ProfitsController } from './profits.controller.js';
import { Profits } from './profits.js';
import { TradingController } from './trading.controller.js';

@Module({
  imports: [MarketModule],
  controllers: [TradingController, ProfitsController],
  providers: [Marks, OrderList, OrderProof, OrderView, PlaceOrders, Profits],
  exports: [Marks, OrderView],
})
export class TradingModule {}
