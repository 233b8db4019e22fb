import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { MarketModule } from '../market/market.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { LiveGateway } from './live-gateway.js';

@Module({
  imports: [DiscoveryModule, SettingsModule, SessionsModule, MarketModule],
  providers: [LiveGateway],
})
export class LiveModule {}
