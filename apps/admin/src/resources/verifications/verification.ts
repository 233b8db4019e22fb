import type { NumericDecimals, VerificationField } from '@truemark/contracts';
import type { VerificationDetails, VerificationRow } from '@truemark/contracts/admin';
import { t } from '../../texts/texts.js';
import type { PillTone } from '../../ui/Pill.js';
import { APPROVED, REJECTED, WAITING } from '../../ui/settled-states.js';

/** Papers that a customer sent for certification. */
export type Submission = NumericDecimals<VerificationRow>;

/** Submission with the stated fields; pictures only for operators who may see them. */
export type SubmissionDetails = NumericDecimals<VerificationDetails>;

export const LEVELS = { junior: t('verifications.junior'), senior: t('verifications.senior') } as const;

export const STATES: Readonly<Record<Submission['status'], { label: string; tone: PillTone }>> = {
  waiting: WAITING,
  approved: APPROVED,
  rejected: REJECTED,
};

const REVOKED = { label: t('customers.revoked'), tone: 'error' } as const;

/** State of a submission. An approved one whose level was revoked since no longer counts. */
export const standingOf = ({
  status,
  revoked_at_ms: revokedAt,
}: Pick<Submission, 'status' | 'revoked_at_ms'>): { label: string; tone: PillTone } =>
  revokedAt === null ? STATES[status] : REVOKED;

/** Customer of the submission; if he has only a UID, by the name he states. */
export const statedBy = ({ uid, customer_name: called, account, name }: Submission) => ({
  uid,
  customer_name: called !== '' && called === account ? name : called,
});

export const FIELD_NAMES: Readonly<Record<VerificationField, string>> = {
  name: t('common.name'),
  mobile: t('verifications.phoneNumber'),
  card_id: t('verifications.documentNumber'),
  front_pic: t('verifications.frontOfTheDocument'),
  reverse_pic: t('verifications.backOfTheDocument'),
  hand_pic: t('verifications.personWithTheDocument'),
};
