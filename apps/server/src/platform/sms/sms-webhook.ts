import { createHmac } from 'node:crypto';
import type { TransportWatch } from '../metrics/transport-watch.js';
import { PermanentError } from '../retry/with-retries.js';

export interface Sms {
  /** Idempotency key, the same for every retry: the provider sends a text message once. */
  readonly id: string;
  /** E.164. */
  readonly to: string;
  readonly text: string;
}

const SMS_TIMEOUT = 10_000;

/** Signature header `x-truemark-signature` of a body: HMAC-SHA-256 over `timestamp.body`, in hex. */
export const signatureOf = (secret: string, timestamp: string, body: string): string =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');

/** Sends text messages through a provider: a signed HTTP POST of `{id, to, text}`. */
export class SmsWebhook {
  constructor(
    private readonly url: string,
    private readonly secret: string,
    private readonly transportWatch: TransportWatch,
    private readonly now: () => number = Date.now,
  ) {}

  /** Resolves on any 2xx; rejects with `PermanentError` on another answer below 500, except 408 and 429. */
  send(sms: Sms): Promise<void> {
    return this.transportWatch.watched('sms', () => this.deliver(sms));
  }

  private async deliver(sms: Sms): Promise<void> {
    const body = JSON.stringify({ id: sms.id, to: sms.to, text: sms.text });
    const timestamp = String(Math.floor(this.now() / 1000));
    const { status } = await fetch(this.url, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        'x-truemark-timestamp': timestamp,
        'x-truemark-signature': `sha256=${signatureOf(this.secret, timestamp, body)}`,
      },
      redirect: 'error',
      signal: AbortSignal.timeout(SMS_TIMEOUT),
    });
    if (status >= 200 && status < 300) return;
    const message = `the SMS webhook answered ${status}`;
    throw status < 500 && status !== 408 && status !== 429 ? new PermanentError(message) : new Error(message);
  }
}
