import { Injectable } from '@nestjs/common';
import type { RowWrite } from '../../engine/protocol.js';
import { wallClock } from '../../platform/clock.js';
import { RowNumbers } from '../../platform/database/row-numbers.js';
import { type Message, messages } from './message.table.js';

type Given = Pick<Message, 'customerId' | 'kind' | 'texts'> & Partial<Pick<Message, 'laneSeq' | 'sentAt'>>;

/** Rows of new messages, unread and each with the next number. */
@Injectable()
export class NewMessage {
  constructor(private readonly numbers: RowNumbers) {}

  async row({ laneSeq = null, sentAt = wallClock.now(), ...given }: Given): Promise<RowWrite> {
    const row: Message = { id: await this.numbers.next(messages), ...given, laneSeq, sentAt, readAt: null };
    return { op: 'insert', table: messages.name, row };
  }
}
