import type { SmsWebhook } from '../sms/sms-webhook.js';
import type { SmtpMail } from './smtp-mail.js';

/** The ways out of the house; null where the environment names none. */
export abstract class WaysOut {
  abstract readonly email: SmtpMail | null;
  abstract readonly sms: SmsWebhook | null;
}
