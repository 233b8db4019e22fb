import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CALL_HEADERS } from './call-headers.js';
import { refusalEnvelope } from './envelope.js';
import { readForm, readJson, UnreadableBody } from './read-body.js';
import { refuseRequest } from './refusal.js';
import { languageOfHeader } from './texts.js';

/** Maximum request body; uploads have a separate limit. */
export const BODY_LIMIT = 1024 * 1024;
/** Timeout for receiving a complete request, ms; an upload of 8 MiB on a slow line fits. */
const REQUEST_TIMEOUT_MS = 90_000;

/** Drops one leading `/api`: clients with the base path `/api` send `/api/api/…` and `/api/v2/api/…`. */
export function dropBasePath(url: string): string {
  return url.startsWith('/api/api/') || url.startsWith('/api/v2/') ? url.slice(4) : url;
}

/**
 * Configured Fastify, wrapped for Nest. Behind a proxy, the caller's address is the last one in `X-Forwarded-For`,
 * added by the proxy: anything before it can be forged.
 */
export function createAdapter(behindProxy: boolean): FastifyAdapter {
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: behindProxy && ((_address: string, hop: number) => hop === 0),
    skipMiddie: true,
    rewriteUrl: (request: { url?: string }) => dropBasePath(request.url ?? '/'),
    forceCloseConnections: 'idle',
    // The calls themselves answer with an envelope during shutdown.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: answerMalformedUrl,
  });
  readBodies(adapter.getInstance() as unknown as FastifyInstance);
  return adapter;
}

/** Answers 404 for a malformed address, such as one with a broken escape. */
function answerMalformedUrl(_: Error, { headers }: FastifyRequest, reply: FastifyReply): void {
  reply
    .code(404)
    .headers(CALL_HEADERS)
    .send(refusalEnvelope(refuseRequest('not_found'), languageOfHeader(headers.lang, 'en')));
}

function readBodies(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    parse(done, () => readJson(body as string)),
  );
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => parse(done, () => readForm(body as string)),
  );
}

function parse(done: (error: Error | null, body?: unknown) => void, read: () => unknown): void {
  try {
    done(null, read());
  } catch (error) {
    done(error instanceof UnreadableBody ? Object.assign(error, { statusCode: 400 }) : (error as Error));
  }
}
