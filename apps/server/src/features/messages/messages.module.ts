import { Module } from '@nestjs/common';
import { ClosedByHouseMessage } from './closed-by-house-message.js';
import { Inbox } from './inbox.js';
import { MessagesController } from './messages.controller.js';
import { WelcomeMessage } from './welcome-message.js';

@Module({
  controllers: [MessagesController],
  providers: [Inbox, WelcomeMessage, ClosedByHouseMessage],
  exports: [WelcomeMessage, ClosedByHouseMessage],
})
export class MessagesModule {}
