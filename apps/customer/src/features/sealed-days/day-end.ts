const DAY = 86_400_000;

/** The instant at which a day (GMT) is over, epoch ms. */
export const endOf = (day: string): number => Date.parse(day) + DAY;

/** Whether an account was made when a day was over. */
export const isLater = ({ createdAt }: { readonly createdAt: number }, day: string): boolean =>
  createdAt >= endOf(day);
