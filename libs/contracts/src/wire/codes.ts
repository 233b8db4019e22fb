import { z } from 'zod';
/** Answer of `send_email` and `send_sms`, independent of whether the account exists. */
export const codeSentSchema = z.strictObject({
  retry_after: z.number().describe('Seconds until the next one can be requested.'),
  next_at_ms: z
    .number()
    .describe(
      'The same as an instant, with the server’s clock, both epoch ms; run countdowns on the server’s clock.',
    ),
  now_ms: z.number(),
});
export type CodeSent = z.infer<typeof codeSentSchema>;

/** `GET /api/common/captcha` */
export const captchaSchema = z.strictObject({
  id: z.string(),
  b64s: z.string().describe('A picture as a data URL.'),
});
export type Captcha = z.infer<typeof captchaSchema>;

/** `GET /api/notify/challenge` */
export const codeChallengeSchema = z.strictObject({
  challenge: z.string().describe('Base64 of an ALTCHA challenge; empty if none is required.'),
});
export type CodeChallenge = z.infer<typeof codeChallengeSchema>;
