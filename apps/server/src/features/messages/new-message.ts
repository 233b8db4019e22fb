import { Injectable } from '@nestjs/common';
import type { RowWrite } from '../../engine/protocol.js';
import { wallClock } from '../../platform/clock.js';
import { RowNumbers } from '../../platform/database/row-numbers.js';
import { type Message, messages } from './message.table.js';

type Given = Pick<Message, 'customerId' | 'kind' | 'texts'> &
  Partial<Pick<Message, 'laneSeq' | 'operatorMessageId' | 'sentAt'>>;

/** Builds rows of new messages, unread, each with the next number. */
@Injectable()
export class NewMessage {
  constructor(private readonly numbers: RowNumbers) {}

  async row({
    laneSeq = null,
    operatorMessageId = null,
    sentAt = wallClock.now(),
    ...given
  }: Given): Promise<RowWrite> {
    const id = await this.numbers.next(messages);
    const row: Message = { id, ...given, laneSeq, operatorMessageId, sentAt, readAt: null };
    return { op: 'insert', table: messages.name, row };
  }
}
