import { Controller } from '@nestjs/common';
import {
  type Message,
  type MessageListRequest,
  type Messages,
  messageListRequest,
  type RowRequest,
  rowRequest,
} from '@truemark/contracts';
import { Call } from '../../platform/http/call.js';
import type { SignedIn } from '../../platform/http/caller.js';
import type { EdgeRefusal } from '../../platform/http/refusal.js';
import { Inbox } from './inbox.js';

const TAG = 'Messages';
const MESSAGE = '`{id, title, desc, content, is_read, send_time, send_time_ms}`';

@Controller()
export class MessagesController {
  constructor(private readonly inbox: Inbox) {}

  @Call('/api/internalMessage/list', {
    auth: 'customer',
    schema: messageListRequest,
    tag: TAG,
    summary: "The customer's messages, the latest first",
    answer: `\`{data, total, page, last_page, unread}\`, rows of ${MESSAGE} with an empty content`,
  })
  list(request: MessageListRequest, { customerId, lang }: SignedIn): Promise<Messages> {
    return this.inbox.list(customerId, request, lang);
  }

  @Call('/api/internalMessage/info', {
    auth: 'customer',
    schema: rowRequest,
    tag: TAG,
    summary: 'One message, which counts as read from then on',
    answer: MESSAGE,
  })
  one({ id }: RowRequest, { customerId, lang }: SignedIn): Promise<Message | EdgeRefusal> {
    return this.inbox.read(customerId, id, lang);
  }
}
