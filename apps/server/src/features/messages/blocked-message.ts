import { Injectable } from '@nestjs/common';
import type { CustomerBlocks } from '../../engine/products/customers/tables/customer.table.js';
import type { RowWrite } from '../../engine/protocol.js';
import { escapeHtml, inEveryLanguage, wordsOf } from './message-texts.js';
import { NewMessage } from './new-message.js';

/**
 * Message to a customer about an operator's block, with the reason, or its removal. Sent in the commit of the change.
 */
@Injectable()
export class BlockedMessage {
  constructor(private readonly message: NewMessage) {}

  blocked(customerId: number, what: keyof CustomerBlocks, reason: string): Promise<RowWrite> {
    const texts = inEveryLanguage((lang) =>
      wordsOf(lang, `${what}_blocked`, { reason }, { reason: escapeHtml(reason) }),
    );
    return this.message.row({ customerId, kind: 'customer.blocked', texts });
  }

  allowed(customerId: number, what: keyof CustomerBlocks): Promise<RowWrite> {
    const texts = inEveryLanguage((lang) => wordsOf(lang, `${what}_allowed`));
    return this.message.row({ customerId, kind: 'customer.allowed', texts });
  }
}
