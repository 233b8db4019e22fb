/** Totals by which the server says that it counted so many and left the rest: one above what it counts to. */
const MORE_THAN = new Set([1_001, 5_001]);

/** Which rows are in sight, and of how many. */
export function pageRange({ from, to, count }: { from: number; to: number; count: number }): string {
  const [first, last, all] = [from, to, count].map((each) => each.toLocaleString('en'));
  if (!MORE_THAN.has(count)) return `${first}–${last} of ${all}`;
  return `${first}–${last} of more than ${(count - 1).toLocaleString('en')}`;
}
