import { Module } from '@nestjs/common';
import { MarketModule } from '../market/market.module.js';
import { OptionList } from './option-list.js';
import { OptionProof } from './option-proof.js';
import { OptionTerms } from './option-terms.js';
import { OptionView } from './option-view.js';
import { OptionsController } from './options.controller.js';
import { SaleDecisions } from './sale-decisions.js';
import { TradeOptions } from './trade-options.js';

@Module({
  imports: [MarketModule],
  controllers: [OptionsController],
  providers: [OptionList, OptionProof, OptionTerms, OptionView, SaleDecisions, TradeOptions],
  exports: [OptionProof, OptionView],
})
export class OptionsModule {}
