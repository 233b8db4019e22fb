import type { SealBody } from '@truemark/domain';
import type { ChainEnd } from '../../../../platform/database/chain.js';
import type { DayEnds } from '../tables/seal.table.js';
import { sealEntries } from './day-entries.js';
import { sealInputs } from './day-inputs.js';
import { sealLiabilities } from './day-liabilities.js';
import type { DaySpan } from './day-span.js';
import { sealTicks } from './day-ticks.js';
import type { DayWork } from './seal-context.js';

/** Inputs of a seal that are not read from recorded data. */
export interface SealInputs {
  readonly nonceKey: string;
  readonly configVersion: number;
  readonly auditEnd: ChainEnd;
}

/** Computes the content of a day's seal from recorded data. Deterministic. */
export async function computeDaySeal(
  work: DayWork,
  span: DaySpan,
  { nonceKey, configVersion, auditEnd }: SealInputs,
): Promise<{ readonly body: SealBody; readonly ends: DayEnds }> {
  const { day, prev, from, to, currency } = span;
  const ticks = await sealTicks(work, span);
  const { root, customer } = await sealInputs(work, span, nonceKey);
  const { ledger, entry } = await sealEntries(work, span, nonceKey);
  const liabilities = await sealLiabilities(work, { day, entry, customer, currency }, nonceKey);
  const body: SealBody = {
    day,
    prev,
    ticks,
    journal: { from, to, root },
    ledger,
    audit_end: { place: auditEnd.place, hash: auditEnd.hash },
    liabilities,
    config_version: configVersion,
  };
  const symbols = span.symbols.flatMap(({ id, code, after }) => {
    const last = ticks[code]?.last_seq ?? after;
    return last > 0 ? [[id, code, last] as const] : [];
  });
  return { body, ends: { lane: to, entry, customer, currency, symbols } };
}
