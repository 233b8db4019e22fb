import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

interface Held {
  readonly bytes: Buffer;
  readonly at: number;
}

/** Minimal S3-compatible store on loopback with one bucket, which requires valid signatures. */
export interface ObjectStore {
  /** Environment variables for a server that uses it. */
  readonly variables: Readonly<Record<string, string>>;
  readonly objects: Map<string, Held>;
  /** The next `times` requests are answered with 503. */
  fail(times: number): void;
  stop(): Promise<void>;
}

const KEY = { id: 'AKIDTEST', secret: 'a secret that only the two know' };
const REGION = 'eu-test-1';
const BUCKET = 'pictures';
const PREFIX = 'house/';

export async function startObjectStore(): Promise<ObjectStore> {
  const objects = new Map<string, Held>();
  let failures = 0;
  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await buffer(request);
    const url = new URL(request.url ?? '/', 'http://store');
    if (!isSigned(request, url))
      return void response.writeHead(403).end('<Code>SignatureDoesNotMatch</Code>');
    if (failures > 0) {
      failures -= 1;
      return void response.writeHead(503).end('<Code>SlowDown</Code>');
    }
    const key = url.pathname.slice(`/${BUCKET}/`.length);
    const held = objects.get(key);
    if (request.method === 'PUT') {
      if (Number(request.headers['content-length']) !== body.length)
        return void response.writeHead(411).end('<Code>MissingContentLength</Code>');
      objects.set(key, { bytes: body, at: Date.now() });
      response.writeHead(200).end();
    } else if (request.method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
    } else if (key === '') response.writeHead(200).end(listOf(objects, url.searchParams));
    else if (held) response.writeHead(200).end(held.bytes);
    else response.writeHead(404).end('<Code>NoSuchKey</Code>');
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the store has no port');
  return {
    variables: {
      UPLOADS_URL: `s3://${BUCKET}/${PREFIX}`,
      AWS_ENDPOINT_URL: `http://127.0.0.1:${address.port}`,
      AWS_REGION: REGION,
      AWS_ACCESS_KEY_ID: KEY.id,
      AWS_SECRET_ACCESS_KEY: KEY.secret,
    },
    objects,
    fail(times) {
      failures = times;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Two objects per page, so that short lists need several pages. */
function listOf(objects: ReadonlyMap<string, Held>, query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('start-after') ?? '';
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(prefix) && key > after && !key.slice(prefix.length).includes('/'))
    .sort();
  const page = keys.slice(0, 2).map((key) => {
    const time = new Date(objects.get(key)?.at ?? 0).toISOString();
    return `<Contents><Key>${key}</Key><LastModified>${time}</LastModified></Contents>`;
  });
  return `<ListBucketResult><IsTruncated>${keys.length > 2}</IsTruncated>${page.join('')}</ListBucketResult>`;
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;

/** AWS Signature Version 4, implemented from its specification and independent of the signing library. */
function isSigned(request: IncomingMessage, url: URL): boolean {
  const { headers, method = 'GET' } = request;
  const [, credential = '', names = '', signature = ''] =
    AUTHORIZATION.exec(headers.authorization ?? '') ?? [];
  const [id, day = '', region = '', service = ''] = credential.split('/');
  if (id !== KEY.id || region !== REGION || service !== 's3') return false;
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort();
  const signed = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [
    method,
    url.pathname,
    query.join('&'),
    signed.join(''),
    names,
    headers['x-amz-content-sha256'],
  ];
  const scope = `${day}/${region}/${service}/aws4_request`;
  const hash = createHash('sha256').update(canonical.join('\n')).digest('hex');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash].join('\n');
  const mac = (key: Buffer | string, part: string): Buffer => createHmac('sha256', key).update(part).digest();
  const key = [day, region, service, 'aws4_request'].reduce<Buffer | string>(mac, `AWS4${KEY.secret}`);
  return timingSafeEqual(mac(key, text), Buffer.from(signature, 'hex'));
}
