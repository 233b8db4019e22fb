import type { SmtpMail } from '../../platform/mail/smtp-mail.js';
import type { SmsWebhook } from '../../platform/sms/sms-webhook.js';

/** The ways out of the house; null where the environment names none. */
export abstract class WaysOut {
  abstract readonly email: SmtpMail | null;
  abstract readonly sms: SmsWebhook | null;
}
