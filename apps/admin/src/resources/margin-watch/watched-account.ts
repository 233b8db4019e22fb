import type { InNumbers } from '@truemark/contracts';
import type { WatchedAccountRow } from '@truemark/contracts/admin';
import type { PillTone } from '../../ui/Pill.js';

/** An account with positions. */
export type WatchedAccount = InNumbers<WatchedAccountRow>;

export const LEVELS: Readonly<
  Record<WatchedAccount['state'], { readonly label: string; readonly tone: PillTone }>
> = {
  stop_out: { label: 'Stop-out', tone: 'error' },
  margin_call: { label: 'Margin call', tone: 'warning' },
  above: { label: 'Above', tone: 'default' },
};
