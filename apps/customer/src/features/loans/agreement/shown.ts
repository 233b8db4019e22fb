import type { LoanRequest } from '../../../api/loans.js';
import { recallForTab, rememberForTab } from '../../../api/storage.js';

const KEY = 'loan-agreement';

interface Shown extends LoanRequest {
  readonly hash: string;
}

/** Keeps the read and accepted agreement until it is submitted. */
export const keepShown = (shown: Shown): void => rememberForTab(KEY, JSON.stringify(shown));

export const forgetShown = (): void => rememberForTab(KEY, null);

/** Hash of the agreement accepted for this request; null if none. */
export function shownFor({ productId, amount }: LoanRequest): string | null {
  const text = recallForTab(KEY);
  const shown = text === null ? null : (JSON.parse(text) as Shown);
  return shown?.productId === productId && shown.amount === amount ? shown.hash : null;
}
