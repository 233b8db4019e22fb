/** Fields that hold the address of a picture. */
export const VERIFICATION_PICTURES = ['front_pic', 'reverse_pic', 'hand_pic'] as const;
export type VerificationPicture = (typeof VERIFICATION_PICTURES)[number];

export const VERIFICATION_FIELDS = ['name', 'mobile', 'card_id', ...VERIFICATION_PICTURES] as const;
export type VerificationField = (typeof VERIFICATION_FIELDS)[number];

/** What can be wrong with one field of a submission: the values of `reject.fields`, with a text in every catalogue. */
export const REJECT_REASONS = [
  'reject.unreadable',
  'reject.cut_off',
  'reject.expired',
  'reject.wrong_document',
  'reject.copy',
  'reject.mismatch',
] as const;
export type RejectReason = (typeof REJECT_REASONS)[number];

export type RejectedFields = Partial<Record<VerificationField, RejectReason>>;

/** Why the last submission was not accepted. */
export interface Rejection {
  /** In an operator's words; empty when the fields say it all. */
  reason: string;
  fields: RejectedFields;
}

/** 0 not submitted (or rejected), 1 waiting, 2 certified. */
export type VerificationStatus = 0 | 1 | 2;

/** `GET /api/user/auth_status` */
export interface AuthStatus {
  junior_status: VerificationStatus;
  senior_status: VerificationStatus;
  junior_reject: Rejection | null;
  senior_reject: Rejection | null;
}

/** `GET /api/user/auth_info`: what was last submitted for one level; empty texts where nothing was. */
export interface AuthInfo extends Record<VerificationField, string> {
  junior_status: VerificationStatus;
  senior_status: VerificationStatus;
  reject: Rejection | null;
}
