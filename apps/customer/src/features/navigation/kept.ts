import { createStore, useStore } from '../../ui/store.js';
import { keptPaths, ruleOf } from './paths.js';

/** Where each kept page was left, query and all. */
const left = createStore<Readonly<Record<string, string>>>({});

/** The kept page that was shown last. */
const lastPath = createStore<string | null>(null);

/** Remembers the present address of a kept page, so that its tab leads back to it. */
export function leaveAt(path: string, address: string): void {
  lastPath.set(path);
  if (left.get()[path] !== address) left.set({ ...left.get(), [path]: address });
}

/** The address that a tab leads to. */
export function useKeptAddress(): (path: string) => string {
  const addresses = useStore(left);
  return (path) => addresses[path] ?? path;
}

/** The kept page that a page belongs to: the one it lies below, else the one that was left for it, else the customer's own for what is his. */
export function useSection(path: string): string | undefined {
  const last = useStore(lastPath);
  const rule = ruleOf(path);
  if (rule?.kept) return path;
  const above = keptPaths().find((kept) => path.startsWith(`${kept}/`));
  return above ?? last ?? (rule?.login ? '/user' : undefined);
}
