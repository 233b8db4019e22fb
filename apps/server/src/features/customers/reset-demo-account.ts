import { Injectable } from '@nestjs/common';
import type { DemoReset } from '@truemark/contracts';
import { isRefusal, type Refusal } from '@truemark/domain';
import { EngineClient } from '../../engine/client.js';
import type { SignedIn } from '../../platform/http/caller.js';

/** Resets a demo account to its initial state. */
@Injectable()
export class ResetDemoAccount {
  constructor(private readonly engine: EngineClient) {}

  async reset({ customerId, idempotency }: SignedIn): Promise<DemoReset | Refusal> {
    const outcome = await this.engine.submit({
      kind: 'demo.reset',
      actor: { kind: 'customer', id: customerId },
      customerId,
      ...(idempotency && { idempotency }),
    });
    if (isRefusal(outcome)) return outcome;
    const { closed, cancelled, voided } = outcome;
    return { closed, cancelled, voided };
  }
}
