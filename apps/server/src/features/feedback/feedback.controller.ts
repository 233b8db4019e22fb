import { Controller } from '@nestjs/common';
import {
  type FeedbackAnswer,
  type FeedbackRequest,
  feedbackAnswerSchema,
  feedbackRequest,
} from '@truemark/contracts';
import { Call } from '../../platform/http/call.js';
import type { SignedIn } from '../../platform/http/caller.js';
import type { RequestRefusal } from '../../platform/http/refusal.js';
import { TakeFeedback } from './take-feedback.js';

const HOUR = 3_600_000;

@Controller()
export class FeedbackController {
  constructor(private readonly feedback: TakeFeedback) {}

  @Call('/api/user/feedback', {
    method: 'POST',
    auth: 'customer',
    schema: feedbackRequest,
    rateLimit: { name: 'feedback', per: 'customer', most: 5, windowMs: HOUR },
    tag: 'Customers',
    done: 'done.feedback',
    summary: 'Send feedback to the operators, if the setting `is_feedback` is on',
    answer: feedbackAnswerSchema,
  })
  send(request: FeedbackRequest, caller: SignedIn): Promise<FeedbackAnswer | RequestRefusal> {
    return this.feedback.take(request, caller);
  }
}
