import type { NumericDecimals } from '@truemark/contracts';
import type { WatchedAccountRow } from '@truemark/contracts/admin';
import { t } from '../../texts/texts.js';
import type { PillTone } from '../../ui/Pill.js';

/** An account with positions. */
export type WatchedAccount = NumericDecimals<WatchedAccountRow>;

export const LEVELS: Readonly<
  Record<WatchedAccount['state'], { readonly label: string; readonly tone: PillTone }>
> = {
  stop_out: { label: t('marginWatch.stopOut'), tone: 'error' },
  margin_call: { label: t('marginWatch.marginCall'), tone: 'warning' },
  above: { label: t('marginWatch.above'), tone: 'default' },
};
