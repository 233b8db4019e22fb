import { Injectable } from '@nestjs/common';
import { ltr } from '@truemark/i18n';
import type { RowWrite } from '../../engine/protocol.js';
import { escapeHtml, inEveryLanguage, wordsOf } from '../messages/message-texts.js';
import { NewMessage } from '../messages/new-message.js';

/** Message to a customer about a position that an operator closed, with the reason. Sent in the commit of the close. */
@Injectable()
export class ClosedByHouseMessage {
  constructor(private readonly message: NewMessage) {}

  row(customerId: number, orderId: number, symbol: string, reason: string): Promise<RowWrite> {
    const facts = { id: ltr(`#${orderId}`), symbol: ltr(symbol) };
    const inContent = { ...facts, reason: escapeHtml(reason) };
    const texts = inEveryLanguage((lang) =>
      wordsOf(lang, 'closed_by_house', { ...facts, reason }, inContent),
    );
    return this.message.row({ customerId, kind: 'order.closed_by_house', texts });
  }
}
