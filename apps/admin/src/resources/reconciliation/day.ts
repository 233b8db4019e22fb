import type { InNumbers } from '@truemark/contracts';
import type { Reconciliation as Reconciled } from '@truemark/contracts/admin';
/** What one day did to the real book, from the journal alone. Sums in account currency. */
export type Reconciliation = InNumbers<Reconciled>;

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
  { name: 'Loans', moved: day.loans },
  { name: 'Funds', moved: day.funds },
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
