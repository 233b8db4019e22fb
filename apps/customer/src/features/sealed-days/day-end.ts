const DAY = 86_400_000;

/** The instant at which a day (GMT) is over, epoch ms. */
export const endOf = (day: string): number => Date.parse(day) + DAY;

interface Times {
  readonly createdAt: string | null;
  readonly endedAt: string | null;
  readonly open: { readonly time: string } | null;
  readonly close: { readonly time: string } | null;
}

/** The last instant, epoch ms, that an order tells of: one behind a midnight may be opened by a price from before it. */
export const lastOf = ({ createdAt, endedAt, open, close }: Times): number =>
  Math.max(...[createdAt, endedAt, open?.time, close?.time].map((time) => Number(time ?? 0)));

/** Whether an account was made when a day was over. */
export const isLater = ({ createdAt }: { readonly createdAt: number }, day: string): boolean =>
  createdAt >= endOf(day);
