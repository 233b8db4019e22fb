import { Module } from '@nestjs/common';
import { DeliveryModule } from '../delivery/delivery.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { FundAudits } from './fund-audit.js';
import { FundCatalogue } from './fund-catalogue.js';
import { FundView } from './fund-view.js';
import { MiningController } from './mining.controller.js';
import { OwnFunds } from './own-funds.js';
import { PoolShortages } from './pool-shortages.js';

@Module({
  imports: [DeliveryModule, SettingsModule],
  controllers: [MiningController],
  providers: [FundAudits, FundCatalogue, FundView, OwnFunds, PoolShortages],
})
export class MiningModule {}
