import { Inject, Injectable } from '@nestjs/common';
import { networkOf } from '../auth/network-of.js';
import type { Caller } from './caller.js';
import { RATE_LIMITER, type RateLimit, type RateLimiter } from './rate-limiter.js';
import { type RequestRefusal, refuseRequest } from './refusal.js';

/** Rate limits applied inside a use case, for limits that count only some of its calls. */
@Injectable()
export class UseCaseRateLimiter {
  constructor(@Inject(RATE_LIMITER) private readonly limiter: RateLimiter) {}

  /** Returns a refusal if the limit is exceeded; the edge answers it with status 429. */
  async pass(
    limit: RateLimit,
    caller: Pick<Caller, 'customerId' | 'address'>,
  ): Promise<RequestRefusal | null> {
    const who =
      limit.per === 'customer' && caller.customerId !== null
        ? String(caller.customerId)
        : networkOf(caller.address);
    const wait = await this.limiter.take(limit, who);
    return wait > 0 ? tooMany(wait) : null;
  }
}

export const tooMany = (wait: number): RequestRefusal =>
  refuseRequest('rate_limited', { retry_after: Math.ceil(wait / 1000) });
