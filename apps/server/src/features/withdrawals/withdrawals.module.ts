import { Module } from '@nestjs/common';
import { WalletModule } from '../wallet/wallet.module.js';
import { OwnWithdrawals } from './own-withdrawals.js';
import { PayPassword } from './pay-password.js';
import { PayoutMethods } from './payout-methods.js';
import { WithdrawalCurrencies } from './withdrawal-currencies.js';
import { WithdrawalView } from './withdrawal-view.js';
import { WithdrawalsController } from './withdrawals.controller.js';

@Module({
  imports: [WalletModule],
  controllers: [WithdrawalsController],
  providers: [OwnWithdrawals, PayoutMethods, PayPassword, WithdrawalCurrencies, WithdrawalView],
})
export class WithdrawalsModule {}
