import { Module } from '@nestjs/common';
import { AccountPostings } from './account-postings.js';
import { CoinPrices } from './coin-prices.js';
import { FundsHistory } from './funds-history.js';
import { Statements } from './statements.js';
import { Transfers } from './transfers.js';
import { WalletController } from './wallet.controller.js';

@Module({
  controllers: [WalletController],
  providers: [AccountPostings, CoinPrices, FundsHistory, Statements, Transfers],
  exports: [CoinPrices],
})
export class WalletModule {}
