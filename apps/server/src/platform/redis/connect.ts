import { Redis } from 'ioredis';
import { endWhenUnresponsive } from './end-when-unresponsive.js';

/** Connect timeout before the next try, ms. */
const CONNECT_TIMEOUT_MS = 3_000;
const MAX_PAUSE_MS = 500;

/**
 * Redis connection whose commands fail at once while it is down, and which reconnects by itself. Commands are never
 * resent automatically: the caller knows which may be repeated.
 */
export function connectRedis(url: string, onError: (error: Error) => void): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    connectTimeout: CONNECT_TIMEOUT_MS,
    retryStrategy: (attempt) => Math.min(attempt * 50, MAX_PAUSE_MS),
  });
  endWhenUnresponsive(redis);
  let isTold = false;
  // Each failed try raises an error: only the first is logged.
  redis.on('error', (error: Error) => {
    if (!isTold) onError(error);
    isTold = true;
  });
  redis.on('ready', () => {
    isTold = false;
  });
  return redis;
}
