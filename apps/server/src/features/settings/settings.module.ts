import { Global, Module } from '@nestjs/common';
import { SettingsController } from './settings.controller.js';
import { Settings } from './settings.js';
import { SettingsInUse } from './settings-in-use.js';

/** Settings are read everywhere. */
@Global()
@Module({
  controllers: [SettingsController],
  providers: [Settings, SettingsInUse],
  exports: [Settings, SettingsInUse],
})
export class SettingsModule {}
