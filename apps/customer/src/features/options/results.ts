import { token } from '../../api/session.js';
import { createStore } from '../../ui/store.js';

/** Ids of ended options whose results were not shown yet. */
export const results = createStore<readonly number[]>([]);

const told = new Set<number>();

/** Queues results for display, each once, whichever source reports it first. */
export function announce(ids: Iterable<number>): void {
  const news = [...ids].filter((id) => !told.has(id));
  if (news.length === 0) return;
  for (const id of news) told.add(id);
  results.set([...results.get(), ...news]);
}

/** Removes results the customer has seen. */
export function forget(ids: Iterable<number>): void {
  const seen = new Set(ids);
  for (const id of seen) told.add(id);
  if (results.get().some((id) => seen.has(id))) results.set(results.get().filter((id) => !seen.has(id)));
}

token.subscribe(() => {
  told.clear();
  results.set([]);
});
