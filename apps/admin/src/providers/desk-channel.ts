import { DESK_SOCKET, type DeskMessage, type DeskPush } from '@truemark/contracts/admin';
import { readToken } from './session.js';

/**
 * Milliseconds between heartbeats, between connection attempts, and of silence after which the connection counts as
 * broken.
 */
const PING = 10_000;
const AGAIN = 3_000;
const SILENT = 25_000;

interface Listeners {
  /** Queues that changed; null: any may have. */
  readonly onWork: (queues: readonly string[] | null) => void;
  readonly onUp: (isUp: boolean) => void;
}

/**
 * Opens the desk channel, which publishes changes of queues and reconnects by itself. Returns a function that closes
 * it.
 */
export function openDeskChannel({ onWork, onUp }: Listeners): () => void {
  let socket: WebSocket | null = null;
  let heardAt = 0;
  let again: number | undefined;
  let isOver = false;

  const say = (message: DeskMessage): void => socket?.send(JSON.stringify(message));
  const connect = (): void => {
    const token = readToken();
    if (token === null) return later();
    const { protocol, host } = globalThis.location;
    socket = new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}${DESK_SOCKET}`);
    heardAt = Date.now();
    socket.onopen = () => say({ type: 'login', params: token });
    socket.onmessage = ({ data }) => {
      heardAt = Date.now();
      const push = JSON.parse(String(data)) as DeskPush;
      if (push.type === 'work') onWork(push.queues);
      if (push.type !== 'ready') return;
      onUp(true);
      onWork(null);
    };
    socket.onclose = () => {
      if (isOver) return;
      onUp(false);
      later();
    };
  };
  const later = (): void => {
    again = globalThis.setTimeout(connect, AGAIN) as unknown as number;
  };
  const pings = globalThis.setInterval(() => {
    if (socket?.readyState !== WebSocket.OPEN) return;
    if (heardAt + SILENT < Date.now()) socket.close();
    else say({ type: 'ping' });
  }, PING);
  connect();
  return () => {
    isOver = true;
    clearInterval(pings);
    clearTimeout(again);
    socket?.close();
  };
}
