import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { compressedFor, takesForm } from './compressed.js';

const YEAR = 'public, max-age=31536000, immutable';
const DAY = 'public, max-age=86400';

/** A single-page app that was built into a folder. */
export interface PageApp {
  readonly prefix: '/' | '/admin/';
  readonly folder: string;
  /** What the page at an address is to bring along, as JSON; null where it is the page as it was built. */
  readonly bringsAlong?: (path: string, query: URLSearchParams) => Brought | null;
}

/** Content of an empty `<meta name="…" content="" />` of the page. */
interface Brought {
  readonly name: string;
  readonly json: string;
}

/** Where the build puts what it names by its content: hundreds of files, found when they are asked for. */
const ASSETS = 'assets';
/** Compressed forms stand in for the file that is asked for; by their own names they are not served. */
const IS_BESIDE = /\.(gz|br|map)$/;

/** Serves the files of the built apps: hashed ones for a year, symbols' pictures for a day, all others checked each time. */
export async function servePages(server: FastifyInstance, apps: readonly PageApp[]): Promise<void> {
  let isFirst = true;
  for (const { prefix, folder } of apps) {
    if (!existsSync(join(folder, 'index.html'))) continue;
    const served = {
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', lifetimeOf(path));
      },
    } satisfies FastifyStaticOptions;
    // A route for each file, so that no other address is taken for one; the router would grow by a thousand with the assets.
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
      allowedPath: (path) => !IS_BESIDE.test(path),
    });
    isFirst = false;
  }
}

const lifetimeOf = (path: string): string => {
  if (/[\\/]assets[\\/]/.test(path)) return YEAR;
  return /[\\/]logos[\\/]/.test(path) ? DAY : 'no-cache';
};

/** Forms of a page that the build lays beside it, the smaller one first. */
const COMPRESSED = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const;

/** The app's page for any route of its own, compressed where the browser takes that and the build has made it. */
export async function answerPage(
  { url, headers: { 'accept-encoding': accepted } }: FastifyRequest,
  reply: FastifyReply,
  app: PageApp,
): Promise<void> {
  reply.header('vary', 'accept-encoding').type('text/html; charset=utf-8');
  const [path = '/', query] = url.split('?');
  const brought = app.bringsAlong?.(path, new URLSearchParams(query));
  if (brought) return answerFilled(accepted, reply, app, brought);
  reply.header('cache-control', 'no-cache');
  const forms = COMPRESSED.filter(({ encoding }) => takesForm(accepted, encoding));
  for (const { encoding, ending } of forms) {
    const page = await builtPage(app, ending);
    if (page !== null) return void (await reply.code(200).header('content-encoding', encoding).send(page));
  }
  await sendBuilt(reply, await builtPage(app));
}

/** The page with what holds at this moment: whoever goes back to it later is not shown it again. */
async function answerFilled(
  accepted: string | undefined,
  reply: FastifyReply,
  app: PageApp,
  { name, json }: Brought,
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
