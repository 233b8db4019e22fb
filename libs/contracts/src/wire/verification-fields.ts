/** Fields with the address of a picture. */
export const VERIFICATION_PICTURES = ['front_pic', 'reverse_pic', 'hand_pic'] as const;
export type VerificationPicture = (typeof VERIFICATION_PICTURES)[number];

export const VERIFICATION_FIELDS = ['name', 'mobile', 'card_id', ...VERIFICATION_PICTURES] as const;
export type VerificationField = (typeof VERIFICATION_FIELDS)[number];

/**
 * Objections to one field of a submission, each with a text in every catalogue. A field of `reject.fields` has one of
 * these, or the rejection's reason as its own.
 */
export const REJECT_REASONS = [
  'reject.unreadable',
  'reject.cut_off',
  'reject.expired',
  'reject.wrong_document',
  'reject.copy',
  'reject.mismatch',
  'reject.incomplete',
  'reject.unreachable',
  'reject.wrong_side',
  'reject.face_hidden',
  'reject.other_person',
] as const;
export type RejectReason = (typeof REJECT_REASONS)[number];

/** Objections to any text, and to any picture. */
export const TEXT_REASONS = ['reject.mismatch', 'reject.incomplete'] as const satisfies RejectReason[];
export const PICTURE_REASONS = [
  'reject.unreadable',
  'reject.cut_off',
  'reject.wrong_document',
  'reject.copy',
  'reject.expired',
] as const satisfies RejectReason[];

/** Possible objections per field, most frequent first. */
export const REASONS_OF: Readonly<Record<VerificationField, readonly RejectReason[]>> = {
  name: TEXT_REASONS,
  mobile: ['reject.unreachable', 'reject.incomplete'],
  card_id: TEXT_REASONS,
  front_pic: [...PICTURE_REASONS, 'reject.wrong_side'],
  reverse_pic: [...PICTURE_REASONS, 'reject.wrong_side'],
  hand_pic: [
    ...(['reject.face_hidden', 'reject.other_person', 'reject.mismatch'] as const),
    ...PICTURE_REASONS,
  ],
};

/** Objections by field: a `RejectReason`, or the operator's words. */
export type RejectedFields = Partial<Record<VerificationField, string>>;
