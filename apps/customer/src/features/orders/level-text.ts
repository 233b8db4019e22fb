import { formatPlaces } from '@truemark/i18n';
import { decimal } from '@truemark/money';
import type { AccountMark } from '../../api/live/pushes.js';

/** Above this percentage the figure only says that a stop-out is far away. */
const FAR = decimal(9_999);

/** Margin level in percent, also of an account under water; a dash without positions. */
export function levelText({ margin, marginLevel }: Pick<AccountMark, 'margin' | 'marginLevel'>): string {
  if (margin === 0n) return '–';
  return marginLevel > FAR ? `> ${formatPlaces(FAR, 0)}%` : `${formatPlaces(marginLevel, 2)}%`;
}
