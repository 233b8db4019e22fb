import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

type Source = (request: { headers: { host?: string } }) => string;

/** HSTS: browsers that connected over TLS once use only TLS for a year. */
export const HSTS = { maxAge: 31_536_000, includeSubDomains: true } as const;

/** WebSocket origin of this host, for browsers in which `'self'` does not cover it. */
const ownSocket: Source = ({ headers: { host } }) =>
  host !== undefined && /^[\w.\-:[\]]+$/.test(host) ? `ws://${host} wss://${host}` : "'self'";

/**
 * Security headers of pages: scripts only from here, frames only from the customer-service address. `frameSource` is
 * read for each page, so a changed setting is in force at once. The policy text is cached: building it per request, as
 * Fastify's plugin does, takes longer than many answers. Customers' calls return no pages.
 */
export function securePages(server: FastifyInstance, frameSource: () => string): void {
  const secure = helmet({
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: HSTS,
    referrerPolicy: { policy: 'same-origin' },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // MUI injects its styles into the page.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        fontSrc: ["'self'", 'data:'],
        // A picture is previewed from a blob before it is uploaded.
        connectSrc: ["'self'", 'blob:', ownSocket],
        frameSrc: [frameSource],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
      },
    },
  });
  server.addHook('onRequest', ({ routeOptions, raw }, reply, done) => {
    if (routeOptions.config?.isCall) done();
    else secure(raw, reply.raw, (error) => done(error as Error | undefined));
  });
}

/** CSP source for an address: its origin and path; empty for any scheme that is not allowed. */
export function frameSourceOf(link: string): string {
  try {
    const { protocol, origin, pathname } = new URL(link);
    const source = `${origin}${pathname}`;
    return protocol === 'https:' && !/[\s;,'"]/.test(source) ? source : "'none'";
  } catch {
    return "'none'";
  }
}
