import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Redis } from 'ioredis';
import { startGivenRedis } from './external-redis.js';
import { freePort } from './postgres-cluster.js';
import type { RedisServer } from './redis-server.js';

/** Redis program that `npm test` found or installed, else the one in the path. */
function redisProgram(): string {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const names = ['redis-server', 'valkey-server'];
  const found = [
    ...(process.env.REDIS_PATH ? [process.env.REDIS_PATH] : []),
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
  ].find((file) => existsSync(file));
  if (!found)
    throw new Error(
      'no Redis server: run the stories through `npm test`, or set REDIS_PATH or TEST_REDIS_URL',
    );
  return found;
}

export async function startRedis(): Promise<RedisServer> {
  const given = process.env.TEST_REDIS_URL;
  if (given) return startGivenRedis(given);
  const folder = mkdtempSync(join(tmpdir(), 'truemark-redis-'));
  const port = await freePort();
  let child = await launch(folder, port);
  const end = (): void => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', end);
  const url = `redis://127.0.0.1:${port}`;
  const kill = async (signal: NodeJS.Signals = 'SIGKILL'): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    if (signal !== 'SIGSTOP' && signal !== 'SIGCONT') await ended;
  };
  return {
    url,
    kill,
    async restart() {
      await kill();
      child = await launch(folder, port);
    },
    async empty() {
      const client = new Redis(url);
      await client.flushall();
      client.disconnect();
    },
    async stop() {
      process.removeListener('exit', end);
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The port may be in use for a moment after a stop: the start is retried. */
async function launch(folder: string, port: number, tries = 5): Promise<ChildProcess> {
  const settings = ['--save', '', '--appendonly', 'no', '--bind', '127.0.0.1', '--dir', folder];
  const child = spawn(redisProgram(), ['--port', String(port), ...settings], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const ready = new Promise<boolean>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (/ready to accept connections/i.test(said)) resolve(true);
    });
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    child.once('exit', () => resolve(false));
  });
  if (await ready) return child;
  if (tries === 0) throw new Error(`Redis could not be started:\n${said}`);
  await new Promise((resolve) => setTimeout(resolve, 200));
  return launch(folder, port, tries - 1);
}
