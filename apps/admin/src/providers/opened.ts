/** Where the paths stay of what was opened last: in the browser of who opened it, and never the name of anybody. */
const PREFIX = 'truemark.opened.';
/** So many are kept. */
const MOST = 8;

/** Pages that an operator opened last, the newest first, by their paths. */
export function openedPaths(operator: number, storage: Storage = localStorage): readonly string[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(`${PREFIX}${operator}`) ?? '[]');
    return Array.isArray(kept) ? kept.filter((path) => typeof path === 'string') : [];
  } catch {
    return [];
  }
}

/** Puts a page before the others; a full browser keeps none and stops nobody. */
export function noteOpened(operator: number, path: string, storage: Storage = localStorage): void {
  const paths = [path, ...openedPaths(operator, storage).filter((each) => each !== path)];
  try {
    storage.setItem(`${PREFIX}${operator}`, JSON.stringify(paths.slice(0, MOST)));
  } catch {
    storage.removeItem(`${PREFIX}${operator}`);
  }
}

/** Whoever signs in next at this computer finds nothing of what anybody opened. */
export function forgetOpened(storage: Storage = localStorage): void {
  for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
}

/** The page of one row: `/news/41/show`, whichever of its tabs is open; null: it is the page of none. */
export function rowOf(
  path: string,
): { readonly resource: string; readonly id: number; readonly to: string } | null {
  const [to, resource, id] = /^\/([\w-]+)\/(\d+)(?:\/show)?(?=\/|$)/.exec(path) ?? [];
  return to === undefined || resource === undefined ? null : { resource, id: Number(id), to };
}
