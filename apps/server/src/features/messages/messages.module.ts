import { Module } from '@nestjs/common';
import { Inbox } from './inbox.js';
import { MessagesController } from './messages.controller.js';
import { WelcomeMessage } from './welcome-message.js';

@Module({ controllers: [MessagesController], providers: [Inbox, WelcomeMessage], exports: [WelcomeMessage] })
export class MessagesModule {}
