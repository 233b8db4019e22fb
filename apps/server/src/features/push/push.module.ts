import { Module } from '@nestjs/common';
import { MarketModule } from '../market/market.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { OwnSubscriptions } from './own-subscriptions.js';
import { PushController } from './push.controller.js';
import { PushTexts } from './push-texts.js';
import { Pushes } from './pushes.js';

@Module({
  imports: [SettingsModule, MarketModule],
  controllers: [PushController],
  providers: [OwnSubscriptions, PushTexts, Pushes],
})
export class PushModule {}
