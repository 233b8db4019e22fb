const DAY_MS = 86_400_000;

/** What a borrower is reminded of: days until the due day, or days late. */
export interface LoanReminder {
  /** 3: three days before the due day; 0: the due day; −1 to −7: so many days late. */
  readonly daysLeft: number;
  /** Epoch ms: the GMT midnight at which that day begins. */
  readonly at: number;
}

/** Days before the due day for which there is a reminder, in the order in which they come. */
const DAYS_LEFT = [3, 0, -1, -2, -3, -4, -5, -6, -7];

/** Reminders of a loan that is due at `dueAt` (the first ms after its due day) and was paid out at `disbursedAt`. */
export const loanReminders = (dueAt: number, disbursedAt: number): readonly LoanReminder[] =>
  DAYS_LEFT.map((daysLeft) => ({ daysLeft, at: dueAt - (daysLeft + 1) * DAY_MS })).filter(
    ({ at }) => at > disbursedAt,
  );

/** A loan as far as its reminders go; epoch ms. */
export interface RemindedLoan {
  readonly dueAt: number;
  readonly disbursedAt: number;
  /** The instant of the newest reminder that was sent; null: none was. */
  readonly remindedAt: number | null;
}

/** When the next reminder is due, epoch ms; null: none is left. */
export const nextReminderAt = ({ dueAt, disbursedAt, remindedAt }: RemindedLoan): number | null =>
  loanReminders(dueAt, disbursedAt).find(({ at }) => at > (remindedAt ?? 0))?.at ?? null;

/** The reminder to send at `now`: after a standstill the newest one alone; null: nothing new is due. */
export const reminderDue = (loan: RemindedLoan, now: number): LoanReminder | null =>
  loanReminders(loan.dueAt, loan.disbursedAt)
    .filter(({ at }) => at <= now && at > (loan.remindedAt ?? 0))
    .at(-1) ?? null;
