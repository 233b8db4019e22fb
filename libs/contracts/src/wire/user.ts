import { z } from 'zod';
import { decimalSchema, flagSchema } from './schema-fields.js';

/** `user` of a sign-in, and most of `user/info`. */
export const userSchema = z.strictObject({
  id: z.number(),
  uid: z.string(),
  email: z.string(),
  mobile: z.string(),
  name: z.string(),
  nickname: z.string(),
  remark: z.string(),
  level: z.number().describe('0 until an operator sets it.'),
  credit_score: z.number(),
  is_demo: flagSchema,
  is_trader: flagSchema,
  is_real: flagSchema.describe('1 once the junior certification is granted.'),
  review_status: z
    .literal([0, 1, 2])
    .describe('Senior certification: 0 not submitted, 1 waiting, 2 finished.'),
  invite_code: z.string(),
  created_at_ms: z.number().describe('When the account was opened.'),
  has_pay_password: flagSchema,
  anti_phishing: z.string().describe('Anti-phishing word in messages to this customer; empty: none.'),
  trading_blocked: z.string().describe('Why an operator has blocked new trades; empty: not blocked.'),
  withdrawing_blocked: z.string().describe('Why an operator has blocked withdrawals; empty: not blocked.'),
});
export type User = z.infer<typeof userSchema>;

/** Answer of `user/info`. */
export const userInfoSchema = userSchema.extend({
  trader_status: z
    .literal([0, 1, 2, 3, 4])
    .describe('As a trader: 0 never applied, 1 waiting, 2 approved, 3 rejected, 4 suspended.'),
});
export type UserInfo = z.infer<typeof userInfoSchema>;

/** Answer of `loginForU`, `createAccountDemoForU` and `register`. */
export const signInSchema = z.strictObject({
  token: z.string(),
  user: userSchema,
});
export type SignIn = z.infer<typeof signInSchema>;

/** Answer of `resetForexDemoAccount`: numbers of ended positions, pending orders and options. */
export const demoResetSchema = z.strictObject({
  closed: z.number(),
  cancelled: z.number(),
  voided: z.number(),
});
export type DemoReset = z.infer<typeof demoResetSchema>;

/** Answer of `feedback`. */
export const feedbackAnswerSchema = z.strictObject({ id: z.number() });
export type FeedbackAnswer = z.infer<typeof feedbackAnswerSchema>;

/** One row of `GET /api/user/invited`. */
export const invitedPersonSchema = z.strictObject({
  uid: z.string().describe('Masked, such as `12****78`.'),
  is_real: flagSchema,
  created_at: z.string(),
  created_at_ms: z.number(),
});
export type InvitedPerson = z.infer<typeof invitedPersonSchema>;

/** Answer of `register_grant`: authorises the picture uploads of a registration, and replaces the code or captcha. */
export const registrationGrantSchema = z.strictObject({
  grant: z.string(),
  valid_until_ms: z.number(),
});
export type RegistrationGrant = z.infer<typeof registrationGrantSchema>;

/** One row of `GET /api/user/sessions`. */
export const signedInDeviceSchema = z.strictObject({
  id: z.string(),
  address: z.string(),
  user_agent: z.string(),
  created_at: z.string(),
  created_at_ms: z.number(),
  last_used_at: z.string(),
  last_used_at_ms: z.number(),
  is_current: flagSchema,
});
export type SignedInDevice = z.infer<typeof signedInDeviceSchema>;

/** `GET /api/user/get_profits`; floating profit included. */
export const profitsSchema = z.strictObject({
  total_balance: decimalSchema,
  today_profit: decimalSchema,
  today_percent: decimalSchema.describe('Percent of the balance at the start of the day, two decimals.'),
});
export type Profits = z.infer<typeof profitsSchema>;

/** `GET /api/user/equity {range: 1d|1w|1m|all}`: ascending, the last one is now. */
export const equitySchema = z.strictObject({
  range: z.enum(['1d', '1w', '1m', 'all']),
  points: z.array(
    z.strictObject({
      time_ms: z.number(),
      equity: decimalSchema.describe('All accounts with floating profit, in account currency.'),
    }),
  ),
});
export type EquitySeries = z.infer<typeof equitySchema>;
export type EquityRange = EquitySeries['range'];

/** `GET /api/default/area_list`. */
export const areaSchema = z.strictObject({
  id: z.number(),
  code: z.string().describe('Dialling prefix as shown, such as `+001`.'),
  global_code: z.string().describe('ISO 3166 country code, such as `US`.'),
  name: z.string(),
});
export type Area = z.infer<typeof areaSchema>;
