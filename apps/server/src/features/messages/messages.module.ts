import { Module } from '@nestjs/common';
import { ClosedByHouseMessage } from './closed-by-house-message.js';
import { Inbox } from './inbox.js';
import { MessagesController } from './messages.controller.js';
import { NewMessage } from './new-message.js';
import { WelcomeMessage } from './welcome-message.js';

@Module({
  controllers: [MessagesController],
  providers: [Inbox, NewMessage, WelcomeMessage, ClosedByHouseMessage],
  exports: [NewMessage, WelcomeMessage, ClosedByHouseMessage],
})
export class MessagesModule {}
