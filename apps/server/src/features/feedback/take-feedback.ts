import { Injectable } from '@nestjs/common';
import type { FeedbackAnswer, FeedbackRequest } from '@truemark/contracts';
import { EngineClient } from '../../engine/client.js';
import { Cipher } from '../../platform/auth/cipher.js';
import { wallClock } from '../../platform/clock.js';
import { RowNumbers } from '../../platform/database/row-numbers.js';
import type { SignedIn } from '../../platform/http/caller.js';
import { type RequestRefusal, refuseRequest } from '../../platform/http/refusal.js';
import { Settings } from '../settings/settings.js';
import { type Feedback, feedback, purposeOf } from './feedback.table.js';

/** Stores a customer's feedback for the operators. */
@Injectable()
export class TakeFeedback {
  constructor(
    private readonly engine: EngineClient,
    private readonly numbers: RowNumbers,
    private readonly cipher: Cipher,
    private readonly settings: Settings,
  ) {}

  async take(
    { text }: FeedbackRequest,
    { customerId, lang }: SignedIn,
  ): Promise<FeedbackAnswer | RequestRefusal> {
    if (!this.settings.isOn('is_feedback')) return refuseRequest('feedback.off');
    const id = await this.numbers.next(feedback);
    const sealedText = this.cipher.encrypt(text, purposeOf(id));
    const row: Feedback = { id, customerId, lang, sealedText, sentAt: wallClock.now() };
    const actor = { kind: 'customer', id: customerId } as const;
    await this.engine.submit({
      kind: 'rows.record',
      actor,
      rows: [{ op: 'insert', table: feedback.name, row }],
    });
    return { id };
  }
}
