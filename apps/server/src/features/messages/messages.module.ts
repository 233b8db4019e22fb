import { Module } from '@nestjs/common';
import { BlockedMessage } from './blocked-message.js';
import { ClosedByHouseMessage } from './closed-by-house-message.js';
import { Inbox } from './inbox.js';
import { MessagesController } from './messages.controller.js';
import { NewMessage } from './new-message.js';
import { WelcomeMessage } from './welcome-message.js';

@Module({
  controllers: [MessagesController],
  providers: [Inbox, NewMessage, WelcomeMessage, ClosedByHouseMessage, BlockedMessage],
  exports: [NewMessage, WelcomeMessage, ClosedByHouseMessage, BlockedMessage],
})
export class MessagesModule {}
