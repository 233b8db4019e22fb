import { Redis } from 'ioredis';
import { endWhenSilent } from './end-when-silent.js';

/** A connection that is not made within so long is tried anew, ms. */
const LONGEST_CONNECT = 3_000;
const LONGEST_PAUSE = 500;

/**
 * A connection that fails at once while there is none, and connects again by itself. Nothing is sent a second time unasked:
 * whoever sends knows what may be repeated.
 */
export function connectRedis(url: string, onError: (error: Error) => void): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    connectTimeout: LONGEST_CONNECT,
    retryStrategy: (attempt) => Math.min(attempt * 50, LONGEST_PAUSE),
  });
  endWhenSilent(redis);
  let isTold = false;
  // Each attempt fails anew: one line tells of all of them.
  redis.on('error', (error: Error) => {
    if (!isTold) onError(error);
    isTold = true;
  });
  redis.on('ready', () => {
    isTold = false;
  });
  return redis;
}
