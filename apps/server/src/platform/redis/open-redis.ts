import { Redis } from 'ioredis';
import { endWhenSilent } from './end-when-silent.js';

/** Longer than this nobody waits for one answer, ms. */
const LONGEST = 1_000;
/** Between two tries to reach it again, ms. */
const MOST_BETWEEN_TRIES = 1_000;

/**
 * A connection to Redis for what processes share. Nothing waits for a Redis that is gone: a command fails at once, its user
 * decides what that means, and the connection comes back by itself. `onError` hears of each lost connection and each try
 * that failed.
 */
export function openRedis(url: string, onError: (error: Error) => void): Redis {
  const redis = new Redis(url, {
    connectionName: 'truemark',
    connectTimeout: 2_000,
    commandTimeout: LONGEST,
    enableOfflineQueue: false,
    // Done twice, a command would count twice: it fails, and nobody repeats it.
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    enableAutoPipelining: true,
    keepAlive: 5_000,
    retryStrategy: (tries) => Math.min(MOST_BETWEEN_TRIES, 50 * 2 ** Math.min(tries, 5)),
  });
  redis.on('error', onError);
  endWhenSilent(redis);
  return redis;
}

/** Waits until it answers, or was given up after so long, ms: then it comes later. */
export async function redisAnswers(redis: Redis, patience: number): Promise<boolean> {
  if (redis.status === 'ready') return true;
  return new Promise((resolve) => {
    const ready = (): void => settle(true);
    const timer = setTimeout(() => settle(false), patience);
    const settle = (answers: boolean): void => {
      clearTimeout(timer);
      redis.off('ready', ready);
      resolve(answers);
    };
    redis.once('ready', ready);
  });
}
