import { Module } from '@nestjs/common';
import { MarketModule } from '../market/market.module.js';
import { OptionsModule } from '../options/options.module.js';
import { TradingModule } from '../trading/trading.module.js';
import { ProofController } from './proof.controller.js';
import { SealSender } from './seal-sender.js';
import { SealedDays } from './sealed-days.js';
import { SealedFiles } from './sealed-files.js';
import { SealedOrder } from './sealed-order.js';
import { SealedPaths } from './sealed-paths.js';

@Module({
  imports: [MarketModule, TradingModule, OptionsModule],
  controllers: [ProofController],
  providers: [SealSender, SealedDays, SealedFiles, SealedOrder, SealedPaths],
})
export class ProofModule {}
