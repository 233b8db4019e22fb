import { type LookupAddress, lookup } from 'node:dns';
import { request as overHttp } from 'node:http';
import { request as overTls, type RequestOptions } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { PushSubscriptionKeys } from '@truemark/contracts';
import webPush from 'web-push';
import type { TransportWatch } from '../metrics/transport-watch.js';
import { PermanentError } from '../retry/retried.js';
import { isPublicAddress } from './public-address.js';
import type { VapidKeys } from './vapid.js';

/** How long a push service may take, ms. */
const PATIENCE = 10_000;
/** How long it keeps what it could not hand on, seconds: news of a price is old after a day. */
const KEPT = 86_400;

/** The device has unsubscribed, or the service knows it no more. */
export class GoneError extends Error {}

class InsideError extends Error {
  constructor() {
    super('the push service is not at a public address');
  }
}

/** Looks a name up, and gives it only while every address of it is public. */
const publicLookup: LookupFunction = (name, options, done) => {
  lookup(name, { ...options, all: true }, (error, found: LookupAddress[] = []) => {
    const [first] = found;
    if (error) return done(error, '');
    if (!first || !found.every(({ address }) => isPublicAddress(address))) return done(new InsideError(), '');
    return options.all ? done(null, found) : done(null, first.address, first.family);
  });
};

/** Encrypts pushes for their devices (RFC 8291), signs them (RFC 8292) and hands them to push services. */
export class PushSender {
  constructor(
    private readonly keys: VapidKeys,
    /** Whom a push service may ask about them: an https or mailto address. */
    private readonly subject: string,
    /** Origins that need not be public, nor https. */
    private readonly allowed: readonly string[],
    private readonly watch: TransportWatch,
  ) {}

  get publicKey(): string {
    return this.keys.publicKey;
  }

  /**
   * Whether pushes may go there: an https address whose name leads to no machine of ours. One that cannot be looked up
   * just now is taken; each push looks again, and connects to what it has looked at.
   */
  async mayServe(endpoint: string): Promise<boolean> {
    if (!URL.canParse(endpoint)) return false;
    const url = new URL(endpoint);
    if (this.isAllowed(url)) return true;
    const host = hostOf(url);
    if (url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '')
      return false;
    if (isIP(host)) return isPublicAddress(host);
    return new Promise((resolve) => {
      publicLookup(host, { all: true }, (error) => resolve(!(error instanceof InsideError)));
    });
  }

  /** Resolves once the service has taken it; rejects with `GoneError`, `PermanentError` or what can be tried again. */
  async send(subscription: PushSubscriptionKeys, text: string, isUrgent: boolean): Promise<void> {
    const isThere = await this.watch.watched('push', async () => {
      try {
        await this.hand(subscription, text, isUrgent);
        return true;
      } catch (error) {
        // The service was reached and knows that the device has gone: nothing failed.
        if (error instanceof GoneError) return false;
        throw error;
      }
    });
    if (!isThere) throw new GoneError('the device has unsubscribed');
  }

  private async hand(subscription: PushSubscriptionKeys, text: string, isUrgent: boolean): Promise<void> {
    const { keys, subject } = this;
    const url = new URL(subscription.endpoint);
    const isAllowed = this.isAllowed(url);
    if (!isAllowed && (url.protocol !== 'https:' || (isIP(hostOf(url)) && !isPublicAddress(hostOf(url)))))
      throw new PermanentError('not a public address');
    const { headers, body } = webPush.generateRequestDetails(subscription, text, {
      vapidDetails: { subject, ...keys },
      TTL: KEPT,
      urgency: isUrgent ? 'high' : 'normal',
    });
    const options: RequestOptions = {
      method: 'POST',
      headers: headers as Record<string, string | number>,
      signal: AbortSignal.timeout(PATIENCE),
      agent: false,
      ...(!isAllowed && { lookup: publicLookup }),
    };
    const status = await posted(url, options, body as Buffer);
    if (status >= 200 && status < 300) return;
    if (status === 404 || status === 410) throw new GoneError(`the push service answered ${status}`);
    const message = `the push service answered ${status}`;
    throw status < 500 && status !== 408 && status !== 429 ? new PermanentError(message) : new Error(message);
  }

  private isAllowed({ origin }: URL): boolean {
    return this.allowed.includes(origin);
  }
}

/** Without the brackets of an IPv6 address. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** The status of the answer; nothing of the rest is read, and no redirect followed. */
function posted(url: URL, options: RequestOptions, body: Buffer): Promise<number> {
  const request = url.protocol === 'https:' ? overTls : overHttp;
  return new Promise((resolve, reject) => {
    const sent = request(url, options, (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
