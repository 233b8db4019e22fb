/** What one day did to the real book, from the journal alone. Sums in account currency. */
export interface Reconciliation {
  readonly from_ms: number;
  readonly until_ms: number;
  readonly deposits: number;
  readonly withdrawals: number;
  readonly fees: number;
  /** Above zero: the house won. */
  readonly trading_result: number;
  readonly adjustments: number;
  /** What the house owes its customers at the day's end, and by how much that moved. */
  readonly liabilities: number;
  readonly liabilities_change: number;
  /** By how much stored balances differ from the journal's now, and what money in and out does not explain; 0: balanced. */
  readonly stored_off: number;
  readonly difference: number;
}

/** `YYYY-MM-DD` on the house's calendar. */
export const dayOf = (epochMs: number, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(epochMs);

/** So many days later, or earlier, on the calendar alone. */
export function dayAfter(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

export const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** What moved what is owed, each with the sign by which it did. */
export const movementsOf = (day: Reconciliation) => [
  { name: 'Deposits', moved: day.deposits },
  { name: 'Withdrawals', moved: -day.withdrawals || 0 },
  { name: 'Fees', moved: -day.fees || 0 },
  { name: 'Customers’ trading', moved: -day.trading_result || 0 },
  { name: 'Corrections', moved: day.adjustments },
];

/** The line that says whether the day adds up, and whether what is stored is what the journal says. */
export function verdictOf(
  { difference, stored_off: off }: Pick<Reconciliation, 'difference' | 'stored_off'>,
  write: (value: number) => string,
): { readonly isBalanced: boolean; readonly text: string } {
  if (off !== 0) {
    const text = `Not balanced: stored balances differ from the journal by ${write(off)} in all.`;
    return { isBalanced: false, text };
  }
  if (difference === 0) return { isBalanced: true, text: 'Balanced' };
  const owed = `${write(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'}`;
  return {
    isBalanced: false,
    text: `Not balanced: customers are owed ${owed} than money in and out explains.`,
  };
}
