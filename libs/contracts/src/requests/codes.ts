import { z } from 'zod';
import { areaId, channel, sixDigits } from './credentials.js';
import { oneOf, text } from './fields.js';

/** Wire `type` of a code → its purpose. */
export const CODE_PURPOSES = { 1: 'register', 2: 'reset', 3: 'payment' } as const;
export type CodePurpose = (typeof CODE_PURPOSES)[keyof typeof CODE_PURPOSES];

/** `POST /api/notify/send_email`, `POST /api/notify/send_sms` */
export const sendCodeRequest = z.object({
  to: text(254),
  area_id: areaId(),
  type: oneOf(1, 2, 3),
  /** Optional captcha; if sent, it must be right. */
  captcha_id: text(64).optional(),
  captcha: text(20).optional(),
  /** Base64 of `{challenge, solution}`; demanded by `auth.proof_of_work` after a few calls without it. */
  proof_of_work: text(2000).optional(),
});
export type SendCodeRequest = z.output<typeof sendCodeRequest>;

const newPassword = () => text(72, { least: 8, verbatim: true });
const password = () => text(200, { verbatim: true });
const code = () => text(20);

/** `POST /api/user/forget_password` */
export const forgetPasswordRequest = z.object({
  type: channel(),
  account: text(254),
  area_id: areaId(),
  new_password: newPassword(),
  secondary_password: text(72, { verbatim: true }),
  /** A code of type 2. */
  auth_code: code(),
});
export type ForgetPasswordRequest = z.output<typeof forgetPasswordRequest>;

/** `POST /api/user/amend_password`: with a code of type 2, or the current password. */
export const amendPasswordRequest = z.object({
  new_password: newPassword(),
  auth_code: code().optional(),
  old_password: password().optional(),
  /** Channel that the code was sent to. */
  type: channel().default('email'),
});
export type AmendPasswordRequest = z.output<typeof amendPasswordRequest>;

/** `POST /api/user/amend_pay_password`: with a code of type 3 or the sign-in password, also the first time. */
export const amendPayPasswordRequest = z.object({
  password: sixDigits(),
  auth_code: code().optional(),
  login_password: password().optional(),
  /** Channel that the code was sent to. */
  type: channel().default('email'),
});
export type AmendPayPasswordRequest = z.output<typeof amendPayPasswordRequest>;

/** `POST /api/user/anti_phishing`: the word included in all our messages; absent or empty removes it. */
export const antiPhishingRequest = z.object({ word: text(30).optional() });
export type AntiPhishingRequest = z.output<typeof antiPhishingRequest>;
