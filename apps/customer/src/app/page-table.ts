import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, lazy } from 'react';
import { products } from './products.js';
import { loadRestOfTexts } from './texts.js';

/** Route of each address. */
const ROUTES = new Map(
  products.flatMap(({ routes = [] }) => routes.map((route) => [route.path, route] as const)),
);

/** Route declaration of an address. */
export const routeAt = (path: string) => ROUTES.get(path);

/** Start page: its texts are among the first; every other page waits for the rest. */
const START = '/';

const made = new Map<string, ComponentType>();

/** Loads a page with the texts that it needs. */
async function load(path: string): Promise<ComponentType> {
  const route = ROUTES.get(path);
  if (!route) throw new Error(`no page at ${path}`);
  const [page] = await Promise.all([route.page(), path === START || loadRestOfTexts()]);
  return page;
}

/** Page component of an address. If its code could not be fetched, the next call fetches it again. */
export function pageAt(path: string): ComponentType {
  const known = made.get(path);
  if (known) return known;
  const page = lazy(async () => {
    try {
      return { default: await load(path) };
    } catch (fault) {
      made.delete(path);
      throw fault;
    }
  });
  made.set(path, page);
  return page;
}

/** Prefetches the queries that the page of an address shows first, if it declares any. */
export async function fetchAnswersAt(path: string, client: QueryClient): Promise<void> {
  await ROUTES.get(path)?.answers?.(client);
}

/**
 * Preloads the page of an address so that it renders at once. A page that was shown meanwhile keeps its component:
 * another one would mount it anew, without what was typed. A failed load is retried when the page is shown.
 */
export async function havePage(path: string): Promise<void> {
  if (!ROUTES.has(path)) return;
  const page = await load(path);
  if (!made.has(path)) made.set(path, page);
}
