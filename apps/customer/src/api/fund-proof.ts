import type { FundAudit as WireAudit } from '@truemark/contracts';
import { decimal, type Money } from '@truemark/money';
import { type CallOptions, getWithText } from './http.js';
import type { Proof } from './order-proof.js';

/** A subscription's posting on one account. Positive: credited. */
interface FundEntry {
  readonly id: number;
  readonly type: string;
  readonly at: number;
  readonly parts: readonly { readonly account: string; readonly amount: Money }[];
}

/** Inputs from which a subscription's profits and return can be recomputed. */
export interface FundAudit {
  readonly subscribedAt: number;
  readonly endAt: number;
  readonly asOf: number;
  readonly daysPaid: number;
  readonly days: number;
  readonly profits: Money;
  readonly refundAskedAt: number | null;
  readonly returnsAt: number | null;
  readonly endedAt: number | null;
  readonly returned: Money | null;
  /** Formula with its numbers filled in. */
  readonly dayProfitFormula: string;
  readonly damagesFormula: string;
  readonly entries: readonly FundEntry[];
}

const auditFrom = (wire: WireAudit): FundAudit => ({
  subscribedAt: wire.subscribed_at_ms,
  endAt: wire.end_time_ms,
  asOf: wire.as_of_ms,
  daysPaid: wire.days_paid,
  days: wire.lock_dividend_days,
  profits: decimal(wire.sum_profit),
  refundAskedAt: wire.refund_asked_at_ms,
  returnsAt: wire.returns_at_ms,
  endedAt: wire.ended_at_ms,
  returned: wire.returned === null ? null : decimal(wire.returned),
  dayProfitFormula: wire.day_profit_formula,
  damagesFormula: wire.damages_formula,
  entries: wire.entries.map(({ id, type, at_ms, postings }) => ({
    id,
    type,
    at: at_ms,
    parts: postings.map(({ account, side, amount }) => ({
      account,
      amount: side === 'C' ? decimal(amount) : -decimal(amount),
    })),
  })),
});

export async function fetchFundProof(id: number, options: CallOptions): Promise<Proof<FundAudit>> {
  const { data, text } = await getWithText<WireAudit>('/api/fund/audit', { sub_id: id }, options);
  return { data: auditFrom(data), text };
}
