import type { ServerMessage, Topic } from '@truemark/contracts';
import { useEffect, useEffectEvent } from 'react';
import { createStore, useStore } from '../../ui/store.js';
import { parseJson } from '../json.js';
import { token } from '../session.js';
import { LiveConnection, type LiveStatus, type Wire } from './connection.js';

type Kind = ServerMessage['type'];
type MessageOf<K extends Kind> = Extract<ServerMessage, { type: K }>;

const status = createStore<LiveStatus>('connecting');
const handlers = new Map<Kind, Set<(message: ServerMessage) => void>>();
const resyncs = new Set<() => void>();
const firstOpens = new Set<() => void>();

const address = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/v2/ws`;

export const live = new LiveConnection({
  connect: () => new WebSocket(address()) as unknown as Wire,
  token: token.get,
  parse: parseJson,
  onMessage: (message) => {
    for (const handler of handlers.get(message.type) ?? []) handler(message);
  },
  onStatus: status.set,
  onSessionEnded: () => token.set(null),
  onFirstOpen: () => {
    for (const listener of firstOpens) listener();
  },
  onResync: () => {
    for (const listener of resyncs) listener();
  },
});

token.subscribe(() => live.tokenChanged());
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') live.wake();
});
window.addEventListener('online', () => live.wake());

/** Hears every message of a kind until the answer is called. */
export function onLive<K extends Kind>(kind: K, handler: (message: MessageOf<K>) => void): () => void {
  const set = handlers.get(kind) ?? new Set();
  handlers.set(kind, set);
  const entry = handler as (message: ServerMessage) => void;
  set.add(entry);
  return () => set.delete(entry);
}

/** Hears that from now on nothing is missed; what was fetched before may be old already. */
export function onFirstOpen(listener: () => void): () => void {
  firstOpens.add(listener);
  return () => firstOpens.delete(listener);
}

/** Hears that messages may have been missed. */
export function onResync(listener: () => void): () => void {
  resyncs.add(listener);
  return () => resyncs.delete(listener);
}

export const useLiveStatus = (): LiveStatus => useStore(status);

/** Keeps a topic subscribed while the component is on screen. */
export function useTopic(topic: Topic | null): void {
  useEffect(() => (topic ? live.listen(topic) : undefined), [topic]);
}

/** Hears a kind of message while the component is on screen. */
export function useLive<K extends Kind>(kind: K, handler: (message: MessageOf<K>) => void): void {
  const latest = useEffectEvent(handler);
  useEffect(() => onLive(kind, (message) => latest(message)), [kind]);
}
