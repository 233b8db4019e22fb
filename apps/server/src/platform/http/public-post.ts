import { type LookupAddress, lookup } from 'node:dns';
import { request as overHttp } from 'node:http';
import { request as overTls, type RequestOptions } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { PermanentError } from '../retry/with-retries.js';
import { isPublicAddress } from './public-internet.js';

/** Response timeout, ms. */
const POST_TIMEOUT = 10_000;

class NonPublicAddressError extends Error {
  constructor() {
    super('it is not at a public address');
  }
}

export interface PostAnswer {
  readonly status: number;
  /** Beginning of the response body. */
  readonly text: string;
}

/** DNS lookup that succeeds only if every address of the name is public. */
const publicLookup: LookupFunction = (name, options, done) => {
  lookup(name, { ...options, all: true }, (error, found: LookupAddress[] = []) => {
    const [first] = found;
    if (error) return done(error, '');
    if (!first || !found.every(({ address }) => isPublicAddress(address)))
      return done(new NonPublicAddressError(), '');
    return options.all ? done(null, found) : done(null, first.address, first.family);
  });
};

/** Posts to addresses supplied by others, and never to an internal machine (SSRF protection). */
export class PublicPost {
  constructor(
    /** Origins exempt from the public-address and https checks. */
    private readonly allowed: readonly string[],
  ) {}

  /**
   * Whether posting is allowed: an https address whose name resolves to public addresses only. A name that cannot be
   * resolved right now is accepted; each post resolves again, and connects to the address it has checked.
   */
  async mayReach(address: string): Promise<boolean> {
    if (!URL.canParse(address)) return false;
    const url = new URL(address);
    if (this.isAllowed(url)) return true;
    const host = hostOf(url);
    if (url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '')
      return false;
    if (isIP(host)) return isPublicAddress(host);
    return new Promise((resolve) => {
      publicLookup(host, { all: true }, (error) => resolve(!(error instanceof NonPublicAddressError)));
    });
  }

  /**
   * Response, whatever its status, with the first `most` bytes of its body; redirects are not followed. Rejects if
   * there is no response, with `PermanentError` if the address is not allowed.
   */
  async post(
    address: string,
    headers: Readonly<Record<string, string | number>>,
    body: Buffer,
    most = 0,
  ): Promise<PostAnswer> {
    const url = new URL(address);
    const isAllowed = this.isAllowed(url);
    const host = hostOf(url);
    if (!isAllowed && (url.protocol !== 'https:' || (isIP(host) && !isPublicAddress(host))))
      throw new PermanentError('not a public address');
    const options: RequestOptions = {
      method: 'POST',
      headers,
      signal: AbortSignal.timeout(POST_TIMEOUT),
      agent: false,
      ...(!isAllowed && { lookup: publicLookup }),
    };
    return sendRequest(url, options, body, most);
  }

  private isAllowed({ origin }: URL): boolean {
    return this.allowed.includes(origin);
  }
}

/** Hostname without the brackets of an IPv6 address. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

function sendRequest(url: URL, options: RequestOptions, body: Buffer, most: number): Promise<PostAnswer> {
  const request = url.protocol === 'https:' ? overTls : overHttp;
  return new Promise((resolve, reject) => {
    const sent = request(url, options, (response) => {
      const parts: Buffer[] = [];
      let size = 0;
      const end = (): void => {
        resolve({
          status: response.statusCode ?? 0,
          text: Buffer.concat(parts).subarray(0, most).toString('utf8'),
        });
        response.destroy();
      };
      if (most === 0) return end();
      response.on('data', (part: Buffer) => {
        parts.push(part);
        size += part.length;
        if (size >= most) end();
      });
      response.on('end', end);
      response.on('error', end);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
