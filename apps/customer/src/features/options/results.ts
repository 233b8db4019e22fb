import { token } from '../../api/session.js';
import { createStore } from '../../ui/store.js';

/** Options that have ended and of which the customer has not been told yet, by id. */
export const results = createStore<readonly number[]>([]);

const told = new Set<number>();

/** Has the results of options told, each once, wherever it is heard of first. */
export function announce(ids: Iterable<number>): void {
  const news = [...ids].filter((id) => !told.has(id));
  if (news.length === 0) return;
  for (const id of news) told.add(id);
  results.set([...results.get(), ...news]);
}

/** What the customer has seen is not told again. */
export function forget(ids: Iterable<number>): void {
  const seen = new Set(ids);
  for (const id of seen) told.add(id);
  if (results.get().some((id) => seen.has(id))) results.set(results.get().filter((id) => !seen.has(id)));
}

token.subscribe(() => {
  told.clear();
  results.set([]);
});
