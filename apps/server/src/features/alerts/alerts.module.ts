import { Module } from '@nestjs/common';
import { MarketModule } from '../market/market.module.js';
import { MessagesModule } from '../messages/messages.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { AlertNotices } from './alert-notices.js';
import { AlertTexts } from './alert-texts.js';
import { AlertsController } from './alerts.controller.js';
import { OwnAlerts } from './own-alerts.js';

@Module({
  imports: [SettingsModule, MessagesModule, MarketModule],
  controllers: [AlertsController],
  providers: [OwnAlerts, AlertNotices, AlertTexts],
})
export class AlertsModule {}
