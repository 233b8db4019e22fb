import { Injectable } from '@nestjs/common';
import type { ExactDecimals, TraderStanding } from '@truemark/contracts';
import { isRefusal, type Refusal } from '@truemark/domain';
import { EngineClient } from '../../engine/client.js';
import type { Trader } from '../../engine/products/copy-trading/tables/trader.table.js';
import type { SignedIn } from '../../platform/http/caller.js';
import { Avatars } from './avatars.js';
import { traderStatusOf } from './relation.js';

/** Trader profile of the signed-in customer. */
@Injectable()
export class OwnTrader {
  constructor(
    private readonly engine: EngineClient,
    private readonly avatars: Avatars,
  ) {}

  async status(customerId: number): Promise<TraderStanding['trader_status']> {
    return traderStatusOf(await this.engine.ask({ kind: 'trader.of', customerId })).trader_status;
  }

  async of(customerId: number): Promise<ExactDecimals<TraderStanding>> {
    return this.buildStatus(customerId, await this.engine.ask({ kind: 'trader.of', customerId }));
  }

  async apply({ customerId, idempotency }: SignedIn): Promise<ExactDecimals<TraderStanding> | Refusal> {
    const actor = { kind: 'customer', id: customerId } as const;
    const outcome = await this.engine.submit({ kind: 'trader.apply', actor, idempotency, customerId });
    return isRefusal(outcome) ? outcome : this.buildStatus(customerId, outcome.trader);
  }

  async change(
    change: { readonly share?: bigint; readonly isVisible?: boolean },
    { customerId, idempotency }: SignedIn,
  ): Promise<ExactDecimals<TraderStanding> | Refusal> {
    const actor = { kind: 'customer', id: customerId } as const;
    const outcome = await this.engine.submit({
      kind: 'trader.change',
      actor,
      idempotency,
      customerId,
      ...change,
    });
    return isRefusal(outcome) ? outcome : this.buildStatus(customerId, outcome.trader);
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

  private async buildStatus(
    customerId: number,
    trader: Trader | null,
  ): Promise<ExactDecimals<TraderStanding>> {
    return { ...traderStatusOf(trader), avatar: await this.avatars.own(customerId) };
  }
}
