import type { PushSubscriptionKeys } from '@truemark/contracts';
import webPush from 'web-push';
import type { PublicPost } from '../http/public-post.js';
import type { TransportWatch } from '../metrics/transport-watch.js';
import { PermanentError } from '../retry/with-retries.js';
import type { VapidKeys } from './vapid.js';

/** TTL of undelivered pushes at the push service, seconds: price news is stale after a day. */
const PUSH_TTL_SECONDS = 86_400;

/** Thrown if the device has unsubscribed or the service no longer knows it. */
export class GoneError extends Error {}

/** Encrypts pushes for their devices (RFC 8291), signs them (RFC 8292) and sends them to push services. */
export class PushSender {
  constructor(
    private readonly keys: VapidKeys,
    /** Contact for push services: an https or mailto address. */
    private readonly subject: string,
    private readonly publicPost: PublicPost,
    private readonly transportWatch: TransportWatch,
  ) {}

  get publicKey(): string {
    return this.keys.publicKey;
  }

  /** Whether the endpoint is allowed. */
  mayServe(endpoint: string): Promise<boolean> {
    return this.publicPost.mayReach(endpoint);
  }

  /**
   * Resolves once the service has accepted the push; rejects with `GoneError`, `PermanentError` or a retryable error.
   */
  async send(subscription: PushSubscriptionKeys, text: string, isUrgent: boolean): Promise<void> {
    const isThere = await this.transportWatch.watched('push', async () => {
      try {
        await this.deliver(subscription, text, isUrgent);
        return true;
      } catch (error) {
        // The service was reached and reports an expired device: not a transport failure.
        if (error instanceof GoneError) return false;
        throw error;
      }
    });
    if (!isThere) throw new GoneError('the device has unsubscribed');
  }

  private async deliver(subscription: PushSubscriptionKeys, text: string, isUrgent: boolean): Promise<void> {
    const { keys, subject } = this;
    const { headers, body } = webPush.generateRequestDetails(subscription, text, {
      vapidDetails: { subject, ...keys },
      TTL: PUSH_TTL_SECONDS,
      urgency: isUrgent ? 'high' : 'normal',
    });
    const sent = headers as Record<string, string | number>;
    const { status } = await this.publicPost.post(subscription.endpoint, sent, body as Buffer);
    if (status >= 200 && status < 300) return;
    if (status === 404 || status === 410) throw new GoneError(`the push service answered ${status}`);
    const message = `the push service answered ${status}`;
    throw status < 500 && status !== 408 && status !== 429 ? new PermanentError(message) : new Error(message);
  }
}
