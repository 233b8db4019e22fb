import { t } from '../texts/texts.js';

/** By this total the server says that it counted a thousand and left the rest. */
const MORE_THAN = 1_001;

/** Which rows are in sight, and of how many. */
export function pageRange({ from, to, count }: { from: number; to: number; count: number }): string {
  const [first, last, all] = [from, to, count].map((each) => each.toLocaleString('en'));
  if (count !== MORE_THAN) return t('ui.of', { first, last, all });
  return t('ui.ofMoreThan', { first, last, count: (count - 1).toLocaleString('en') });
}
