import { z } from 'zod';
import { toWire } from './names.js';
import { VERIFICATION_FIELDS } from './verification-fields.js';

/** Reasons of the last rejection. */
export const rejectionSchema = z.strictObject({
  reason: z.string().describe('In the operator’s words; empty if the fields are enough.'),
  fields: z
    .partialRecord(z.enum(VERIFICATION_FIELDS), z.string())
    .describe('Objections by field: a key such as `reject.unreadable`, or the reason.'),
});
export type Rejection = z.infer<typeof rejectionSchema>;

/** 0 not submitted (or rejected), 1 waiting, 2 certified. */
export const verificationStatusSchema = z.literal([0, 1, 2]);
export type VerificationStatus = z.infer<typeof verificationStatusSchema>;

/** `GET /api/user/auth_status` */
export const authStatusSchema = z.strictObject({
  junior_status: verificationStatusSchema,
  senior_status: verificationStatusSchema,
  junior_reject: rejectionSchema.nullable(),
  senior_reject: rejectionSchema.nullable(),
});
export type AuthStatus = z.infer<typeof authStatusSchema>;

const levelNames = { junior: 'junior_status', senior: 'senior_status' } as const;

/** Status of both verification levels. */
export interface LevelStates {
  readonly junior: VerificationStatus;
  readonly senior: VerificationStatus;
}

export const toLevelStates = (levels: LevelStates) => toWire(levelNames, levels);

/** `GET /api/user/auth_info`: the last submission for one level; empty texts if none. */
export const authInfoSchema = z.strictObject({
  name: z.string(),
  mobile: z.string(),
  card_id: z.string(),
  front_pic: z.string(),
  reverse_pic: z.string(),
  hand_pic: z.string(),
  junior_status: verificationStatusSchema,
  senior_status: verificationStatusSchema,
  reject: rejectionSchema.nullable(),
});
export type AuthInfo = z.infer<typeof authInfoSchema>;
