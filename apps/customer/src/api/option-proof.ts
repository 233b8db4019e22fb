import type { MicroAudit } from '@truemark/contracts';
import { decimal, type Money, type Ratio } from '@truemark/money';
import { type CallOptions, get, getWithText } from './http.js';
import { type Option, optionFrom } from './options.js';
import { type Proof, type ProofTick, tickFrom } from './order-proof.js';

/** Terms pinned at the purchase. */
interface OptionTerms {
  readonly ratio: Ratio;
  readonly lossLevel: number;
  readonly staleSeconds: number;
  readonly start: number;
  readonly entryDeadline: number;
  readonly expiry: number;
}

/** How an option was sold back. */
export interface OptionSale {
  readonly price: Money;
  readonly chance: Ratio;
  readonly spread: Ratio;
  /** Time of the price, and its tick. */
  readonly at: number;
  readonly seq: number;
  /** Null for a sale under the former rule. */
  readonly askedAt: number | null;
  readonly least: Money | null;
  /** Number of ticks the price was computed from. */
  readonly ticks: number;
}

/** Inputs from which an option's outcome can be recomputed. */
export interface OptionAudit {
  readonly option: Option;
  readonly entry: ProofTick | null;
  readonly exit: ProofTick | null;
  /** Entry and exit ticks with their neighbours, ascending. */
  readonly ticks: readonly ProofTick[];
  readonly terms: OptionTerms;
  readonly sale: OptionSale | null;
}

const saleFrom = (wire: NonNullable<MicroAudit['sale']>): OptionSale => ({
  price: decimal(wire.price),
  chance: decimal(wire.chance),
  spread: decimal(wire.spread),
  at: wire.at,
  seq: wire.seq,
  askedAt: wire.asked_at,
  least: wire.least === null ? null : decimal(wire.least),
  ticks: wire.ticks.length,
});

const auditFrom = ({ order, open, close, ticks, settings, sale }: MicroAudit): OptionAudit => ({
  option: optionFrom(order),
  entry: open && tickFrom(open),
  exit: close && tickFrom(close),
  ticks: ticks.map(tickFrom),
  terms: {
    ratio: decimal(settings.ratio),
    lossLevel: settings.loss_level,
    staleSeconds: settings.stale_seconds,
    start: settings.start,
    entryDeadline: settings.entry_deadline,
    expiry: settings.expiry,
  },
  sale: sale && saleFrom(sale),
});

/** Fetches an option that visitors can recompute; null if there is none. */
export async function fetchPublicProof(options: CallOptions): Promise<OptionAudit | null> {
  const data = await get<MicroAudit | null>('/api/proof/option', {}, options);
  return data && auditFrom(data);
}

export async function fetchOptionProof(
  id: number | undefined,
  options: CallOptions,
): Promise<Proof<OptionAudit>> {
  const { data, text } = await getWithText<MicroAudit>('/v2/api/micro/audit', { id }, options);
  return { data: auditFrom(data), text };
}
