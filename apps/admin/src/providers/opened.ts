/** Recently opened paths are stored in the operator's browser, without names of people. */
const PREFIX = 'truemark.opened.';
/** Maximum number kept. */
const MOST = 8;

/** Paths of the pages that an operator opened last, newest first. */
export function openedPaths(operator: number, storage: Storage = localStorage): readonly string[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(`${PREFIX}${operator}`) ?? '[]');
    return Array.isArray(kept) ? kept.filter((path) => typeof path === 'string') : [];
  } catch {
    return [];
  }
}

/** Puts a page first. A full storage is ignored. */
export function noteOpened(operator: number, path: string, storage: Storage = localStorage): void {
  const paths = [path, ...openedPaths(operator, storage).filter((each) => each !== path)];
  try {
    storage.setItem(`${PREFIX}${operator}`, JSON.stringify(paths.slice(0, MOST)));
  } catch {
    storage.removeItem(`${PREFIX}${operator}`);
  }
}

/** Removes all opened paths, so that the next operator at this computer sees none. */
export function forgetOpened(storage: Storage = localStorage): void {
  for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
}

/** Page of one row, on any of its tabs: `/news/41/show`; null: not the page of a row. */
export function rowOf(
  path: string,
): { readonly resource: string; readonly id: number; readonly to: string } | null {
  const [to, resource, id] = /^\/([\w-]+)\/(\d+)(?:\/show)?(?=\/|$)/.exec(path) ?? [];
  return to === undefined || resource === undefined ? null : { resource, id: Number(id), to };
}
