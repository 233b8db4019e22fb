import { Module } from '@nestjs/common';
import { MarketModule } from '../market/market.module.js';
import { MessagesModule } from '../messages/messages.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { SymbolChangeTexts } from './symbol-change-texts.js';
import { SymbolNotices } from './symbol-notices.js';

@Module({
  imports: [SettingsModule, MessagesModule, MarketModule],
  providers: [SymbolNotices, SymbolChangeTexts],
})
export class NoticesModule {}
