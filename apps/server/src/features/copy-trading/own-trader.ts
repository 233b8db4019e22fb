import { Injectable } from '@nestjs/common';
import type { Exact, TraderStanding } from '@truemark/contracts';
import { isRefusal, type Refusal } from '@truemark/domain';
import { EngineClient } from '../../engine/client.js';
import type { SignedIn } from '../../platform/http/caller.js';
import { standingOf } from './relation.js';

/** What a customer says of himself as a trader. */
@Injectable()
export class OwnTrader {
  constructor(private readonly engine: EngineClient) {}

  async of(customerId: number): Promise<Exact<TraderStanding>> {
    return standingOf(await this.engine.ask({ kind: 'trader.of', customerId }));
  }

  async apply({ customerId, idempotency }: SignedIn): Promise<Exact<TraderStanding> | Refusal> {
    const actor = { kind: 'customer', id: customerId } as const;
    const outcome = await this.engine.submit({ kind: 'trader.apply', actor, idempotency, customerId });
    return isRefusal(outcome) ? outcome : standingOf(outcome.trader);
  }

  async change(
    change: { readonly share?: bigint; readonly isVisible?: boolean },
    { customerId, idempotency }: SignedIn,
  ): Promise<Exact<TraderStanding> | Refusal> {
    const actor = { kind: 'customer', id: customerId } as const;
    const outcome = await this.engine.submit({
      kind: 'trader.change',
      actor,
      idempotency,
      customerId,
      ...change,
    });
    return isRefusal(outcome) ? outcome : standingOf(outcome.trader);
  }

  async nickname(nickname: string, { customerId, idempotency }: SignedIn): Promise<null | Refusal> {
    const actor = { kind: 'customer', id: customerId } as const;
    const outcome = await this.engine.submit({
      kind: 'nickname.set',
      actor,
      idempotency,
      customerId,
      nickname,
    });
    return isRefusal(outcome) ? outcome : null;
  }
}
