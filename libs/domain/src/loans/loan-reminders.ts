const DAY_MS = 86_400_000;

/** A reminder to a borrower: days until the due day, or days late. */
export interface LoanReminder {
  /** 3: three days before the due day; 0: the due day; −1 to −7: days late. */
  readonly daysLeft: number;
  /** Epoch ms: GMT midnight at the start of that day. */
  readonly at: number;
}

/** Values of `daysLeft` with a reminder, in chronological order. */
const DAYS_LEFT = [3, 0, -1, -2, -3, -4, -5, -6, -7];

/** Reminders of a loan due at `dueAt` (first ms after the due day) and disbursed at `disbursedAt`. */
export const loanReminders = (dueAt: number, disbursedAt: number): readonly LoanReminder[] =>
  DAYS_LEFT.map((daysLeft) => ({ daysLeft, at: dueAt - (daysLeft + 1) * DAY_MS })).filter(
    ({ at }) => at > disbursedAt,
  );

/** Inputs of reminders; epoch ms. */
export interface RemindedLoan {
  readonly dueAt: number;
  readonly disbursedAt: number;
  /** Time of the newest reminder sent; null if none. */
  readonly remindedAt: number | null;
}

/** Time of the next reminder, epoch ms; null if none is left. */
export const nextReminderAt = ({ dueAt, disbursedAt, remindedAt }: RemindedLoan): number | null =>
  loanReminders(dueAt, disbursedAt).find(({ at }) => at > (remindedAt ?? 0))?.at ?? null;

/** The reminder to send at `now`: only the newest due one, for example after downtime; null if none is due. */
export const reminderDue = (loan: RemindedLoan, now: number): LoanReminder | null =>
  loanReminders(loan.dueAt, loan.disbursedAt)
    .filter(({ at }) => at <= now && at > (loan.remindedAt ?? 0))
    .at(-1) ?? null;
