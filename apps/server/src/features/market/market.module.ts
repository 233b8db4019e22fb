import { Module } from '@nestjs/common';
import { MarketController } from './market.controller.js';
import { MarketList } from './market-list.js';
import { RecordedTicks } from './recorded-ticks.js';
import { ScheduleHistory } from './schedule-history.js';
import { SimulatedTerms } from './simulated-terms.js';
import { SimulatorDays } from './simulator-days.js';
import { SymbolDirectory } from './symbol-directory.js';

@Module({
  controllers: [MarketController],
  providers: [MarketList, RecordedTicks, ScheduleHistory, SimulatedTerms, SimulatorDays, SymbolDirectory],
  exports: [MarketList, RecordedTicks, SymbolDirectory],
})
export class MarketModule {}
