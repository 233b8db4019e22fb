import { Module } from '@nestjs/common';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { MarketModule } from '../market/market.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { SettingsInUse } from '../settings/settings-in-use.js';
import { DurationsAdminController } from './durations.admin.controller.js';
import { DurationsAdmin } from './durations.admin.js';
import { EndedOptions } from './ended-options.admin.js';
import { EndedSlices } from './ended-slices.admin.js';
import { FindOptions } from './find-options.admin.js';
import { OpenOptions } from './open-options.admin.js';
import { OptionAmountsAdminController } from './option-amounts.admin.controller.js';
import { OptionAmountsAdmin } from './option-amounts.admin.js';
import { OptionEndings } from './option-endings.js';
import { OptionExposureAdminController } from './option-exposure.admin.controller.js';
import { OptionExposureAdmin } from './option-exposure.admin.js';
import { OptionFairnessAdminController } from './option-fairness.admin.controller.js';
import { OptionFairnessAdmin } from './option-fairness.admin.js';
import { OptionList } from './option-list.js';
import { OptionMovements } from './option-movements.js';
import { OptionProof } from './option-proof.js';
import { OptionPushes } from './option-pushes.js';
import { OptionTerms } from './option-terms.js';
import { OptionTosses } from './option-tosses.admin.js';
import { OptionView } from './option-view.js';
import { OptionsAdminController } from './options.admin.controller.js';
import { OptionsAdmin } from './options.admin.js';
import { OptionsController } from './options.controller.js';
import { optionsInUse } from './options-in-use.js';
import { PublicProof } from './public-proof.js';
import { RunningOptions } from './running-options.admin.js';
import { SaleWaiters } from './sale-waiters.js';
import { TradeOptions } from './trade-options.js';

@Module({
  imports: [MarketModule, SettingsModule],
  controllers: [
    OptionsController,
    DurationsAdminController,
    OptionAmountsAdminController,
    OptionsAdminController,
    OptionExposureAdminController,
    OptionFairnessAdminController,
  ],
  providers: [
    OpenOptions,
    FindOptions,
    OptionList,
    OptionMovements,
    OptionEndings,
    OptionPushes,
    OptionProof,
    PublicProof,
    OptionTerms,
    OptionView,
    SaleWaiters,
    TradeOptions,
    RunningOptions,
    DurationsAdmin,
    OptionAmountsAdmin,
    OptionExposureAdmin,
    EndedOptions,
    EndedSlices,
    OptionFairnessAdmin,
    OptionTosses,
    OptionsAdmin,
  ],
  exports: [OptionProof, OptionView],
})
export class OptionsModule {
  constructor(inUse: SettingsInUse, reader: DatabaseReader) {
    inUse.declare('only_one_account', () => optionsInUse(reader));
  }
}
