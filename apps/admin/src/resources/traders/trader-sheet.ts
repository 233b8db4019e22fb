import { instant, type Sheet } from '../../ui/csv.js';
import type { Trader } from './trader.js';

/** Columns of an exported list of traders. */
export const TRADER_SHEET: Sheet<Trader> = [
  ['number', ({ id }) => id],
  ['uid', ({ uid }) => uid],
  ['nickname', ({ nickname }) => nickname],
  ['state', ({ status }) => status],
  ['share, percent', ({ share }) => share],
  ['found in lists', ({ is_visible: isVisible }) => isVisible],
  ['followers', ({ follow_num: followers }) => followers],
  ['applied', ({ applied_at_ms: at }) => instant(at)],
  ['decided', ({ decided_at_ms: at }) => instant(at)],
  ['leads since', ({ since_ms: at }) => instant(at)],
  ['reason', ({ reason }) => reason],
];
