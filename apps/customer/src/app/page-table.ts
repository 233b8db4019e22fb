import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, lazy } from 'react';
import { products } from './products.js';
import { loadRestOfTexts } from './texts.js';

/** Where the page of every address comes from. */
const ROUTES = new Map(
  products.flatMap(({ routes = [] }) => routes.map((route) => [route.path, route] as const)),
);

/** What its product declares of an address. */
export const routeAt = (path: string) => ROUTES.get(path);

/** Its texts are among the first; every other page waits for the rest of them. */
const START = '/';

const made = new Map<string, ComponentType>();

/** Fetches a page with the texts that it needs. */
async function load(path: string): Promise<ComponentType> {
  const route = ROUTES.get(path);
  if (!route) throw new Error(`no page at ${path}`);
  const [page] = await Promise.all([route.page(), path === START || loadRestOfTexts()]);
  return page;
}

/** The page of an address. One whose code could not be fetched is asked for anew the next time. */
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

/** Asks for what the page of an address shows first, where it says what that is. */
export async function fetchAnswersAt(path: string, client: QueryClient): Promise<void> {
  await ROUTES.get(path)?.answers?.(client);
}

/** Has the page of an address at hand, so that it is drawn at once; one that does not come is asked for again when shown. */
export async function havePage(path: string): Promise<void> {
  if (ROUTES.has(path)) made.set(path, await load(path));
}
