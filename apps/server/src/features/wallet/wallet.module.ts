import { Module } from '@nestjs/common';
import { CustomersModule } from '../customers/customers.module.js';
import { DeliveryModule } from '../delivery/delivery.module.js';
import { MessagesModule } from '../messages/messages.module.js';
import { AccountPostings } from './account-postings.js';
import { CashMessage } from './cash-message.js';
import { CoinPrices } from './coin-prices.js';
import { FundsHistory } from './funds-history.js';
import { StatementRenderer } from './statement-renderer.js';
import { Statements } from './statements.js';
import { Transfers } from './transfers.js';
import { WalletController } from './wallet.controller.js';

@Module({
  imports: [CustomersModule, DeliveryModule, MessagesModule],
  controllers: [WalletController],
  providers: [
    AccountPostings,
    CashMessage,
    CoinPrices,
    FundsHistory,
    StatementRenderer,
    Statements,
    Transfers,
  ],
  exports: [CashMessage, CoinPrices],
})
export class WalletModule {}
