import { type DynamicModule, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { AdminModule } from './admin.module.js';
import { AlertsModule } from './features/alerts/alerts.module.js';
import { AreasModule } from './features/areas/areas.module.js';
import { CodesModule } from './features/codes/codes.module.js';
import { CompaniesModule } from './features/companies/companies.module.js';
import { ContentModule } from './features/content/content.module.js';
import { CopyTradingModule } from './features/copy-trading/copy-trading.module.js';
import { CredentialsModule } from './features/credentials/credentials.module.js';
import { CustomersModule } from './features/customers/customers.module.js';
import { DashboardModule } from './features/dashboard/dashboard.module.js';
import { DeliveryModule } from './features/delivery/delivery.module.js';
import { DepositsModule } from './features/deposits/deposits.module.js';
import { ExportsModule } from './features/exports/exports.module.js';
import { FavouritesModule } from './features/favourites/favourites.module.js';
import { FeedbackModule } from './features/feedback/feedback.module.js';
import { HealthModule } from './features/health/health.module.js';
import { LimitsModule } from './features/limits/limits.module.js';
import { LiveModule } from './features/live/live.module.js';
import { LoansModule } from './features/loans/loans.module.js';
import { MarketModule } from './features/market/market.module.js';
import { MenusModule } from './features/menus/menus.module.js';
import { MessagesModule } from './features/messages/messages.module.js';
import { MiningModule } from './features/mining/mining.module.js';
import { NoticesModule } from './features/notices/notices.module.js';
import { OptionsModule } from './features/options/options.module.js';
import { ProofModule } from './features/proof/proof.module.js';
import { PushModule } from './features/push/push.module.js';
import { ReportsModule } from './features/reports/reports.module.js';
import { SearchModule } from './features/search/search.module.js';
import { SecondFactorModule } from './features/second-factor/second-factor.module.js';
import { SessionsModule } from './features/sessions/sessions.module.js';
import { SettingsModule } from './features/settings/settings.module.js';
import { TradingModule } from './features/trading/trading.module.js';
import { UploadsModule } from './features/uploads/uploads.module.js';
import { VerificationModule } from './features/verification/verification.module.js';
import { WalletModule } from './features/wallet/wallet.module.js';
import { WebhooksModule } from './features/webhooks/webhooks.module.js';
import { WithdrawalsModule } from './features/withdrawals/withdrawals.module.js';
import type { Runtime } from './runtime.js';
import { RuntimeModule } from './runtime.module.js';

/** All features; each uses only those above it. */
@Module({})
export class AppModule {
  static of(runtime: Runtime): DynamicModule {
    return {
      module: AppModule,
      imports: [
        RuntimeModule.of(runtime),
        DiscoveryModule,
        AdminModule,
        SettingsModule,
        SessionsModule,
        SecondFactorModule,
        AreasModule,
        CompaniesModule,
        MenusModule,
        ContentModule,
        MessagesModule,
        DeliveryModule,
        CodesModule,
        CustomersModule,
        FeedbackModule,
        CredentialsModule,
        UploadsModule,
        VerificationModule,
        MarketModule,
        FavouritesModule,
        AlertsModule,
        WalletModule,
        DepositsModule,
        WithdrawalsModule,
        TradingModule,
        OptionsModule,
        LimitsModule,
        CopyTradingModule,
        ProofModule,
        LoansModule,
        MiningModule,
        NoticesModule,
        PushModule,
        LiveModule,
        HealthModule,
        ReportsModule,
        DashboardModule,
        SearchModule,
        ExportsModule,
        WebhooksModule,
      ],
    };
  }
}
