import { Injectable } from '@nestjs/common';
import type { RowWrite } from '../../engine/protocol.js';
import { escapeHtml, inEveryLanguage, wordsOf } from '../messages/message-texts.js';
import { NewMessage } from '../messages/new-message.js';

/** What customers are told about their money; each has its words under `message.<name>`. */
export type CashNews =
  | 'deposit_assigned'
  | 'deposit_approved'
  | 'deposit_rejected'
  | 'deposit_invalid'
  | 'withdrawal_approved'
  | 'withdrawal_rejected'
  | 'withdrawal_paid'
  | 'adjusted';

/** Tells a customer what became of his money. Sent with the deed itself. */
@Injectable()
export class CashMessage {
  constructor(private readonly message: NewMessage) {}

  row(
    customerId: number,
    name: CashNews,
    facts: Readonly<Record<string, string | number>>,
  ): Promise<RowWrite> {
    const inContent = Object.fromEntries(
      Object.entries(facts).map(([key, value]) => [key, escapeHtml(String(value))]),
    );
    const texts = inEveryLanguage((lang) => wordsOf(lang, name, facts, inContent));
    return this.message.row({ customerId, kind: `cash.${name}`, texts });
  }
}
