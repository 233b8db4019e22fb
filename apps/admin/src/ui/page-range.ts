import { t } from '../texts/texts.js';

/** The server reports this total if it stopped counting at a thousand. */
const MORE_THAN = 1_001;

/** Range of rows shown, and the total. */
export function pageRange({ from, to, count }: { from: number; to: number; count: number }): string {
  const [first, last, all] = [from, to, count].map((each) => each.toLocaleString('en'));
  if (count !== MORE_THAN) return t('ui.of', { first, last, all });
  return t('ui.ofMoreThan', { first, last, count: (count - 1).toLocaleString('en') });
}
