import type { ExactDecimals } from '@truemark/contracts';
import type { HouseResult } from '@truemark/contracts/admin';
import type { LedgerFigures } from '../../engine/protocol.js';
import type { DaySum } from './day-sum.table.js';
import { type Days, daysOf, type Span } from './span.js';

type Answer = ExactDecimals<HouseResult>;
type Line = Answer['lines'][number];
type Day = Answer['days'][number];

/**
 * Result of the broker and customers' payments by product and entry type, from daily sums. Customer accounts and
 * accounts that no product defines as a figure are ignored.
 */
export function linesOf(
  span: Span,
  sums: readonly DaySum[],
  former: readonly DaySum[],
  figures: LedgerFigures,
): Line[] {
  const lines = new Map<string, Line>();
  const add = (rows: readonly DaySum[], { from, to }: Days, of: 'sum' | 'before'): void => {
    for (const row of rows) {
      if (row.day < from || row.day > to) continue;
      const meaning = meaningOf(row, figures);
      if (!meaning) continue;
      const key = `${row.type} ${row.account} ${row.currency}`;
      const line = lines.get(key) ?? emptyLine(row, meaning, figures);
      const entries = of === 'sum' ? row.entries : 0;
      const moved = movedBy(row, meaning);
      lines.set(key, { ...line, [of]: line[of] + moved, entries: line.entries + entries });
    }
  };
  add(sums, span, 'sum');
  add(former, span.before, 'before');
  return [...lines.values()];
}

/** Result of the broker per day of a span, by product; days without movements are zero. */
export function resultByDay(span: Days, sums: readonly DaySum[], figures: LedgerFigures): Day[] {
  const days = new Map<string, Day>(daysOf(span).map((day) => [day, { day, results: [] }]));
  for (const row of sums) {
    const day = days.get(row.day);
    if (!day || meaningOf(row, figures) !== 'result') continue;
    const product = productOf(row, figures);
    const moved = movedBy(row, 'result');
    const isOf = (each: Day['results'][number]): boolean =>
      each.product === product && each.currency === row.currency;
    const known = day.results.find(isOf);
    const rest = day.results.filter((each) => !isOf(each));
    const sum = (known?.sum ?? 0n) + moved;
    days.set(row.day, { day: row.day, results: [...rest, { product, currency: row.currency, sum }] });
  }
  return [...days.values()];
}

const meaningOf = ({ isHouse, account }: DaySum, { meaning }: LedgerFigures): Line['meaning'] | undefined =>
  isHouse ? meaning[account] : undefined;

const productOf = ({ type }: DaySum, figures: LedgerFigures): string => figures.productOf[type] ?? type;

/** Incoming payments decrease the account that represents the outside. */
const movedBy = ({ credited, debited }: DaySum, meaning: Line['meaning']): bigint => {
  const moved = BigInt(credited) - BigInt(debited);
  return meaning === 'result' ? moved : -moved;
};

const emptyLine = (row: DaySum, meaning: Line['meaning'], figures: LedgerFigures): Line => ({
  ...{ product: productOf(row, figures), type: row.type, account: row.account, currency: row.currency },
  ...{ meaning, sum: 0n, before: 0n, entries: 0 },
});
