import type { SmsWebhook } from '../sms/sms-webhook.js';
import type { SmtpMail } from './smtp-mail.js';

/** Mail and SMS transports; null where the environment configures none. */
export abstract class Transports {
  abstract readonly email: SmtpMail | null;
  abstract readonly sms: SmsWebhook | null;
}
