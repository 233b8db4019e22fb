import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../auth/network-of.js';
import { CALL_HEADERS } from './call-headers.js';
import { refusalEnvelope } from './envelope.js';
import type { RateLimit, RateLimiter } from './rate-limiter.js';
import { languageOfHeader } from './texts.js';
import { tooMany } from './use-case-rate-limiter.js';

const SECOND = 1_000;

/** Limit of calls without a session, per network: an office full of apps is far below. */
export const READS_OF_NETWORK: RateLimit = {
  name: 'reads of network',
  per: 'address',
  most: 1_000,
  windowMs: SECOND,
};
/** Limit of all other requests: pages, files, pictures, health, the back office. An app's first load takes fifty. */
const OTHER_READS_OF_NETWORK: RateLimit = {
  name: 'files of network',
  per: 'address',
  most: 2_000,
  windowMs: SECOND,
};
/** Limit of the API description, half a megabyte. */
const DESCRIPTIONS: RateLimit = { name: 'descriptions', per: 'address', most: 20, windowMs: SECOND };

const DESCRIPTION_PATHS = /^\/docs\/(?:json|swagger-ui-init\.js|swagger-ui-bundle\.js)/;

/** Applies the limits above to requests other than declared calls, which have their own. Runs before routing. */
export function limitReads(server: FastifyInstance, limiter: RateLimiter): void {
  if (!limiter.isOn) return;
  server.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config?.isCall) return;
    const limit = DESCRIPTION_PATHS.test(request.url) ? DESCRIPTIONS : OTHER_READS_OF_NETWORK;
    const wait = await limiter.take(limit, networkOf(request.ip));
    if (wait > 0) return refuse(request, reply, wait);
  });
}

function refuse({ headers }: FastifyRequest, reply: FastifyReply, wait: number): FastifyReply {
  const refusal = tooMany(wait);
  return reply
    .code(429)
    .headers(CALL_HEADERS)
    .header('retry-after', refusal.facts?.retry_after)
    .send(refusalEnvelope(refusal, languageOfHeader(headers.lang, 'en')));
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for a declared call, which has its own limits. */
    isCall?: boolean;
  }
}
