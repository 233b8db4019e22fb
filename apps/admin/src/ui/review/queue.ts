import { t } from '../../texts/texts.js';
import type { PillTone } from '../Pill.js';

/** Queue row: who holds it, and whether somebody else's approval is pending before anybody can continue. */
export interface InQueue {
  readonly id: number;
  readonly claimed_by: number | null;
  readonly claimed_by_name: string | null;
  readonly approval?: { readonly maker_id: number } | null;
}

export const HOUR = 3_600_000;

/** Waiting time as queues show it: in minutes below an hour, else in hours. */
export const waitText = (ms: number): string =>
  ms < HOUR
    ? t('common.minutes', { minutes: Math.floor(ms / 60_000) })
    : t('common.hours', { hours: Math.floor(ms / HOUR) });

/** Waiting time against the promise, both in ms. */
export function ageOf(since: number, now: number, promise = 48 * HOUR): { label: string; tone: PillTone } {
  const waited = Math.max(0, now - since);
  if (waited > promise)
    return {
      label: t('ui.lateBy', { waited: waitText(waited), late: waitText(waited - promise) }),
      tone: 'error',
    };
  if (waited > promise / 2)
    return {
      label: t('ui.left', { waited: waitText(waited), left: waitText(promise - waited) }),
      tone: 'warning',
    };
  return { label: waitText(waited), tone: 'success' };
}

/**
 * Next row of the queue after `id` in a direction; null at its end. A decided row has left the queue: its neighbours
 * are then those at its former position `place`, and the last is followed by the first.
 */
export function neighbour(
  queue: readonly Pick<InQueue, 'id'>[],
  id: number,
  by: 1 | -1,
  place = -1,
): number | null {
  const at = queue.findIndex((each) => each.id === id);
  const ofPlace = place === -1 ? undefined : queue[by === 1 ? place : place - 1];
  const next = at === -1 ? (ofPlace ?? queue[by === 1 ? 0 : queue.length - 1]) : queue[at + by];
  return next?.id ?? null;
}

/** Row to work on after `id`: the oldest later one that nobody else has claimed, else the oldest earlier one. */
export function nextInLine(
  queue: readonly Pick<InQueue, 'id' | 'claimed_by'>[],
  id: number,
  me: number,
): number | null {
  const free = queue.filter((each) => each.id !== id && (each.claimed_by === null || each.claimed_by === me));
  const at = queue.findIndex((each) => each.id === id);
  const behind = free.find((each) => queue.indexOf(each) > at);
  return (behind ?? free[0])?.id ?? null;
}

/** Row to work on after a decision on `id`, which itself waits on if there is still something to do and nothing else. */
export const nextAfter = (
  queue: readonly Pick<InQueue, 'id' | 'claimed_by'>[],
  id: number,
  me: number,
  waitsOn: boolean,
): number | null => nextInLine(queue, id, me) ?? (waitsOn ? id : null);

/** Row of any queue; requests for approval say whether they are the operator's own instead of who has claimed them. */
interface Waiting {
  readonly id: number;
  readonly claimed_by?: number | null;
  readonly approval?: { readonly maker_id: number } | null;
  readonly is_own?: boolean;
}

/** First row that an operator can work on: claimed by nobody else, and not waiting for approval of his own request. */
export const firstToWork = (queue: readonly Waiting[], me: number): number | null =>
  queue.find(
    ({ claimed_by: claimedBy = null, approval, is_own: isOwn }) =>
      (claimedBy === null || claimedBy === me) && approval?.maker_id !== me && isOwn !== true,
  )?.id ?? null;
