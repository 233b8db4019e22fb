import { Global, Module } from '@nestjs/common';
import { LocalTime } from './local-time.js';
import { SettingsController } from './settings.controller.js';
import { Settings } from './settings.js';
import { SettingsInUse } from './settings-in-use.js';

/** Settings are read everywhere. */
@Global()
@Module({
  controllers: [SettingsController],
  providers: [Settings, SettingsInUse, LocalTime],
  exports: [Settings, SettingsInUse, LocalTime],
})
export class SettingsModule {}
