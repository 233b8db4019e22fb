import { z } from 'zod';
import { areaId, channel, sixDigits } from './credentials.js';
import { oneOf, paging, text, wrong } from './fields.js';
import { passkeyAnswer } from './passkeys.js';
import { appCode } from './second-factor.js';

const password = () => text(200, { verbatim: true });

/** `POST /api/user/loginForU` */
export const loginRequest = z.object({
  account: text(254),
  password: password(),
  login_type: channel().default('email'),
  area_id: areaId(),
  /** Code of the authenticator app, if one is in use. */
  totp: appCode().optional(),
  /** A passkey instead: an answer to `passkey_options`. */
  passkey: passkeyAnswer().optional(),
});
export type LoginRequest = z.output<typeof loginRequest>;

/** A random id kept by the client; it identifies the demo account. */
const demoId = z
  .unknown()
  .transform((given, context): string => {
    if (given === undefined) return wrong(context, 'validation.required');
    if (typeof given !== 'string' || !/^[\x21-\x7e]{16,64}$/.test(given))
      return wrong(context, 'validation.invalid');
    return given;
  })
  .meta({ type: 'string', minLength: 16, maxLength: 64 });

/** `createAccountDemoForU` */
export const demoAccountRequest = z.object({ demo_id: demoId });
export type DemoAccountRequest = z.output<typeof demoAccountRequest>;

/** Registration fields enabled by the `is_reg_…` settings. */
export const OPTIONAL_REGISTRATION_FIELDS = [
  'invite_code',
  'mobile',
  'name',
  'id_type',
  'card_id',
  'front_pic',
  'reverse_pic',
  'hand_pic',
  'pay_password',
  'ssn',
] as const;
/** Registration fields that are pictures. */
export const REGISTRATION_PICTURES = ['front_pic', 'reverse_pic', 'hand_pic'] as const;
export type RegistrationPicture = (typeof REGISTRATION_PICTURES)[number];
export type OptionalRegistrationField = (typeof OPTIONAL_REGISTRATION_FIELDS)[number];

/** `POST /api/user/register` */
export const registerRequest = z.object({
  type: channel(),
  area_id: areaId(),
  account: text(254),
  password: text(72, { least: 8, verbatim: true }),
  re_password: text(72, { verbatim: true }),
  /** The code sent, or the solution of the captcha `key`, depending on `verify_reg_type`. */
  sms_code: text(20).optional(),
  key: text(64).optional(),
  /** Alternatively, the `register_grant` answer. The pictures are those uploaded with it. */
  grant: text(64).optional(),
  invite_code: text(20).optional(),
  mobile: text(30).optional(),
  name: text(100).optional(),
  id_type: oneOf(1, 2).optional(),
  card_id: text(40).optional(),
  front_pic: text(300).optional(),
  reverse_pic: text(300).optional(),
  hand_pic: text(300).optional(),
  pay_password: sixDigits().optional(),
  ssn: text(40).optional(),
  /** Versions of `descript/agreements` accepted by the customer, comma-separated. */
  agreed: text(400).optional(),
});
export type RegisterRequest = z.output<typeof registerRequest>;

/** `POST /api/user/feedback` */
export const feedbackRequest = z.object({ text: text(2000, { least: 10, lines: true }) });
export type FeedbackRequest = z.output<typeof feedbackRequest>;

/** `GET /api/user/invited` */
export const invitedRequest = z.object(paging);
export type InvitedRequest = z.output<typeof invitedRequest>;

/**
 * `POST /api/user/register_grant`: the code sent, or the solution of the captcha `key`, depending on `verify_reg_type`.
 */
export const registerGrantRequest = z.object({
  type: channel(),
  area_id: areaId(),
  account: text(254),
  sms_code: text(20),
  key: text(64).optional(),
});
export type RegisterGrantRequest = z.output<typeof registerGrantRequest>;

/** `POST /api/user/sessions/revoke`: one session by id, or all others. */
export const revokeSessionRequest = z
  .object({ id: text(64).optional(), others: oneOf(0, 1).default(0) })
  .refine(({ id, others }) => id !== undefined || others === 1, {
    path: ['id'],
    message: 'validation.required',
  });
export type RevokeSessionRequest = z.output<typeof revokeSessionRequest>;
