import { Injectable } from '@nestjs/common';
import type { CustomerBlocks } from '../../engine/products/customers/tables/customer.table.js';
import type { RowWrite } from '../../engine/protocol.js';
import { escapeHtml, inEveryLanguage, wordsOf } from './message-texts.js';
import { NewMessage } from './new-message.js';

/** Tells a customer what an operator has blocked, and why, or allowed again. Sent with the change itself. */
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
