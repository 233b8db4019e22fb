import { z } from 'zod';
import { flagSchema } from './schema-fields.js';

/** `GET /api/user/second_factor`, and the answer of `add` and `remove`. */
export const secondFactorStandingSchema = z.strictObject({
  enabled: flagSchema,
  created_at: z.string().describe('Empty and 0 while there is none.'),
  created_at_ms: z.number(),
});
export type SecondFactorStanding = z.infer<typeof secondFactorStandingSchema>;

/** `POST /api/user/second_factor/propose` */
export const secondFactorProposalSchema = z.strictObject({
  secret: z.string().describe('For manual entry in the app if a QR code cannot be read.'),
  uri: z.string().describe('Content of the QR code.'),
  proposal: z.string().describe('Send it back with `add`.'),
});
export type SecondFactorProposal = z.infer<typeof secondFactorProposalSchema>;
