import type { PillTone } from '../../ui/Pill.js';

/** An account with positions. */
export interface WatchedAccount {
  /** The customer's. */
  readonly id: number;
  readonly uid: string;
  readonly is_demo: boolean;
  /** Percent. */
  readonly margin_level: number;
  readonly state: 'stop_out' | 'margin_call' | 'above';
  readonly balance: number;
  readonly equity: number;
  readonly margin: number;
  readonly profit: number;
  readonly positions: number;
  readonly pending: number;
}

export const LEVELS: Readonly<
  Record<WatchedAccount['state'], { readonly label: string; readonly tone: PillTone }>
> = {
  stop_out: { label: 'Stop-out', tone: 'error' },
  margin_call: { label: 'Margin call', tone: 'warning' },
  above: { label: 'Above', tone: 'default' },
};
