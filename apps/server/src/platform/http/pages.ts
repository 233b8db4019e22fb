import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptsEncoding, compressedFor } from './compressed.js';

const YEAR = 'public, max-age=31536000, immutable';
const DAY = 'public, max-age=86400';

/** A built single-page app. */
export interface PageApp {
  readonly prefix: '/' | '/admin/';
  readonly folder: string;
  /** JSON to embed into the page at an address; null: serve the page as built. */
  readonly bringsAlong?: (path: string, query: URLSearchParams) => EmbeddedData | null;
}

/** Content for an empty `<meta name="…" content="" />` of the page. */
interface EmbeddedData {
  readonly name: string;
  readonly json: string;
}

/** Folder of hashed assets: hundreds of files, looked up on request. */
const ASSETS = 'assets';
/** Precompressed files are served for the file requested, never under their own name; source maps are not served. */
const NOT_SERVED_BY_NAME = /\.(gz|br|map)$/;

/**
 * Serves the files of the built apps. Caching: hashed files for a year, symbol pictures for a day, all others
 * revalidated each time.
 */
export async function servePages(server: FastifyInstance, apps: readonly PageApp[]): Promise<void> {
  let isFirst = true;
  for (const { prefix, folder } of apps) {
    if (!existsSync(join(folder, 'index.html'))) continue;
    const served = {
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', cacheMaxAgeOf(path));
      },
    } satisfies FastifyStaticOptions;
    // One route per file, so that no other address matches; assets would add a thousand routes.
    await server.register(fastifyStatic, {
      ...served,
      root: folder,
      prefix,
      wildcard: false,
      decorateReply: isFirst,
      globIgnore: ['**/*.{gz,br,map}', `${ASSETS}/**`],
    });
    await server.register(fastifyStatic, {
      ...served,
      root: join(folder, ASSETS),
      prefix: `${prefix}${ASSETS}/`,
      decorateReply: false,
      allowedPath: (path) => !NOT_SERVED_BY_NAME.test(path),
    });
    isFirst = false;
  }
}

const cacheMaxAgeOf = (path: string): string => {
  if (/[\\/]assets[\\/]/.test(path)) return YEAR;
  return /[\\/]logos[\\/]/.test(path) ? DAY : 'no-cache';
};

/** Precompressed forms of a page that the build creates, the smallest first. */
const COMPRESSED = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const;

/** Sends the app's page for any of its routes, precompressed if the browser accepts that and the build has it. */
export async function sendPage(
  { url, headers: { 'accept-encoding': accepted } }: FastifyRequest,
  reply: FastifyReply,
  app: PageApp,
): Promise<void> {
  reply.header('vary', 'accept-encoding').type('text/html; charset=utf-8');
  const [path = '/', query] = url.split('?');
  const brought = app.bringsAlong?.(path, new URLSearchParams(query));
  if (brought) return sendPageWithData(accepted, reply, app, brought);
  reply.header('cache-control', 'no-cache');
  const forms = COMPRESSED.filter(({ encoding }) => acceptsEncoding(accepted, encoding));
  for (const { encoding, ending } of forms) {
    const page = await builtPage(app, ending);
    if (page !== null) return void (await reply.code(200).header('content-encoding', encoding).send(page));
  }
  await sendBuilt(reply, await builtPage(app));
}

/** Sends the page with current data embedded; it is not cached, so that history navigation does not show old data. */
async function sendPageWithData(
  accepted: string | undefined,
  reply: FastifyReply,
  app: PageApp,
  { name, json }: EmbeddedData,
): Promise<void> {
  reply.header('cache-control', 'no-store');
  const page = await builtPage(app);
  if (page === null) return sendBuilt(reply, page);
  const empty = `<meta name="${name}" content="`;
  const filled = page.toString().replace(empty, () => empty + asAttribute(json));
  await reply.code(200).send(await compressedFor(accepted, reply, filled));
}

const builtPage = ({ folder }: PageApp, ending = ''): Promise<Buffer | null> =>
  readFile(join(folder, `index.html${ending}`)).catch(() => null);

async function sendBuilt(reply: FastifyReply, page: Buffer | null): Promise<void> {
  await reply
    .code(page === null ? 503 : 200)
    .send(page ?? '<!doctype html><title>Truemark</title><p>The app has not been built yet: npm run build');
}

const asAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
