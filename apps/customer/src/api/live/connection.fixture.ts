import type { ServerMessage } from '@truemark/contracts';
import { LiveConnection, type LiveStatus, type Wire } from './connection.js';

/** A WebSocket that a spec opens and speaks through. */
class FakeWire implements Wire {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly frames: string[] = [];
  send(text: string): void {
    this.frames.push(text);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  heard(): { type: string; params?: unknown }[] {
    return this.frames.flatMap((frame) => JSON.parse(frame));
  }
}

export function setUp(initial: string | null = null) {
  let token = initial;
  const wires: FakeWire[] = [];
  const seen: ServerMessage[] = [];
  const statuses: LiveStatus[] = [];
  const told = { firstOpen: 0, login: 0, resync: 0, ended: 0 };
  const connection = new LiveConnection({
    connect: () => {
      const wire = new FakeWire();
      wires.push(wire);
      return wire;
    },
    token: () => token,
    parse: JSON.parse,
    onMessage: (message) => seen.push(message),
    onStatus: (status) => statuses.push(status),
    onSessionEnded: () => {
      told.ended += 1;
    },
    onFirstOpen: () => {
      told.firstOpen += 1;
    },
    onLogin: () => {
      told.login += 1;
    },
    onResync: () => {
      told.resync += 1;
    },
  });
  const wire = (): FakeWire => wires.at(-1) as FakeWire;
  /** Another account signs in, or nobody is signed in any more. */
  const change = (next: string | null): void => {
    token = next;
    connection.tokenChanged();
  };
  return { connection, wires, wire, seen, statuses, told, change };
}
