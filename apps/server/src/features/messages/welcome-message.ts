import { Injectable } from '@nestjs/common';
import type { RowWrite } from '../../engine/protocol.js';
import { inEveryLanguage, wordsOf } from './message-texts.js';
import { NewMessage } from './new-message.js';

/** First message of a new customer. */
@Injectable()
export class WelcomeMessage {
  constructor(private readonly message: NewMessage) {}

  row(customerId: number): Promise<RowWrite> {
    const texts = inEveryLanguage((lang) => wordsOf(lang, 'welcome'));
    return this.message.row({ customerId, kind: 'welcome', texts });
  }
}
