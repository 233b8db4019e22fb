import type { ClientMessage, ServerMessage } from '@truemark/contracts';
import WebSocket from 'ws';
import { readJson } from './client.js';
import type { TestServer } from './server.js';

type MessageOf<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;

/** Connection that records everything it receives, in order. */
export interface Socket {
  readonly messages: readonly ServerMessage[];
  /** Close code of the server. */
  readonly closed: Promise<number>;
  send(message: ClientMessage | readonly ClientMessage[]): void;
  /** Sends a raw frame, for input that our clients would never send. */
  sendText(frame: string): void;
  /** First matching message from `since` on; throws after `ms`. */
  waitFor(fits: (message: ServerMessage) => boolean, ms?: number, since?: number): Promise<ServerMessage>;
  /** First matching message of that type from `since` on. */
  waitForType<T extends ServerMessage['type']>(
    type: T,
    fits?: (message: MessageOf<T>) => boolean,
    ms?: number,
    since?: number,
  ): Promise<MessageOf<T>>;
  close(): void;
}

/** Connects, and signs in if a token is given. */
export async function socket(server: Pick<TestServer, 'wsUrl'>, token?: string): Promise<Socket> {
  const connection = new WebSocket(server.wsUrl);
  const messages: ServerMessage[] = [];
  const watchers = new Set<() => void>();
  connection.on('message', (frame: Buffer) => {
    const heard = readJson(frame.toString()) as ServerMessage | ServerMessage[];
    messages.push(...(Array.isArray(heard) ? heard : [heard]));
    for (const look of watchers) look();
  });
  const closed = new Promise<number>((resolve) => {
    connection.once('close', (code) => resolve(code));
  });
  await new Promise<void>((resolve, reject) => {
    connection.once('open', resolve);
    connection.once('error', reject);
  });
  connection.on('error', () => undefined);

  const waitFor: Socket['waitFor'] = (fits, ms = 60_000, since = 0) =>
    new Promise((resolve, reject) => {
      let next = since;
      const timer = setTimeout(() => {
        watchers.delete(look);
        const heard = JSON.stringify(messages.slice(since).slice(-20));
        reject(new Error(`nothing that fits within ${ms} ms; the last heard: ${heard}`));
      }, ms);
      const look = (): void => {
        const at = messages.findIndex((message, index) => index >= next && fits(message));
        next = messages.length;
        const found = messages[at];
        if (!found) return;
        clearTimeout(timer);
        watchers.delete(look);
        resolve(found);
      };
      watchers.add(look);
      look();
    });

  const self: Socket = {
    messages,
    closed,
    send: (message) => connection.send(JSON.stringify(message)),
    sendText: (frame) => connection.send(frame),
    waitFor,
    waitForType: async <T extends ServerMessage['type']>(
      type: T,
      fits: (message: MessageOf<T>) => boolean = () => true,
      ms?: number,
      since?: number,
    ) =>
      (await waitFor((each) => each.type === type && fits(each as MessageOf<T>), ms, since)) as MessageOf<T>,
    close: () => connection.close(),
  };
  if (token) {
    self.send({ type: 'login', params: token });
    const { code, msg } = await self.waitForType('login_result');
    if (code !== 1) throw new Error(`the socket refused the sign-in: ${msg}`);
  }
  return self;
}
