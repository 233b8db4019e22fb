import type { InNumbers, VerificationField } from '@truemark/contracts';
import type { VerificationRow, WholeVerification } from '@truemark/contracts/admin';
import type { PillTone } from '../../ui/Pill.js';

/** What a customer sent to be certified. */
export type Submission = InNumbers<VerificationRow>;

/** With what was stated; pictures only for those who may look at them. */
export type WholeSubmission = InNumbers<WholeVerification>;

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
