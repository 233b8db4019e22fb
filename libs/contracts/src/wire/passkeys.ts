import { z } from 'zod';
import { flagSchema } from './schema-fields.js';

const passkeySchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  created_at: z.string(),
  created_at_ms: z.number(),
  last_used_at: z.string().describe('Empty and 0 before first use.'),
  last_used_at_ms: z.number(),
});

/** `GET /api/user/passkeys`, and the answer of changes to them. */
export const passkeysSchema = z.strictObject({
  passkeys: z.array(passkeySchema),
  factor: flagSchema.describe('1: a passkey is required after the password.'),
  most: z.number().describe('Maximum number of passkeys.'),
});
export type PasskeysAnswer = z.infer<typeof passkeysSchema>;

/** `POST /api/user/passkeys/propose`, `POST /api/user/passkey_options` */
export const passkeyOptionsSchema = z.strictObject({
  options: z
    .record(z.string(), z.unknown())
    .describe(
      'Value of `publicKey` for `navigator.credentials`, in its JSON form; valid for five minutes, single use.',
    ),
});
