import { createStore, useStore } from '../../ui/store.js';

/** Where each kept page was left, query and all. */
const left = createStore<Readonly<Record<string, string>>>({});

/** Remembers the present address of a kept page, so that its tab leads back to it. */
export function leaveAt(path: string, address: string): void {
  if (left.get()[path] !== address) left.set({ ...left.get(), [path]: address });
}

/** The address that a tab leads to. */
export function useKeptAddress(): (path: string) => string {
  const addresses = useStore(left);
  return (path) => addresses[path] ?? path;
}
