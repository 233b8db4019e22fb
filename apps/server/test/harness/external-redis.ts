import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { Redis } from 'ioredis';
import type { RedisServer } from './redis-server.js';

/** Default number of Redis databases, which the workers of a run share out. */
const DATABASES = 16;
const DATABASES_PER_WORKER = 4;
let begun = 0;

/** Next database; parallel workers never use the same one. */
function nextDatabase(): number {
  const worker = Number(process.env.VITEST_POOL_ID ?? 1) - 1;
  const database = (worker * DATABASES_PER_WORKER + (begun % DATABASES_PER_WORKER)) % DATABASES;
  begun += 1;
  return database;
}

/**
 * Database of an external Redis that the run must not stop. It is reached through the story's own proxy: closing that
 * simulates a stopped or hanging server.
 */
export async function startGivenRedis(given: string): Promise<RedisServer> {
  const target = new URL(given);
  target.pathname = `/${nextDatabase()}`;
  const sockets = new Set<Socket>();
  let isStill = false;
  const way = createServer((near) => {
    const far = connect(Number(target.port || 6379), target.hostname);
    const end = (): void => {
      for (const socket of [near, far]) {
        socket.destroy();
        sockets.delete(socket);
      }
    };
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', end).on('close', end);
      if (isStill) socket.pause();
    }
    near.on('data', (bytes) => far.write(bytes));
    far.on('data', (bytes) => near.write(bytes));
  });
  const listen = async (port: number): Promise<void> => {
    way.listen(port, '127.0.0.1');
    await once(way, 'listening');
  };
  const empty = async (): Promise<void> => {
    const client = new Redis(target.href);
    await client.flushdb();
    client.disconnect();
  };
  const kill = async (signal: NodeJS.Signals = 'SIGKILL'): Promise<void> => {
    isStill = signal === 'SIGSTOP';
    if (signal === 'SIGSTOP') for (const socket of sockets) socket.pause();
    else if (signal === 'SIGCONT') for (const socket of sockets) socket.resume();
    else if (way.listening) {
      const closed = once(way, 'close');
      way.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    }
  };
  await empty();
  await listen(0);
  const address = way.address();
  if (address === null || typeof address === 'string') throw new Error('the way to Redis has no port');
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String(address.port);
  return {
    url: url.href,
    kill,
    async restart() {
      await kill();
      await empty();
      await listen(address.port);
    },
    empty,
    async stop() {
      await kill();
      await empty();
    },
  };
}
