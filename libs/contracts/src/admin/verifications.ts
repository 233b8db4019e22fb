import { z } from 'zod';
import { REJECT_REASONS, VERIFICATION_FIELDS, VERIFICATION_PICTURES } from '../wire/verification-fields.js';
import { customerName } from './customer-name.js';
import { note } from './fields.js';
import { claimFields, decidedFields, revokedFields } from './reviews.js';
import type { AdminRoutes } from './route.js';

const VERIFICATION_STATES = ['waiting', 'approved', 'rejected'] as const;

/** What a customer sent to be certified. */
export const verificationRowSchema = z.strictObject({
  id: z.number(),
  customer_id: z.number(),
  uid: z.string(),
  customer_name: customerName,
  account: z.string(),
  name: z.string().describe('As it was stated.'),
  lang: z.string(),
  level: z.enum(['junior', 'senior']),
  status: z.enum(VERIFICATION_STATES),
  submitted_at_ms: z.number(),
  ...claimFields,
  claimed_at_ms: z.number().nullable(),
  ...decidedFields,
  reason: z.string().nullable(),
  fields: z.partialRecord(z.enum(VERIFICATION_FIELDS), z.enum(REJECT_REASONS)),
  note: z.string().nullable(),
  revoked_at_ms: z
    .number()
    .nullable()
    .describe('When the level that an approved one stood for was taken back; null while it stands.'),
  ...revokedFields,
});
export type VerificationRow = z.infer<typeof verificationRowSchema>;

/** What a customer stated, a number of a document masked for those who may not look at pictures. */
const statedFields = {
  mobile: z.string().nullable(),
  card_id: z.string().nullable(),
  pictures: z.partialRecord(z.enum(VERIFICATION_PICTURES), z.string()),
};

export const formerAttemptSchema = verificationRowSchema.extend({
  ...statedFields,
  unchanged: z
    .array(z.enum(VERIFICATION_FIELDS))
    .describe('Fields that are the same again: the same words, or the very same picture.'),
});
export type FormerAttempt = z.infer<typeof formerAttemptSchema>;

export const sharedPictureSchema = z.strictObject({
  picture: z.enum(VERIFICATION_PICTURES),
  customer_id: z.number(),
  uid: z.string(),
  customer_name: customerName,
  sent_at_ms: z.number(),
  verification_id: z.number().nullable().describe('Where it is a paper of his.'),
  proves: z
    .strictObject({ kind: z.string(), id: z.number() })
    .nullable()
    .describe('Where it shows that he paid: as entries of the journal name what caused them.'),
  status: z.enum(VERIFICATION_STATES).nullable().describe('What became of that paper.'),
  revoked_at_ms: z.number().nullable(),
});
export type SharedPicture = z.infer<typeof sharedPictureSchema>;

export const wholeVerificationSchema = verificationRowSchema.extend({
  form: z.array(z.enum(VERIFICATION_FIELDS)).readonly(),
  ...statedFields,
  former: formerAttemptSchema.nullable().describe('What was rejected of this level before, the last time.'),
  shared_pictures: z
    .array(sharedPictureSchema)
    .describe('Where else these pictures are, with other customers.'),
  earlier: z.array(verificationRowSchema),
});
export type WholeVerification = z.infer<typeof wholeVerificationSchema>;

export const certificationInput = z.object({ note });
export type Certification = z.output<typeof certificationInput>;
export const rejectionInput = z.object({
  /** What the customer reads; empty where marked fields say it. */
  reason: z.string().trim().max(300).default(''),
  fields: z.partialRecord(z.enum(VERIFICATION_FIELDS), z.enum(REJECT_REASONS)).default({}),
  note,
});
export type Rejection = z.output<typeof rejectionInput>;

/** A picture of the house's own, as base64: less than a request may hold. */
export const housePictureInput = z.object({ data: z.base64('Not a picture.').max(1_000_000, 'Too large.') });
export type HousePicture = z.output<typeof housePictureInput>;

const verdict = z.strictObject({ id: z.number(), status: z.enum(['approved', 'rejected']) });

export type Verdict = z.infer<typeof verdict>;

export const verificationRoutes = {
  'GET verifications': { 200: z.array(verificationRowSchema) },
  'GET verifications/:id': { 200: wholeVerificationSchema },
  'POST verifications/:id/claim': { 200: wholeVerificationSchema },
  'POST verifications/:id/approve': { body: certificationInput, 200: verdict },
  'POST verifications/:id/reject': { body: rejectionInput, 200: verdict },
  'GET uploads/:id': { 200: { file: 'image/jpeg' } },
  'POST uploads': { body: housePictureInput, 201: z.strictObject({ url: z.string() }) },
} as const satisfies AdminRoutes;
