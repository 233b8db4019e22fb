import type { StatementRow } from '@truemark/contracts/admin';
import type { DaySum } from './day-sum.table.js';
import type { Days } from './span.js';

/** Line without its label. Sums in 10⁻⁸. */
export interface StatementLine
  extends Pick<StatementRow, 'currency' | 'side' | 'account' | 'line' | 'type' | 'entries'> {
  readonly credited: bigint;
  readonly debited: bigint;
}

const PLACES: Readonly<Record<StatementRow['line'], string>> = { opening: '1', movement: '2', closing: '3' };

/** Sort key: customers first, each account from opening to closing. */
export const placeOf = ({ currency, side, account, line, type }: StatementLine): string =>
  [currency, side, account, PLACES[line], type].join('|');

/**
 * Statement of a range from the sums of all days up to its end: opening balance, movements by entry type and closing
 * balance of each account kind. Closing equals opening plus movements, and all closings of a currency sum to zero, as
 * every entry does.
 */
export function statementLines(sums: readonly DaySum[], { from }: Days): StatementLine[] {
  const lines = new Map<string, StatementLine>();
  const add = (line: StatementLine): void => {
    const place = placeOf(line);
    const had = lines.get(place);
    lines.set(place, {
      ...line,
      credited: (had?.credited ?? 0n) + line.credited,
      debited: (had?.debited ?? 0n) + line.debited,
      entries: (had?.entries ?? 0) + line.entries,
    });
  };
  for (const { day, currency, type, account, isHouse, credited, debited, entries } of sums) {
    const of = { currency, account, side: isHouse ? 'house' : 'customers' } as const;
    const moved = { credited: BigInt(credited), debited: BigInt(debited), entries };
    const isBefore = day < from;
    add({ ...of, line: 'opening', type: '', ...(isBefore ? moved : NOTHING) });
    if (!isBefore) add({ ...of, line: 'movement', type, ...moved });
    add({ ...of, line: 'closing', type: '', ...moved });
  }
  return [...lines.values()].sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
}

const NOTHING = { credited: 0n, debited: 0n, entries: 0 } as const;
