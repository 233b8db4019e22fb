import type { LedgerFigures } from '../../engine/protocol.js';
import type { CountedActive, SummedFigure } from './report-figures.js';
import { OPENED, SPREAD } from './report-sum.table.js';

/** One line of a report; sums in 10⁻⁸ of its currency. */
export interface ReportLine {
  readonly stretch: string;
  readonly value: string;
  readonly currency: string;
  readonly result: bigint;
  readonly fees: bigint;
  readonly trading: bigint;
  readonly spread: bigint;
  readonly other: bigint;
  readonly paid_in: bigint;
  readonly paid_out: bigint;
  readonly net_paid: bigint;
  readonly in_account: string;
  readonly out_account: string;
  readonly opened: number;
  readonly active: number;
  readonly entries: number;
}

const NOTHING = {
  ...{ result: 0n, fees: 0n, trading: 0n, spread: 0n, other: 0n, paid_in: 0n, paid_out: 0n, net_paid: 0n },
  ...{ in_account: '', out_account: '' },
  ...{ opened: 0, active: 0, entries: 0 },
};

/** Lines from figures: incoming payments decrease the account that represents the outside. */
export function reportLines(
  sums: readonly SummedFigure[],
  active: readonly CountedActive[],
  { meaning }: LedgerFigures,
  currency: string,
): ReportLine[] {
  const lines = new Map<string, ReportLine>();
  const lineOf = (key: Pick<ReportLine, 'stretch' | 'value' | 'currency'>): ReportLine =>
    lines.get(keyOf(key)) ?? { ...NOTHING, stretch: key.stretch, value: key.value, currency: key.currency };
  for (const each of sums) {
    const line = changed(lineOf(each), each, meaning[each.figure]);
    if (line) lines.set(keyOf(each), line);
  }
  for (const { stretch, value, customers } of active) {
    const key = { stretch, value, currency };
    lines.set(keyOf(key), { ...lineOf(key), active: customers });
  }
  return [...lines.values()];
}

function changed(
  line: ReportLine,
  { figure, sum, entries }: SummedFigure,
  meaning: 'result' | 'paid' | undefined,
): ReportLine | null {
  if (figure === OPENED) return { ...line, opened: line.opened + entries };
  if (figure === SPREAD) return { ...line, spread: line.spread + sum };
  if (meaning === undefined) return null;
  const counted = { ...line, entries: line.entries + entries };
  if (meaning === 'paid') {
    const net = { ...counted, net_paid: line.net_paid - sum };
    if (sum < 0n) return { ...net, paid_in: line.paid_in - sum, in_account: figure };
    return { ...net, paid_out: line.paid_out + sum, out_account: figure };
  }
  const part = figure === 'house_fees' ? 'fees' : figure === 'house_profit' ? 'trading' : 'other';
  return { ...counted, result: line.result + sum, [part]: line[part] + sum };
}

const keyOf = ({ stretch, value, currency }: Pick<ReportLine, 'stretch' | 'value' | 'currency'>): string =>
  `${stretch}|${value}|${currency}`;
