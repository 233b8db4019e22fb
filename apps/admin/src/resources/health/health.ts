import type { NumericDecimals } from '@truemark/contracts';
import type { HealthPage } from '@truemark/contracts/admin';
import type { NamedIn } from '../../providers/translate.js';
import { ageOf } from '../../ui/review/queue.js';

/** Answer of `GET /admin/api/health`. */
export type House = NamedIn<'health', NumericDecimals<HealthPage>>;

export type LastRun = House['verify'];

export type QueueAge = House['queues'][number];

/** Waiting time of a queue's oldest row, worded as in its list. */
export const waitedText = ({ waiting, age_ms: age, promised_ms: promised }: QueueAge): string =>
  waiting === 0 ? '–' : ageOf(0, age, promised ?? Number.POSITIVE_INFINITY).label;

const DAY = 86_400_000;
/** Maximum age of a backup or a verification; older is a fault. */
const OLD_RUN = 2 * DAY;
/** Low-disk threshold: share of free space. */
const LITTLE = 0.1;
/** Number of waiting commands from which the queue is too long. */
const MANY_WAIT = 1_000;

export type Part = 'feeds' | 'lane' | 'standbys' | 'disk' | 'backup' | 'verify' | 'queues' | 'transports';

const isOld = (run: LastRun, now: number): boolean =>
  run === null || run.result === 'failed' || now - run.ended_at_ms > OLD_RUN;

/** Whether the channel's last message failed. */
export const isFailing = ({ last_sent_at_ms, last_failed_at_ms }: House['transports'][number]): boolean =>
  last_failed_at_ms !== null && last_failed_at_ms > (last_sent_at_ms ?? 0);

/** Parts that need attention. */
export function faultsOf(house: House): Part[] {
  const { feeds, lane, standbys, disk, backup, verify, queues, transports, at_ms: now } = house;
  const faults: Record<Part, boolean> = {
    feeds: feeds.some(({ state }) => state === 'failed' || state === 'silent' || state === 'paused'),
    lane: lane.waiting > MANY_WAIT || (lane.longest_stall?.ms ?? 0) >= 1_000,
    standbys: standbys?.some(({ state }) => state === 'diverged') ?? false,
    disk: disk.free < disk.all * LITTLE,
    backup: isOld(backup, now),
    verify: isOld(verify, now),
    queues: queues.some(({ is_late }) => is_late),
    transports: transports.some(isFailing),
  };
  return (Object.keys(faults) as Part[]).filter((part) => faults[part]);
}
