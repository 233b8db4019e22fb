import { Injectable } from '@nestjs/common';
import { decimal } from '@truemark/money';
import { EngineClient } from '../../engine/client.js';
import {
  ContributesCustomerSummary,
  type CustomerSummaryPart,
} from '../customers/contributes-customer-summary.js';

/** Customer's self-set limits on the customer page of the back office. */
@Injectable()
@ContributesCustomerSummary()
export class LimitsAdmin implements CustomerSummaryPart {
  readonly name = 'limits';
  readonly resource = 'customers';

  constructor(private readonly engine: EngineClient) {}

  async limits(customerId: number) {
    const { limits, result } = await this.engine.ask({ kind: 'limits.standing', customerId });
    if (!limits) return null;
    const { current, excludedUntil } = limits;
    return {
      daily_loss: decimal(current.dailyLoss),
      stake: decimal(current.stake),
      session_minutes: current.sessionMinutes,
      lost_today: result < 0n ? -result : 0n,
      excluded_until_ms: excludedUntil,
    };
  }
}
