import type { Logger } from 'pino';
import type { Environment } from './config/environment.js';
import { openRedis } from './platform/redis/open-redis.js';
import {
  clusterServices,
  localServices,
  type SharedServices,
} from './platform/shared-store/shared-services.js';

/** Opens the parts this process shares with the other processes of the installation, or local ones if it is alone. */
export function openSharedParts(
  { role, redisUrl, database, rateLimits }: Environment,
  log: Logger,
): SharedServices {
  if (role === 'all' || redisUrl === null || database.dialect === 'sqlite') return localServices(rateLimits);
  const redis = openRedis(redisUrl, (error) => log.warn({ err: error }, 'Redis'));
  const parts = clusterServices(redis, database.url, rateLimits);
  return {
    ...parts,
    async close() {
      await parts.close();
      redis.disconnect();
    },
  };
}
