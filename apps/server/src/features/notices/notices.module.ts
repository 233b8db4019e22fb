import { Module } from '@nestjs/common';
import { MarketModule } from '../market/market.module.js';
import { MessagesModule } from '../messages/messages.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { MarginNotices } from './margin-notices.js';
import { MarginTexts } from './margin-texts.js';

@Module({ imports: [SettingsModule, MessagesModule, MarketModule], providers: [MarginNotices, MarginTexts] })
export class NoticesModule {}
