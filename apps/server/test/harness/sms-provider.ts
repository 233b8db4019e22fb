import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedSms {
  readonly id: string;
  readonly to: string;
  readonly text: string;
}

/** SMS provider on loopback. It accepts only requests signed with its secret, at most a minute old. */
export interface SmsProvider {
  readonly url: string;
  /** All correctly signed requests, including those it answered with a failure. */
  readonly received: readonly ReceivedSms[];
  readonly refused: number;
  /** Statuses of the next responses; 200 after them. */
  answer(...statuses: number[]): void;
  /** Resolves once this many correctly signed requests have arrived. */
  count(wanted: number): Promise<void>;
  close(): Promise<void>;
}

export async function openSmsProvider(secret: string): Promise<SmsProvider> {
  const received: ReceivedSms[] = [];
  const watchers = new Set<() => void>();
  let statuses: number[] = [];
  let refused = 0;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString();
      const timestamp = String(request.headers['x-truemark-timestamp']);
      const wanted = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
      const isFresh = Math.abs(Date.now() / 1000 - Number(timestamp)) < 60;
      if (!isFresh || request.headers['x-truemark-signature'] !== `sha256=${wanted}`) {
        refused += 1;
        response.writeHead(401).end();
        return;
      }
      received.push(JSON.parse(body) as ReceivedSms);
      response.writeHead(statuses.shift() ?? 200).end();
      for (const look of watchers) look();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/messages`,
    received,
    get refused() {
      return refused;
    },
    answer: (...next) => {
      statuses = next;
    },
    count: (wanted) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(
          () => reject(new Error(`only ${received.length} messages within 60 s`)),
          60_000,
        );
        const look = (): void => {
          if (received.length < wanted) return;
          clearTimeout(timer);
          watchers.delete(look);
          resolve();
        };
        watchers.add(look);
        look();
      }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
