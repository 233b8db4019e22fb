import type {
  RejectedFields,
  RejectReason,
  VerificationField,
  VerificationPicture,
} from '@truemark/contracts';
import type { PillTone } from '../../ui/Pill.js';

export interface Submission {
  readonly id: number;
  readonly customer_id: number;
  readonly uid: string;
  readonly account: string;
  readonly lang: string;
  readonly level: 'junior' | 'senior';
  readonly status: 'waiting' | 'approved' | 'rejected';
  readonly submitted_at_ms: number;
  readonly claimed_by: number | null;
  readonly claimed_by_name: string | null;
  readonly claimed_at_ms: number | null;
  readonly decided_by_name: string | null;
  readonly decided_at_ms: number | null;
  readonly reason: string | null;
  readonly fields: RejectedFields;
  readonly note: string | null;
}

/** With what was stated; pictures only for those who may look at them. */
export interface WholeSubmission extends Submission {
  readonly form: readonly VerificationField[];
  readonly name: string;
  readonly mobile: string | null;
  readonly card_id: string | null;
  readonly pictures: Partial<Record<VerificationPicture, string>>;
  readonly earlier: readonly Submission[];
}

export const LEVELS = { junior: 'Junior', senior: 'Senior' } as const;

export const STATES: Readonly<Record<Submission['status'], { label: string; tone: PillTone }>> = {
  waiting: { label: 'Waiting', tone: 'info' },
  approved: { label: 'Approved', tone: 'success' },
  rejected: { label: 'Rejected', tone: 'error' },
};

export const FIELD_NAMES: Readonly<Record<VerificationField, string>> = {
  name: 'Name',
  mobile: 'Phone number',
  card_id: 'Document number',
  front_pic: 'Front of the document',
  reverse_pic: 'Back of the document',
  hand_pic: 'Person with the document',
};

/** In an operator's words; the customer reads them in his language. */
export const REASON_NAMES: Readonly<Record<RejectReason, string>> = {
  'reject.unreadable': 'Cannot be read clearly',
  'reject.cut_off': 'A part is cut off or covered',
  'reject.expired': 'The document has expired',
  'reject.wrong_document': 'Not an accepted kind of document',
  'reject.copy': 'A copy or a screen, not the original',
  'reject.mismatch': 'Does not match the document',
};

const HOUR = 3_600_000;
/** An answer is promised within this. */
const PROMISE = 48 * HOUR;

/** How long a submission has waited against the promise. */
export function ageOf(submittedAt: number, now: number): { label: string; tone: PillTone } {
  const waited = Math.max(0, now - submittedAt);
  const hours = (ms: number): string =>
    ms < HOUR ? `${Math.floor(ms / 60_000)} min` : `${Math.floor(ms / HOUR)} h`;
  if (waited > PROMISE)
    return { label: `${hours(waited)}, late by ${hours(waited - PROMISE)}`, tone: 'error' };
  if (waited > PROMISE / 2)
    return { label: `${hours(waited)}, ${hours(PROMISE - waited)} left`, tone: 'warning' };
  return { label: hours(waited), tone: 'success' };
}

/** The next of the queue after `id` in a direction; null at its end. */
export function neighbour(queue: readonly Pick<Submission, 'id'>[], id: number, by: 1 | -1): number | null {
  const at = queue.findIndex((each) => each.id === id);
  const next = at === -1 ? queue[by === 1 ? 0 : queue.length - 1] : queue[at + by];
  return next && next.id !== id ? next.id : null;
}

/** What to work on after `id`: the oldest one behind it that nobody else has claimed, else the oldest before it. */
export function nextInLine(
  queue: readonly Pick<Submission, 'id' | 'claimed_by'>[],
  id: number,
  me: number,
): number | null {
  const free = queue.filter((each) => each.id !== id && (each.claimed_by === null || each.claimed_by === me));
  const at = queue.findIndex((each) => each.id === id);
  const behind = free.find((each) => queue.indexOf(each) > at);
  return (behind ?? free[0])?.id ?? null;
}
