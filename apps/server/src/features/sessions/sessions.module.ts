import { Module } from '@nestjs/common';
import { CallerDirectory } from '../../platform/http/caller.js';
import { SettingsModule } from '../settings/settings.module.js';
import { CustomerSessions } from './customer-sessions.js';
import { SessionsController } from './sessions.controller.js';

@Module({
  imports: [SettingsModule],
  controllers: [SessionsController],
  providers: [CustomerSessions, { provide: CallerDirectory, useExisting: CustomerSessions }],
  exports: [CustomerSessions, CallerDirectory],
})
export class SessionsModule {}
