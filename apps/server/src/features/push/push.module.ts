import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { SettingsModule } from '../settings/settings.module.js';
import { MessagePushes } from './message-pushes.js';
import { OwnSubscriptions } from './own-subscriptions.js';
import { PushController } from './push.controller.js';

import { Pushes } from './pushes.js';

@Module({
  imports: [DiscoveryModule, SettingsModule],
  controllers: [PushController],
  providers: [OwnSubscriptions, MessagePushes, Pushes],
})
export class PushModule {}
