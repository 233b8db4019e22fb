import type { LoanWish } from '../../../api/loans.js';
import { recallForTab, rememberForTab } from '../../../api/storage.js';

const KEY = 'loan-agreement';

interface Shown extends LoanWish {
  readonly hash: string;
}

/** Keeps what was read and accepted until it is submitted. */
export const keepShown = (shown: Shown): void => rememberForTab(KEY, JSON.stringify(shown));

export const forgetShown = (): void => rememberForTab(KEY, null);

/** The hash of what was accepted for this wish; null: nothing was. */
export function shownFor({ productId, amount }: LoanWish): string | null {
  const text = recallForTab(KEY);
  const shown = text === null ? null : (JSON.parse(text) as Shown);
  return shown?.productId === productId && shown.amount === amount ? shown.hash : null;
}
