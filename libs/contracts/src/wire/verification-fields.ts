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
