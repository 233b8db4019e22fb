import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

type Source = (request: { headers: { host?: string } }) => string;

/** Browsers that have come over TLS once come over nothing else for a year. */
export const HSTS = { maxAge: 31_536_000, includeSubDomains: true } as const;

/** The socket of this very host, for browsers in which `'self'` does not cover it. */
const ownSocket: Source = ({ headers: { host } }) =>
  host !== undefined && /^[\w.\-:[\]]+$/.test(host) ? `ws://${host} wss://${host}` : "'self'";

/**
 * Headers that keep pages to themselves: scripts only from here, frames only from where customer service is.
 * `frameSource` is asked for each page, so that a changed setting is in force at once. The policy is put together once: to do
 * so for each request, as Fastify's plugin does, takes longer than many answers. Customers' calls answer no pages.
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
        // MUI writes its styles into the page.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        fontSrc: ["'self'", 'data:'],
        // A picture is read from the page's own memory before it is sent.
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

/** What a content-security policy lets in for an address: its origin and path; nothing for any other scheme. */
export function frameSourceOf(link: string): string {
  try {
    const { protocol, origin, pathname } = new URL(link);
    const source = `${origin}${pathname}`;
    return protocol === 'https:' && !/[\s;,'"]/.test(source) ? source : "'none'";
  } catch {
    return "'none'";
  }
}
