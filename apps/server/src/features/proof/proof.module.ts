import { Module } from '@nestjs/common';
import { MarketModule } from '../market/market.module.js';
import { OptionsModule } from '../options/options.module.js';
import { TradingModule } from '../trading/trading.module.js';
import { InclusionProofs } from './inclusion-proofs.js';
import { ProofController } from './proof.controller.js';
import { SealSender } from './seal-sender.js';
import { SealedDays } from './sealed-days.js';
import { SealedFiles } from './sealed-files.js';
import { SealedOrder } from './sealed-order.js';

@Module({
  imports: [MarketModule, TradingModule, OptionsModule],
  controllers: [ProofController],
  providers: [SealSender, SealedDays, SealedFiles, SealedOrder, InclusionProofs],
})
export class ProofModule {}
