import type { InNumbers, VerificationField } from '@truemark/contracts';
import type { VerificationRow, WholeVerification } from '@truemark/contracts/admin';
import { t } from '../../texts/texts.js';
import type { PillTone } from '../../ui/Pill.js';

/** What a customer sent to be certified. */
export type Submission = InNumbers<VerificationRow>;

/** With what was stated; pictures only for those who may look at them. */
export type WholeSubmission = InNumbers<WholeVerification>;

export const LEVELS = { junior: t('verifications.junior'), senior: t('verifications.senior') } as const;

export const STATES: Readonly<Record<Submission['status'], { label: string; tone: PillTone }>> = {
  waiting: { label: t('common.waiting'), tone: 'info' },
  approved: { label: t('common.approved'), tone: 'success' },
  rejected: { label: t('common.rejected'), tone: 'error' },
};

export const FIELD_NAMES: Readonly<Record<VerificationField, string>> = {
  name: t('common.name'),
  mobile: t('verifications.phoneNumber'),
  card_id: t('verifications.documentNumber'),
  front_pic: t('verifications.frontOfTheDocument'),
  reverse_pic: t('verifications.backOfTheDocument'),
  hand_pic: t('verifications.personWithTheDocument'),
};
