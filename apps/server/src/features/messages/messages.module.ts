import { Module } from '@nestjs/common';
import { BlockedMessage } from './blocked-message.js';
import { Inbox } from './inbox.js';
import { MassSender } from './mass-sender.js';
import { MessagesAdminController } from './messages.admin.controller.js';
import { MessagesController } from './messages.controller.js';
import { NewMessage } from './new-message.js';
import { OperatorMessageApproval } from './operator-message.approval.js';
import { OperatorMessagesAdmin } from './operator-messages.admin.js';
import { Recipients } from './recipients.js';
import { WelcomeMessage } from './welcome-message.js';

@Module({
  controllers: [MessagesController, MessagesAdminController],
  providers: [
    Inbox,
    NewMessage,
    WelcomeMessage,
    BlockedMessage,
    Recipients,
    MassSender,
    OperatorMessagesAdmin,
    OperatorMessageApproval,
  ],
  exports: [NewMessage, WelcomeMessage, BlockedMessage],
})
export class MessagesModule {}
