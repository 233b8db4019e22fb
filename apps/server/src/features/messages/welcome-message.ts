import { Injectable } from '@nestjs/common';
import type { RowWrite } from '../../engine/protocol.js';
import { textOf } from '../../platform/http/texts.js';
import { Settings } from '../settings/settings.js';
import { inEveryLanguage, wordsOf } from './message-texts.js';
import { NewMessage } from './new-message.js';

/** First message of a new customer. */
@Injectable()
export class WelcomeMessage {
  constructor(
    private readonly message: NewMessage,
    private readonly settings: Settings,
  ) {}

  row(customerId: number): Promise<RowWrite> {
    const site = this.settings.text('site_name');
    const isDemoOffered = this.settings.isOn('is_demo_login');
    const texts = inEveryLanguage((lang) => {
      const words = wordsOf(lang, 'welcome', { site });
      const demo = isDemoOffered ? textOf(lang, 'message.welcome.demo') : '';
      return { ...words, content: `${words.content}${demo}` };
    });
    return this.message.row({ customerId, kind: 'welcome', texts });
  }
}
