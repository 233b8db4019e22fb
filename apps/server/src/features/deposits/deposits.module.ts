import { Module } from '@nestjs/common';
import { UploadsModule } from '../uploads/uploads.module.js';
import { WalletModule } from '../wallet/wallet.module.js';
import { DepositView } from './deposit-view.js';
import { DepositsController } from './deposits.controller.js';
import { OwnDeposits } from './own-deposits.js';
import { WaysToPay } from './ways-to-pay.js';

@Module({
  imports: [UploadsModule, WalletModule],
  controllers: [DepositsController],
  providers: [DepositView, OwnDeposits, WaysToPay],
})
export class DepositsModule {}
