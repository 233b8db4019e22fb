import { Redis } from 'ioredis';
import { endWhenUnresponsive } from './end-when-unresponsive.js';

/** Command timeout, ms. */
const COMMAND_TIMEOUT = 1_000;
/** Maximum pause between reconnects, ms. */
const MAX_BETWEEN_TRIES = 1_000;

/**
 * Redis connection for state shared by processes. It never blocks on a Redis that is down: commands fail at once, the
 * caller decides what that means, and it reconnects by itself. `onError` gets each lost connection and each failed try.
 */
export function openRedis(url: string, onError: (error: Error) => void): Redis {
  const redis = new Redis(url, {
    connectionName: 'truemark',
    connectTimeout: 2_000,
    commandTimeout: COMMAND_TIMEOUT,
    enableOfflineQueue: false,
    // A command sent twice would count twice: it fails instead and is not repeated.
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    enableAutoPipelining: true,
    keepAlive: 5_000,
    retryStrategy: (tries) => Math.min(MAX_BETWEEN_TRIES, 50 * 2 ** Math.min(tries, 5)),
  });
  redis.on('error', onError);
  endWhenUnresponsive(redis);
  return redis;
}
