import { nextBatchSize } from '@truemark/domain';
import type { Results } from '../../kernel/registry.js';
import type { Step } from '../../kernel/step.js';
import { stopLateCopy } from './close-late-copy.js';
import type { CopyNext } from './commands.js';
import { type CopyOutcome, closeCopy, openCopy, protectCopy } from './copy-orders.js';
import type { FanOut } from './fan-outs.js';
import { noticeSkip } from './notices.js';
import { putCopy } from './put-follow.js';
import type { Follow } from './tables/follow.table.js';
import { type FollowEvent, followEvents } from './tables/follow-event.table.js';
import { leaderEvents } from './tables/leader-event.table.js';

/** Default number of turns for older commands without `turns`. */
const LEGACY_TURNS = 100;

/** Processes the next portion of waiting events. Other commands run between two portions. */
export function copyNext(step: Step, { turns = LEGACY_TURNS }: CopyNext): Results['copies.next'] {
  const { fanOuts } = step.state.copying;
  const isAlone = fanOuts.notePortion(step.laneSeq, step.undo);
  let room = turns;
  for (let head = fanOuts.head; head && room > 0; head = fanOuts.head)
    room -= processPortion(step, head, room);
  if (fanOuts.size > 0) step.emit({ type: 'copies.waiting', turns: nextBatchSize(turns, isAlone) });
  return { visited: turns - room };
}

/** Processes at most `room` turns of one event; returns how many it took. */
function processPortion(step: Step, fanOut: FanOut, room: number): number {
  const { next, event, followIds } = fanOut;
  step.undo.push(() => Object.assign(fanOut, { next, event }));
  let turns = 0;
  while (turns < room && fanOut.next < followIds.length) {
    const followId = followIds[fanOut.next++] as number;
    if (!fanOut.ahead.has(followId) && processFollower(step, fanOut, followId)) turns += 1;
  }
  const isDone = fanOut.next >= followIds.length;
  fanOut.event = {
    ...event,
    cursor: followIds[fanOut.next - 1] ?? event.cursor,
    portions: event.portions + 1,
    doneAt: isDone ? step.now : null,
  };
  const { id, cursor, portions, doneAt } = fanOut.event;
  step.patch(leaderEvents, { id, cursor, portions, doneAt });
  if (isDone) {
    step.state.copying.fanOuts.finish(fanOut, step.undo);
    step.emit({ type: 'leader.event.done', event: fanOut.event });
  }
  return turns;
}

/** Processes a follower's waiting events before anything else changes his account. */
export function catchUp(step: Step, customerId: number): void {
  const { copying } = step.state;
  if (copying.fanOuts.size === 0) return;
  for (const { id, traderId } of copying.followsOf(customerId)) {
    for (const fanOut of copying.fanOuts.of(traderId)) {
      // Events caused by the current tick come after whatever the tick itself closes.
      const isLater = fanOut.event.laneSeq === step.laneSeq;
      const hadTurn =
        fanOut.ahead.has(id) || id <= (fanOut.followIds[fanOut.next - 1] ?? fanOut.event.cursor);
      if (!isLater && !hadTurn && processFollower(step, fanOut, id)) step.undo.add(fanOut.ahead, id);
    }
  }
}

/** Processes an event for one follower. Returns false, and writes no row, if the event does not concern him. */
function processFollower(step: Step, fanOut: FanOut, followId: number): boolean {
  const follow = step.state.copying.follows.get(followId);
  if (!follow) return false;
  const turn =
    fanOut.event.kind === 'open' ? copyOpening(step, fanOut, follow) : updateCopy(step, fanOut, follow);
  if (!turn) return false;
  recordFollowEvent(step, fanOut, follow, turn);
  return true;
}

function copyOpening(step: Step, fanOut: FanOut, follow: Follow): CopyOutcome | null {
  const { event } = fanOut;
  if (follow.status === 'ended' || follow.begunSeq >= event.laneSeq) return null;
  const turn = openCopy(step, fanOut, follow);
  if ('order' in turn) stopLateCopy(step, fanOut, turn.order.id);
  return turn;
}

function updateCopy(step: Step, fanOut: FanOut, follow: Follow): CopyOutcome | null {
  const { copying, orders } = step.state;
  const { event } = fanOut;
  const copy = copying.copyOf(event.orderId, follow.id);
  if (!copy) return null;
  const order = copy.status === 'open' ? orders.get(copy.id) : undefined;
  const turn: CopyOutcome = !order
    ? { skipped: 'closed_already' }
    : event.kind === 'protect'
      ? protectCopy(step, fanOut, order)
      : closeCopy(step, fanOut, order);
  if (event.kind !== 'close' && 'order' in turn) stopLateCopy(step, fanOut, copy.id);
  const left = copying.copies.get(copy.id);
  if (event.kind === 'close' && left?.status === 'closed') putCopy(step, { ...left, status: 'ended' });
  return turn;
}

function recordFollowEvent(step: Step, { event }: FanOut, follow: Follow, turn: CopyOutcome): void {
  const isCopied = 'order' in turn;
  const row: FollowEvent = {
    id: step.next('followEvents'),
    at: step.now,
    eventId: event.id,
    followId: follow.id,
    customerId: follow.customerId,
    traderId: follow.traderId,
    leaderOrderId: event.orderId,
    symbolId: event.symbolId,
    event: event.kind,
    result: isCopied ? 'copied' : 'skipped',
    reason: isCopied ? null : turn.skipped,
    orderId: isCopied ? turn.order.id : null,
    lots: isCopied ? turn.lots : null,
    price: isCopied ? turn.price : null,
    seq: event.seq,
    delayMs: Math.max(0, step.now - event.at),
  };
  step.insert(followEvents, row);
  if (!isCopied && event.kind === 'open') noticeSkip(step, event, follow, turn.skipped);
  step.emit({ type: 'follow.event', customerId: follow.customerId, row });
}
