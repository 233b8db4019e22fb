const DAY = 86_400_000;

/** End of a day (GMT), epoch ms. */
export const endOf = (day: string): number => Date.parse(day) + DAY;

interface Times {
  readonly createdAt: string | null;
  readonly endedAt: string | null;
  readonly open: { readonly time: string } | null;
  readonly close: { readonly time: string } | null;
}

/** Last instant an order refers to, epoch ms. An order just after midnight may be opened by a price from before it. */
export const lastOf = ({ createdAt, endedAt, open, close }: Times): number =>
  Math.max(...[createdAt, endedAt, open?.time, close?.time].map((time) => Number(time ?? 0)));

/** Whether an account was created after a day had ended. */
export const isLater = ({ createdAt }: { readonly createdAt: number }, day: string): boolean =>
  createdAt >= endOf(day);
