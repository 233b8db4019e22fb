import { Injectable } from '@nestjs/common';
import { LANGUAGE_CODES } from '@truemark/i18n';
import type { RowWrite } from '../../engine/protocol.js';
import { RowNumbers } from '../../platform/database/row-numbers.js';
import { textOf } from '../../platform/http/texts.js';
import { type Message, messages } from './message.table.js';

/** The first message of a new customer. */
@Injectable()
export class WelcomeMessage {
  constructor(private readonly numbers: RowNumbers) {}

  async row(customerId: number): Promise<RowWrite> {
    const row: Message = {
      id: await this.numbers.next(messages),
      customerId,
      kind: 'welcome',
      laneSeq: null,
      texts: Object.fromEntries(
        LANGUAGE_CODES.map((lang) => [
          lang,
          {
            title: textOf(lang, 'message.welcome.title'),
            desc: textOf(lang, 'message.welcome.desc'),
            content: textOf(lang, 'message.welcome.content'),
          },
        ]),
      ),
      sentAt: Date.now(),
      readAt: null,
    };
    return { op: 'insert', table: messages.name, row };
  }
}
