import { type ComponentType, lazy } from 'react';
import { products } from './products.js';
import { loadRestOfTexts } from './texts.js';

/** Where the page of every address comes from. */
const LOADERS = new Map(
  products.flatMap(({ routes = [] }) => routes.map(({ path, page }) => [path, page] as const)),
);

/** Its texts are among the first; every other page waits for the rest of them. */
const START = '/';

const made = new Map<string, ComponentType>();

/** The page of an address. One whose code could not be fetched is asked for anew the next time. */
export function pageAt(path: string): ComponentType {
  const known = made.get(path);
  if (known) return known;
  const page = lazy(async () => {
    try {
      const load = LOADERS.get(path);
      if (!load) throw new Error(`no page at ${path}`);
      const [page] = await Promise.all([load(), path === START || loadRestOfTexts()]);
      return { default: page };
    } catch (fault) {
      made.delete(path);
      throw fault;
    }
  });
  made.set(path, page);
  return page;
}
