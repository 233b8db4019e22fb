import { useEffect, useEffectEvent } from 'react';
import { createStore, useStore } from '../../ui/store.js';
import { parseJson } from '../json.js';
import { dropSession, token } from '../session.js';
import { LiveConnection, type LiveStatus, type Wire } from './connection.js';
import { type Pushes, type PushKind, readPush, type Subject, topicOf } from './pushes.js';

const status = createStore<LiveStatus>('connecting');
const handlers = new Map<PushKind, Set<(push: never) => void>>();
const resyncs = new Set<() => void>();
const firstOpens = new Set<() => void>();
const logins = new Set<() => void>();

const address = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/v2/ws`;

export const live = new LiveConnection({
  connect: () => new WebSocket(address()) as unknown as Wire,
  token: token.get,
  parse: parseJson,
  onMessage: (message) => {
    const read = readPush(message);
    if (!read) return;
    for (const handler of handlers.get(read.kind) ?? []) handler(read.push as never);
  },
  onStatus: status.set,
  onSessionEnded: dropSession,
  onFirstOpen: () => {
    for (const listener of firstOpens) listener();
  },
  onLogin: () => {
    for (const listener of logins) listener();
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

/** Calls the handler on every push of a kind, until the returned function is called. */
export function onLive<K extends PushKind>(kind: K, handler: (push: Pushes[K]) => void): () => void {
  const set = handlers.get(kind) ?? new Set();
  handlers.set(kind, set);
  set.add(handler);
  return () => set.delete(handler);
}

/** Called when public events start to arrive without gaps. Data fetched earlier may be stale. */
export function onFirstOpen(listener: () => void): () => void {
  firstOpens.add(listener);
  return () => firstOpens.delete(listener);
}

/** Called when the customer's own events start to arrive without gaps. Data fetched earlier may be stale. */
export function onLogin(listener: () => void): () => void {
  logins.add(listener);
  return () => logins.delete(listener);
}

/** Called when messages may have been missed. */
export function onResync(listener: () => void): () => void {
  resyncs.add(listener);
  return () => resyncs.delete(listener);
}

export const useLiveStatus = (): LiveStatus => useStore(status);

/** Status of the connection for readers that do not re-render. */
export const liveStatus: Pick<typeof status, 'get' | 'subscribe'> = status;

/** Subscribes to a subject while the component is mounted. */
export function useTopic(subject: Subject | null): void {
  useEffect(() => (subject ? live.listen(topicOf(subject)) : undefined), [subject]);
}

/** Handles pushes of a kind while the component is mounted. */
export function useLive<K extends PushKind>(kind: K, handler: (push: Pushes[K]) => void): void {
  const latest = useEffectEvent(handler);
  useEffect(() => onLive(kind, (push) => latest(push)), [kind]);
}
