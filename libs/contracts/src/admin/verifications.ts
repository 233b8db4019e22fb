import { z } from 'zod';
import { VERIFICATION_FIELDS, VERIFICATION_PICTURES } from '../wire/verification-fields.js';
import { customerName } from './customer-name.js';
import { note, objectionsInput } from './fields.js';
import { claimFields, decidedFields, revokedFields } from './reviews.js';
import type { AdminRoutes } from './route.js';

const VERIFICATION_STATES = ['waiting', 'approved', 'rejected'] as const;

/** A customer's submission for verification. */
export const verificationRowSchema = z.strictObject({
  id: z.number(),
  customer_id: z.number(),
  uid: z.string(),
  customer_name: customerName,
  account: z.string(),
  name: z.string().describe('As stated by the customer.'),
  lang: z.string(),
  level: z.enum(['junior', 'senior']),
  status: z.enum(VERIFICATION_STATES),
  submitted_at_ms: z.number(),
  ...claimFields,
  claimed_at_ms: z.number().nullable(),
  ...decidedFields,
  reason: z.string().nullable(),
  fields: z.partialRecord(z.enum(VERIFICATION_FIELDS), z.string()),
  note: z.string().nullable(),
  revoked_at_ms: z
    .number()
    .nullable()
    .describe('When the level granted by an approved submission was revoked; null while it is valid.'),
  ...revokedFields,
});
export type VerificationRow = z.infer<typeof verificationRowSchema>;

/** Fields stated by the customer; document numbers are masked for roles that may not see pictures. */
const statedFields = {
  mobile: z.string().nullable(),
  card_id: z.string().nullable(),
  pictures: z.partialRecord(z.enum(VERIFICATION_PICTURES), z.string()),
};

export const formerAttemptSchema = verificationRowSchema.extend({
  ...statedFields,
  unchanged: z
    .array(z.enum(VERIFICATION_FIELDS))
    .describe('Fields that are unchanged: the same words or the identical picture.'),
});
export type FormerAttempt = z.infer<typeof formerAttemptSchema>;

export const sharedPictureSchema = z.strictObject({
  picture: z.enum(VERIFICATION_PICTURES),
  customer_id: z.number(),
  uid: z.string(),
  customer_name: customerName,
  sent_at_ms: z.number(),
  verification_id: z
    .number()
    .nullable()
    .describe('Number of the submission, if the picture is a document of that customer.'),
  proves: z
    .strictObject({ kind: z.string(), id: z.number() })
    .nullable()
    .describe('If the picture proves a payment: name of the cause, as in journal entries.'),
  status: z.enum(VERIFICATION_STATES).nullable().describe('Outcome of that submission.'),
  revoked_at_ms: z.number().nullable(),
});
export type SharedPicture = z.infer<typeof sharedPictureSchema>;

export const verificationDetailsSchema = verificationRowSchema.extend({
  form: z.array(z.enum(VERIFICATION_FIELDS)).readonly(),
  ...statedFields,
  former: formerAttemptSchema.nullable().describe('The last rejected submission of this level.'),
  shared_pictures: z.array(sharedPictureSchema).describe('Other customers’ uses of these pictures.'),
  earlier: z.array(verificationRowSchema),
});
export type VerificationDetails = z.infer<typeof verificationDetailsSchema>;

export const certificationInput = z.object({ note });
export type Certification = z.output<typeof certificationInput>;
export const rejectionInput = z.object({
  /** Shown to the customer; may be empty if marked fields explain it. */
  reason: z.string().trim().max(300).default(''),
  fields: objectionsInput(z.enum(VERIFICATION_FIELDS)),
  note,
});
export type Rejection = z.output<typeof rejectionInput>;

/** A picture for the broker's own use, as base64, below the request size limit. */
export const housePictureInput = z.object({
  data: z.base64('This is not an image.').max(1_000_000, 'Too large.'),
});
export type HousePicture = z.output<typeof housePictureInput>;

const verdict = z.strictObject({ id: z.number(), status: z.enum(['approved', 'rejected']) });

export type Verdict = z.infer<typeof verdict>;

export const verificationRoutes = {
  'GET verifications': { 200: z.array(verificationRowSchema) },
  'GET verifications/:id': { 200: verificationDetailsSchema },
  'POST verifications/:id/claim': { 200: verificationDetailsSchema },
  'POST verifications/:id/approve': { body: certificationInput, 200: verdict },
  'POST verifications/:id/reject': { body: rejectionInput, 200: verdict },
  'GET uploads/:id': { 200: { file: 'image/jpeg' } },
  'POST uploads': { body: housePictureInput, 201: z.strictObject({ url: z.string() }) },
} as const satisfies AdminRoutes;
