import type { InNumbers, VerificationField } from '@truemark/contracts';
import type { VerificationRow, WholeVerification } from '@truemark/contracts/admin';
import { t } from '../../texts/texts.js';
import type { PillTone } from '../../ui/Pill.js';
import { APPROVED, REJECTED, WAITING } from '../../ui/settled-states.js';

/** What a customer sent to be certified. */
export type Submission = InNumbers<VerificationRow>;

/** With what was stated; pictures only for those who may look at them. */
export type WholeSubmission = InNumbers<WholeVerification>;

export const LEVELS = { junior: t('verifications.junior'), senior: t('verifications.senior') } as const;

export const STATES: Readonly<Record<Submission['status'], { label: string; tone: PillTone }>> = {
  waiting: WAITING,
  approved: APPROVED,
  rejected: REJECTED,
};

const REVOKED = { label: t('customers.revoked'), tone: 'error' } as const;

/** How it stands: what was approved, and whose level was taken back since, counts no more. */
export const standingOf = ({
  status,
  revoked_at_ms: revokedAt,
}: Pick<Submission, 'status' | 'revoked_at_ms'>): { label: string; tone: PillTone } =>
  revokedAt === null ? STATES[status] : REVOKED;

/** Whose it is: whoever is called by his account alone, by the name that he states. */
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
