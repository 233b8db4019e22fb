import type { AuditRate, ExactDecimals } from '@truemark/contracts';

type Rate = Pick<ExactDecimals<AuditRate>, 'symbol_id' | 'seq'>;

interface RateTick {
  readonly symbolId: number;
  readonly seq: number;
}

/** Ticks used for the conversion of profit and margin, without duplicates; none without a conversion. */
export function ticksOfRates(rates: readonly (Rate | null)[]): RateTick[] {
  const found = new Map<string, RateTick>();
  for (const rate of rates) {
    if (rate === null || rate.symbol_id === null || rate.seq === null) continue;
    const { symbol_id: symbolId, seq } = rate;
    found.set(`${symbolId} ${seq}`, { symbolId, seq });
  }
  return [...found.values()];
}
