import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { readForm, readJson, UnreadableBody } from './read-body.js';

/** Largest body that is read; uploads have a limit of their own. */
export const BODY_LIMIT = 1024 * 1024;

/** Clients with the base path `/api` send `/api/api/…` and `/api/v2/api/…`: one leading `/api` is dropped. */
export function dropBasePath(url: string): string {
  return url.startsWith('/api/api/') || url.startsWith('/api/v2/') ? url.slice(4) : url;
}

/** Fastify as Truemark uses it, wrapped for Nest. */
export function createAdapter(trustProxy: boolean): FastifyAdapter {
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_LIMIT,
    trustProxy,
    skipMiddie: true,
    rewriteUrl: (request: { url?: string }) => dropBasePath(request.url ?? '/'),
    forceCloseConnections: 'idle',
    // Answered with an envelope, by the calls themselves.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
  });
  readBodies(adapter.getInstance() as unknown as FastifyInstance);
  return adapter;
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
