import { Injectable } from '@nestjs/common';
import {
  type CustomerLimits,
  type ExactDecimals,
  fromWire,
  type LimitsRequest,
  limitNames,
  PERMANENT,
  toCustomerLimits,
} from '@truemark/contracts';
import { isExcluded, isRefusal, type Refusal, type TradingLimits } from '@truemark/domain';
import { formatDecimal } from '@truemark/money';
import { EngineClient } from '../../engine/client.js';
import type { LimitsStanding } from '../../engine/products/limits/commands.js';
import { limitsOfRow } from '../../engine/products/limits/tables/limits.table.js';
import type { SignedIn } from '../../platform/http/caller.js';

type LimitFields = { -readonly [K in keyof TradingLimits]?: TradingLimits[K] };

/** Self-set limits of the signed-in customer: reading and setting. */
@Injectable()
export class OwnLimits {
  constructor(private readonly engine: EngineClient) {}

  async of(customerId: number): Promise<ExactDecimals<CustomerLimits>> {
    return answerOf(await this.engine.ask({ kind: 'limits.standing', customerId }));
  }

  async change(
    request: LimitsRequest,
    { customerId, idempotency }: SignedIn,
  ): Promise<ExactDecimals<CustomerLimits> | Refusal> {
    const { exclude_days: days, ...values } = request;
    const { dailyLoss, stake, sessionMinutes }: LimitFields = fromWire(limitNames, values);
    const asked = [dailyLoss, stake, sessionMinutes, days];
    if (asked.every((value) => value === undefined)) return this.of(customerId);
    const outcome = await this.engine.submit({
      kind: 'limits.set',
      actor: { kind: 'customer', id: customerId },
      idempotency,
      customerId,
      limits: {
        ...(dailyLoss !== undefined && { dailyLoss: formatDecimal(dailyLoss) }),
        ...(stake !== undefined && { stake: formatDecimal(stake) }),
        ...(sessionMinutes !== undefined && { sessionMinutes }),
      },
      ...(days !== undefined && { excludeDays: days === PERMANENT ? null : days }),
    });
    return isRefusal(outcome) ? outcome : answerOf(outcome);
  }
}

/** Response as of its computation: a repeated call gets the first response. */
function answerOf({ limits, result, sessionSince, at }: LimitsStanding): ExactDecimals<CustomerLimits> {
  const until = limits ? limits.excludedUntil : 0;
  const message = {
    lostToday: result < 0n ? -result : 0n,
    sessionSince,
    excludedUntil: isExcluded(until, at) ? until : 0,
  };
  return toCustomerLimits(limitsOfRow(limits), message, at);
}
