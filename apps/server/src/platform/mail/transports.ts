import type { SmsWebhook } from '../sms/sms-webhook.js';
import type { SmtpMail } from './smtp-mail.js';

/** How messages leave: by mail and by SMS; null where the environment names no server. */
export abstract class Transports {
  abstract readonly email: SmtpMail | null;
  abstract readonly sms: SmsWebhook | null;
}
