import { Module } from '@nestjs/common';
import { FundsHistory } from './funds-history.js';
import { WalletController } from './wallet.controller.js';

@Module({
  controllers: [WalletController],
  providers: [FundsHistory],
})
export class WalletModule {}
