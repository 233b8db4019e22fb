import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushContent } from '@truemark/contracts';

/** Decrypted push, with its signer. */
export interface ReceivedPush {
  readonly device: number;
  readonly text: string;
  readonly content: PushContent;
  readonly ttl: number;
}

interface Device {
  readonly keys: ECDH;
  readonly auth: Buffer;
}

/** Push service on loopback with its devices. It accepts only pushes with a valid VAPID signature. */
export interface PushService {
  readonly origin: string;
  readonly received: readonly ReceivedPush[];
  /** Pushes with a wrong signature, another audience, or an expired token. */
  readonly refused: number;
  /** Number of requests, whatever the response. */
  readonly asked: number;
  /** Subscription of a new device; its number is at the end of the endpoint. */
  device(): { endpoint: string; keys: { p256dh: string; auth: string } };
  /** Sets the response to a device's pushes; `silence`: none. */
  answer(endpoint: string, status: number | 'silence'): void;
  close(): Promise<void>;
}

export async function openPushService(publicKey: () => string): Promise<PushService> {
  const devices: Device[] = [];
  const received: ReceivedPush[] = [];
  const answers = new Map<number, number | 'silence'>();
  let refused = 0;
  let asked = 0;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      asked += 1;
      const number = Number(request.url?.split('/').at(-1));
      const device = devices[number];
      if (!device || !isSigned(String(request.headers.authorization), publicKey(), origin)) {
        refused += 1;
        response.writeHead(403).end();
        return;
      }
      const answer = answers.get(number) ?? 201;
      if (answer === 'silence') return;
      if (answer < 300) {
        const text = opened(Buffer.concat(parts), device);
        const content = JSON.parse(text) as PushContent;
        received.push({ device: number, text, content, ttl: Number(request.headers.ttl) });
      }
      response.writeHead(answer).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    received,
    get refused() {
      return refused;
    },
    get asked() {
      return asked;
    },
    device() {
      const keys = createECDH('prime256v1');
      const auth = randomBytes(16);
      devices.push({ keys, auth });
      const p256dh = keys.generateKeys('base64url');
      const endpoint = `${origin}/push/${devices.length - 1}`;
      return { endpoint, keys: { p256dh, auth: auth.toString('base64url') } };
    },
    answer(endpoint, status) {
      answers.set(Number(endpoint.split('/').at(-1)), status);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** RFC 8292: unexpired token for this audience, signed with the key it names, which has to be the known one. */
function isSigned(header: string, publicKey: string, origin: string): boolean {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(header) ?? [];
  const [head = '', body = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  if (point.length !== 65 || key !== publicKey) return false;
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', x, y };
  const by = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const;
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as {
    aud: string;
    exp: number;
    sub: string;
  };
  const left = claims.exp - Date.now() / 1_000;
  return (
    verify('sha256', Buffer.from(`${head}.${body}`), by, Buffer.from(signature, 'base64url')) &&
    claims.aud === origin &&
    left > 0 &&
    left <= 86_400 &&
    /^(?:mailto|https):/.test(claims.sub)
  );
}

/** RFC 8291 and 8188: decrypted content of a single record. */
function opened(body: Buffer, { keys, auth }: Device): string {
  const salt = body.subarray(0, 16);
  const length = body[20] as number;
  const sender = body.subarray(21, 21 + length);
  const sealed = body.subarray(21 + length);
  const info = (text: string, ...more: Buffer[]) => Buffer.concat([Buffer.from(`${text}\0`), ...more]);
  const derive = (secret: Buffer, by: Buffer, of: Buffer, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, by, of, bytes));
  const shared = keys.computeSecret(sender);
  const ikm = derive(shared, auth, info('WebPush: info', keys.getPublicKey(), sender), 32);
  const key = derive(ikm, salt, info('Content-Encoding: aes128gcm'), 16);
  const nonce = derive(ikm, salt, info('Content-Encoding: nonce'), 12);
  const cipher = createDecipheriv('aes-128-gcm', key, nonce);
  cipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8');
}
