import { DESK_SOCKET, type DeskMessage, type DeskPush } from '@truemark/contracts/admin';
import WebSocket from 'ws';
import { readJson } from './client.js';
import type { TestServer } from './server.js';

/** Connection of an operator's screen, which records what it receives. */
export interface DeskLine {
  readonly heard: readonly DeskPush[];
  /** Close code of the server. */
  readonly closed: Promise<number>;
  send(message: DeskMessage): void;
  /** Resolves once a matching message was received. */
  waitFor(fits: (push: DeskPush) => boolean): Promise<void>;
}

/** Connects without signing in. `headers`: those of a proxy. */
export async function deskLine(
  server: Pick<TestServer, 'url'>,
  headers: Readonly<Record<string, string>> = {},
): Promise<DeskLine> {
  const connection = new WebSocket(server.url.replace(/^http/, 'ws') + DESK_SOCKET, { headers });
  const heard: DeskPush[] = [];
  const watchers = new Set<() => void>();
  connection.on('message', (frame: Buffer) => {
    heard.push(readJson(frame.toString()) as DeskPush);
    for (const look of watchers) look();
  });
  const closed = new Promise<number>((resolve) => connection.once('close', resolve));
  await new Promise<void>((resolve, reject) => {
    connection.once('open', resolve);
    connection.once('error', reject);
  });
  return {
    heard,
    closed,
    send: (message) => connection.send(JSON.stringify(message)),
    waitFor: (fits) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (!heard.some(fits)) return;
          watchers.delete(look);
          resolve();
        };
        watchers.add(look);
        look();
      }),
  };
}
