import type { InNumbers } from '@truemark/contracts';
import type { OptionAmountRow } from '@truemark/contracts/admin';
import type { NamedIn } from '../../../providers/translate.js';
/** A stake to choose from. */
export type Amount = NamedIn<'option-amounts', InNumbers<OptionAmountRow>>;

export const forWhom = ({ symbolId, showCode }: Amount): string =>
  symbolId === null ? 'All others' : (showCode ?? String(symbolId));
