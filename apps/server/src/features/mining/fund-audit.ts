import { Injectable } from '@nestjs/common';
import type { ExactDecimals, FundAudit } from '@truemark/contracts';
import { damagesOf, type Refusal, refuse } from '@truemark/domain';
import { formatDecimal } from '@truemark/money';
import { EngineClient } from '../../engine/client.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import type { SignedIn } from '../../platform/http/caller.js';
import { entriesOf } from '../wallet/entries-of.js';
import { pinnedTerms, SUBSCRIPTION_STATUS_NUMBERS, subscriptionFigures } from './fund-view.js';
import { OwnFunds } from './own-funds.js';

/** Calculation of a subscription's profit and cost with its inputs, and the money moved. */
@Injectable()
export class FundAudits {
  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly ownFunds: OwnFunds,
  ) {}

  async of(id: number, { customerId }: SignedIn): Promise<ExactDecimals<FundAudit> | Refusal> {
    const row = await this.ownFunds.find(id, customerId);
    if (!row) return refuse('fund.not_found');
    const { status, share, dayProfit, endedAt } = row;
    const { sumProfit, totalProfit, endsAt } = subscriptionFigures(row);
    const damages = status === 'finished' ? 0n : damagesOf(share, row.liquidatedDamages);
    return {
      ...{ sub_id: id, fund_id: row.fundId, status: SUBSCRIPTION_STATUS_NUMBERS[status] },
      ...{ share_amount: share, ...pinnedTerms(row) },
      ...{ subscribed_at_ms: row.subscribedAt, end_time_ms: endsAt },
      as_of_ms: endedAt ?? this.engine.view.now(),
      day_profit: dayProfit,
      day_profit_formula: `round(dividend_percentage × share_amount / 100, 4 decimals, half up) = round(${ofHundred(row.dividendPercentage, share)}) = ${formatDecimal(dayProfit)}`,
      ...{ days_paid: row.daysPaid, sum_profit: sumProfit, total_profit: totalProfit },
      ...{ refund_asked_at_ms: row.refundAskedAt, returns_at_ms: row.returnsAt, ended_at_ms: endedAt },
      damages,
      damages_formula:
        status === 'finished'
          ? 'none: every day was paid, and the whole share came back'
          : `round(liquidated_damages × share_amount / 100, 2 decimals, down) = round(${ofHundred(row.liquidatedDamages, share)}) = ${formatDecimal(damages)}`,
      returned: row.returned,
      entries: await entriesOf(this.reader, 'fund_subscription', id),
    };
  }
}

const ofHundred = (percentage: bigint, share: bigint): string =>
  `${formatDecimal(percentage)} × ${formatDecimal(share)} / 100`;
