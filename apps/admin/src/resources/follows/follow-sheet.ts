import { instant, type Sheet } from '../../ui/csv.js';
import type { Follow } from './follow.js';

/** Columns of an exported list of followers. */
export const FOLLOW_SHEET: Sheet<Follow> = [
  ['number', ({ id }) => id],
  ['follower', ({ uid }) => uid],
  ['demo', ({ is_demo: isDemo }) => isDemo],
  ['trader', ({ trader_nickname: name }) => name],
  ['trader number', ({ trader_id: id }) => id],
  ['state', ({ status }) => status],
  ['mode', ({ mode }) => mode],
  ['multiple', ({ multiple }) => multiple],
  ['most margin', ({ max_amount: most }) => most],
  ['capital stop', ({ stop_loss_amount: stop }) => stop],
  ['most copies', ({ max_slots: most }) => most],
  ['share, percent', ({ share }) => share],
  ['begun', ({ begun_at_ms: at }) => instant(at)],
  ['ended', ({ ended_at_ms: at }) => instant(at)],
  ['ended by', ({ end_reason: reason }) => reason],
  ['realised', ({ realised }) => realised],
  ['mark', ({ mark }) => mark],
  ['owed', ({ owed }) => owed],
  ['share paid', ({ share_paid: paid }) => paid],
  ['margin', ({ margin }) => margin],
  ['open copies', ({ open_copies: open }) => open],
  ['ended copies', ({ ended_copies: ended }) => ended],
];
