import { Injectable } from '@nestjs/common';
import type { DecideTrader } from '../../engine/products/copy-trading/commands.js';
import type { RowWrite } from '../../engine/protocol.js';
import { escapeHtml, inEveryLanguage, wordsOf } from '../messages/message-texts.js';
import { NewMessage } from '../messages/new-message.js';

/** Messages to a trader about an operator's decision, sent in the commit of the decision. */
@Injectable()
export class TraderMessages {
  constructor(private readonly message: NewMessage) {}

  row(customerId: number, decision: DecideTrader['decision'], reason: string | null): Promise<RowWrite> {
    const [facts, inContent] = [{ reason: reason ?? '' }, { reason: escapeHtml(reason ?? '') }];
    const texts = inEveryLanguage((lang) => wordsOf(lang, `trader_${decision}`, facts, inContent));
    return this.message.row({ customerId, kind: `trader.${decision}`, texts });
  }
}
