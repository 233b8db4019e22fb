import { createStore, useStore } from '../../ui/store.js';
import { keptPaths, ruleOf } from './paths.js';

/** Last address of each kept page, with its query. */
const left = createStore<Readonly<Record<string, string>>>({});

/** Kept page shown last. */
const lastPath = createStore<string | null>(null);

/** Stores the current address of a kept page, so that its tab leads back to it. */
export function leaveAt(path: string, address: string): void {
  lastPath.set(path);
  if (left.get()[path] !== address) left.set({ ...left.get(), [path]: address });
}

/** Address that a tab leads to. */
export function useKeptAddress(): (path: string) => string {
  const addresses = useStore(left);
  return (path) => addresses[path] ?? path;
}

/**
 * Kept page that a page belongs to: its parent, else the one it was opened from, else the account page for the
 * customer's own data.
 */
export function useSection(path: string): string | undefined {
  const last = useStore(lastPath);
  const rule = ruleOf(path);
  if (rule?.kept) return path;
  const above = keptPaths().find((kept) => path.startsWith(`${kept}/`));
  return above ?? last ?? (rule?.login ? '/user' : undefined);
}
