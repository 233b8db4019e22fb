import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { CustomersModule } from '../customers/customers.module.js';
import { DeliveryModule } from '../delivery/delivery.module.js';
import { MessagesModule } from '../messages/messages.module.js';
import { AccountPostings } from './account-postings.js';
import { AdjustmentApproval } from './adjustment.approval.js';
import { AdjustmentsAdminController } from './adjustments.admin.controller.js';
import { CashMessage } from './cash-message.js';
import { CoinPrices } from './coin-prices.js';
import { EntryNumbers } from './entry-numbers.js';
import { EntryPages } from './entry-pages.admin.js';
import { FundsHistory } from './funds-history.js';
import { HouseAddresses } from './house-addresses.js';
import { LedgerEntriesAdminController } from './ledger-entries.admin.controller.js';
import { LedgerEntriesAdmin } from './ledger-entries.admin.js';
import { MovementCauses } from './movement-causes.js';
import { ReconciliationAdminController } from './reconciliation.admin.controller.js';
import { ReconciliationAdmin } from './reconciliation.admin.js';
import { ReconciliationWatch } from './reconciliation-watch.js';
import { StatementRenderer } from './statement-renderer.js';
import { Statements } from './statements.js';
import { TransferMovements } from './transfer-movements.js';
import { Transfers } from './transfers.js';
import { WalletController } from './wallet.controller.js';

@Module({
  imports: [CustomersModule, DeliveryModule, DiscoveryModule, MessagesModule],
  controllers: [
    WalletController,
    LedgerEntriesAdminController,
    AdjustmentsAdminController,
    ReconciliationAdminController,
  ],
  providers: [
    HouseAddresses,
    AccountPostings,
    CashMessage,
    CoinPrices,
    FundsHistory,
    MovementCauses,
    StatementRenderer,
    Statements,
    TransferMovements,
    Transfers,
    ReconciliationAdmin,
    ReconciliationWatch,
    EntryNumbers,
    EntryPages,
    LedgerEntriesAdmin,
    AdjustmentApproval,
  ],
  exports: [HouseAddresses, CashMessage, CoinPrices],
})
export class WalletModule {}
