import type {
  RejectedFields,
  RejectReason,
  VerificationField,
  VerificationPicture,
} from '@truemark/contracts';
import type { PillTone } from '../../ui/Pill.js';
import type { InQueue } from '../../ui/review/queue.js';

export interface Submission extends InQueue {
  readonly customer_id: number;
  readonly uid: string;
  readonly account: string;
  readonly lang: string;
  readonly level: 'junior' | 'senior';
  readonly status: 'waiting' | 'approved' | 'rejected';
  readonly submitted_at_ms: number;
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
