import { Module } from '@nestjs/common';
import { CoinPrices } from './coin-prices.js';
import { FundsHistory } from './funds-history.js';
import { Transfers } from './transfers.js';
import { WalletController } from './wallet.controller.js';

@Module({
  controllers: [WalletController],
  providers: [CoinPrices, FundsHistory, Transfers],
  exports: [CoinPrices],
})
export class WalletModule {}
