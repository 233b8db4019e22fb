import { Injectable } from '@nestjs/common';
import { LANGUAGE_CODES } from '@truemark/i18n';
import type { RowWrite } from '../../engine/protocol.js';
import { RowNumbers } from '../../platform/database/row-numbers.js';
import { textOf } from '../../platform/http/texts.js';
import { escapeHtml } from './escape-html.js';
import { type Message, messages } from './message.table.js';

/** Tells a customer that an operator closed a position of his, and why. Sent with the closing itself. */
@Injectable()
export class ClosedByHouseMessage {
  constructor(private readonly numbers: RowNumbers) {}

  async row(customerId: number, orderId: number, symbol: string, reason: string): Promise<RowWrite> {
    const facts = { id: orderId, symbol };
    const row: Message = {
      id: await this.numbers.next(messages),
      customerId,
      kind: 'order.closed_by_house',
      laneSeq: null,
      texts: Object.fromEntries(
        LANGUAGE_CODES.map((lang) => [
          lang,
          {
            title: textOf(lang, 'message.closed_by_house.title', facts),
            desc: textOf(lang, 'message.closed_by_house.desc', { ...facts, reason }),
            content: textOf(lang, 'message.closed_by_house.content', {
              ...facts,
              reason: escapeHtml(reason),
            }),
          },
        ]),
      ),
      sentAt: Date.now(),
      readAt: null,
    };
    return { op: 'insert', table: messages.name, row };
  }
}
