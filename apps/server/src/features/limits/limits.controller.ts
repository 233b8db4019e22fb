import { Controller } from '@nestjs/common';
import { customerLimitsSchema, type LimitsRequest, limitsRequest } from '@truemark/contracts';
import { Call } from '../../platform/http/call.js';
import type { SignedIn } from '../../platform/http/caller.js';
import { OwnLimits } from './own-limits.js';

const PATH = '/api/user/limits';
const TAG = 'Trading limits';
const CHANGES = { name: 'limits', per: 'customer', most: 20, windowMs: 60_000 } as const;

@Controller()
export class LimitsController {
  constructor(private readonly limits: OwnLimits) {}

  @Call(PATH, {
    auth: 'customer',
    tag: TAG,
    summary: 'Get own limits, pending changes, and how much of the day and the session is used',
    answer: customerLimitsSchema,
  })
  read(_: object, { customerId }: SignedIn) {
    return this.limits.of(customerId);
  }

  @Call(PATH, {
    method: 'POST',
    schema: limitsRequest,
    auth: 'customer',
    rateLimit: CHANGES,
    done: 'done.limits_set',
    tag: TAG,
    summary:
      'Set own limits: stricter ones apply at once, looser ones after 24 h; absent fields do not change',
    answer: customerLimitsSchema,
  })
  change(request: LimitsRequest, caller: SignedIn) {
    return this.limits.change(request, caller);
  }
}
