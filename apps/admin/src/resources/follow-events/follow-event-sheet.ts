import { instant, type Sheet } from '../../ui/csv.js';
import type { FollowEvent } from './follow-event.js';

/** Columns of an exported list of copied events. */
export const FOLLOW_EVENT_SHEET: Sheet<FollowEvent> = [
  ['number', ({ id }) => id],
  ['at', ({ at_ms: at }) => instant(at)],
  ['trader', ({ trader_nickname: name }) => name],
  ['leader’s order', ({ leader_order_id: id }) => id],
  ['event number', ({ event_id: id }) => id],
  ['event', ({ event }) => event],
  ['symbol', ({ showCode }) => showCode],
  ['follower', ({ uid }) => uid],
  ['result', ({ result }) => result],
  ['reason', ({ reason }) => reason],
  ['order', ({ order_id: id }) => id],
  ['lots', ({ lots }) => lots],
  ['price', ({ price }) => price],
  ['tick', ({ seq }) => seq],
  ['delay, ms', ({ delay_ms: delay }) => delay],
];
