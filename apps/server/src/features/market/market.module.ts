import { Module } from '@nestjs/common';
import { MarketController } from './market.controller.js';
import { MarketList } from './market-list.js';
import { SymbolDirectory } from './symbol-directory.js';

@Module({
  controllers: [MarketController],
  providers: [MarketList, SymbolDirectory],
  exports: [MarketList, SymbolDirectory],
})
export class MarketModule {}
