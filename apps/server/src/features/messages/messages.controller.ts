import { Controller } from '@nestjs/common';
import {
  type Message,
  type MessageListRequest,
  type Messages,
  type MessagesRead,
  messageListRequest,
  messageSchema,
  messagesReadSchema,
  messagesSchema,
  type RowRequest,
  rowRequest,
} from '@truemark/contracts';
import { Call } from '../../platform/http/call.js';
import type { SignedIn } from '../../platform/http/caller.js';
import type { RequestRefusal } from '../../platform/http/refusal.js';
import { Inbox } from './inbox.js';

const TAG = 'Messages';

@Controller()
export class MessagesController {
  constructor(private readonly inbox: Inbox) {}

  @Call('/api/internalMessage/list', {
    auth: 'customer',
    schema: messageListRequest,
    tag: TAG,
    summary: 'List the customer’s messages, newest first',
    answer: messagesSchema,
  })
  list(request: MessageListRequest, { customerId, lang }: SignedIn): Promise<Messages> {
    return this.inbox.list(customerId, request, lang);
  }

  @Call('/api/internalMessage/info', {
    auth: 'customer',
    schema: rowRequest,
    tag: TAG,
    summary: 'Get one message and mark it as read',
    answer: messageSchema,
  })
  one({ id }: RowRequest, { customerId, lang }: SignedIn): Promise<Message | RequestRefusal> {
    return this.inbox.read(customerId, id, lang);
  }

  @Call('/api/internalMessage/read_all', {
    method: 'POST',
    auth: 'customer',
    tag: TAG,
    summary: 'Mark all messages as read',
    answer: messagesReadSchema,
  })
  readAll(_: object, { customerId }: SignedIn): Promise<MessagesRead> {
    return this.inbox.readAll(customerId);
  }
}
