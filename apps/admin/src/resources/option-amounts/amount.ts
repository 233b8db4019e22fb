import type { InNumbers } from '@truemark/contracts';
import type { OptionAmountRow } from '@truemark/contracts/admin';
/** A stake to choose from. */
export type Amount = InNumbers<OptionAmountRow>;

export const forWhom = ({ ForexId, ShowCode }: Amount): string =>
  ForexId === null ? 'All others' : (ShowCode ?? String(ForexId));
