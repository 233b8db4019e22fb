import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AwsClient } from 'aws4fetch';
import { SharedServiceUnavailable } from '../service-unavailable.js';
import { Files, fileName, isFileName, type Listed } from './files.js';

/** A bucket and its credentials. */
export interface Bucket {
  /** Bucket URL without a trailing slash. */
  readonly url: string;
  readonly region: string;
  /** Prefix of each key; empty, or with a trailing slash. */
  readonly prefix: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken: string | null;
}

/** Timeout until a response begins, ms; the transfer of a file of some gigabytes is not limited. */
const RESPONSE_TIMEOUT = 60_000;
/** Retries if the store was too busy. */
const RETRIES = 3;
/** Objects per page of a listing. */
const PAGE = 1_000;

/**
 * Files as objects of an S3-compatible store. `@aws-sdk/client-s3` is not used: it is some hundred times as large for
 * the five calls made here; aws4fetch signs them.
 */
export class S3Files extends Files {
  private readonly client: AwsClient;

  constructor(
    private readonly bucket: Bucket,
    private readonly folder: string,
  ) {
    super();
    const { accessKeyId, secretAccessKey, sessionToken, region } = bucket;
    this.client = new AwsClient({
      accessKeyId,
      secretAccessKey,
      ...(sessionToken !== null && { sessionToken }),
      region,
      service: 's3',
      retries: RETRIES,
    });
  }

  async write(name: string, bytes: Buffer): Promise<void> {
    await this.requestObject(name, { method: 'PUT', body: new Uint8Array(bytes) });
  }

  /** A store needs the size in advance: the stream, already encrypted, is buffered in a temporary file first. */
  async writeAll(name: string, parts: AsyncIterable<Buffer>, signal: AbortSignal): Promise<void> {
    const folder = await mkdtemp(join(tmpdir(), 'truemark-'));
    const path = join(folder, 'object');
    try {
      await pipeline(Readable.from(parts), createWriteStream(path, { mode: 0o600 }), { signal });
      await this.requestObject(name, { method: 'PUT', body: await openAsBlob(path), signal });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async read(name: string): Promise<Buffer | null> {
    const answer = await this.requestObject(name, { method: 'GET' }, [404]);
    const bytes = Buffer.from(await answer.arrayBuffer());
    return answer.status === 404 ? null : bytes;
  }

  async *readAll(name: string): AsyncGenerator<Buffer> {
    const { body } = await this.requestObject(name, { method: 'GET' });
    if (!body) throw new Error('the store answered with nothing');
    for await (const part of body) yield Buffer.from(part);
  }

  async remove(name: string): Promise<void> {
    await this.requestObject(name, { method: 'DELETE' }, [404]);
  }

  async *list(): AsyncGenerator<Listed> {
    const prefix = this.keyOf('');
    for (let after = ''; ; ) {
      const page = new URLSearchParams({
        'list-type': '2',
        prefix,
        delimiter: '/',
        'max-keys': String(PAGE),
      });
      if (after) page.set('start-after', after);
      const text = await (await this.send(`${this.bucket.url}/?${page}`, { method: 'GET' })).text();
      const found = [...text.matchAll(CONTENTS)].map(([, contents = '']) => contents);
      for (const contents of found) {
        after = valueOf(contents, 'Key');
        const name = after.slice(prefix.length);
        if (isFileName(name)) yield { name, changedAt: Date.parse(valueOf(contents, 'LastModified')) };
      }
      if (found.length === 0 || !/<IsTruncated>true</.test(text)) return;
    }
  }

  private keyOf(name: string): string {
    return `${this.bucket.prefix}${this.folder}/${name}`;
  }

  private requestObject(name: string, request: RequestInit, fine: readonly number[] = []): Promise<Response> {
    return this.send(`${this.bucket.url}/${this.keyOf(fileName(name))}`, request, fine);
  }

  private async send(url: string, request: RequestInit, fine: readonly number[] = []): Promise<Response> {
    const signal = request.signal ?? AbortSignal.timeout(RESPONSE_TIMEOUT);
    const answer = await this.client.fetch(url, { ...request, signal }).catch((error: unknown) => {
      if (request.signal?.aborted) throw error;
      throw new SharedServiceUnavailable('the store of files', error);
    });
    if (answer.ok || fine.includes(answer.status)) return answer;
    const told = (await answer.text()).slice(0, 300);
    const fault = new Error(`the store of files answered ${answer.status}: ${told}`);
    throw answer.status >= 500 ? new SharedServiceUnavailable('the store of files', fault) : fault;
  }
}

/** Names of files consist of letters, digits, dots and dashes, so nothing in them is escaped in XML. */
const CONTENTS = /<Contents>(.*?)<\/Contents>/gs;
const valueOf = (contents: string, tag: string): string =>
  new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(contents)?.[1] ?? '';
