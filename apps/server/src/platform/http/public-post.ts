import { type LookupAddress, lookup } from 'node:dns';
import { request as overHttp } from 'node:http';
import { request as overTls, type RequestOptions } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { PermanentError } from '../retry/retried.js';
import { isPublicAddress } from './public-internet.js';

/** How long whoever is posted to may take, ms. */
const PATIENCE = 10_000;

class InsideError extends Error {
  constructor() {
    super('it is not at a public address');
  }
}

export interface PostAnswer {
  readonly status: number;
  /** The beginning of what it said. */
  readonly text: string;
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

/** Posts to addresses that others named, and never to a machine of ours. */
export class PublicPost {
  constructor(
    /** Origins that need not be public, nor https. */
    private readonly allowed: readonly string[],
  ) {}

  /**
   * Whether it may be posted to: an https address whose name leads to no machine of ours. One that cannot be looked up just
   * now is taken; each post looks again, and connects to what it has looked at.
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
      publicLookup(host, { all: true }, (error) => resolve(!(error instanceof InsideError)));
    });
  }

  /**
   * What was answered, whatever its status, with its first `most` bytes; no redirect is followed. Rejects where nothing
   * answered, with `PermanentError` where the address may not be posted to.
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
      signal: AbortSignal.timeout(PATIENCE),
      agent: false,
      ...(!isAllowed && { lookup: publicLookup }),
    };
    return posted(url, options, body, most);
  }

  private isAllowed({ origin }: URL): boolean {
    return this.allowed.includes(origin);
  }
}

/** Without the brackets of an IPv6 address. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

function posted(url: URL, options: RequestOptions, body: Buffer, most: number): Promise<PostAnswer> {
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
