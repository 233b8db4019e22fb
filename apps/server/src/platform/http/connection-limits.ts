import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { networkOf } from '../auth/network-of.js';

export interface ConnectionBounds {
  /** Connections of everybody at once. */
  readonly most: number;
  /** Connections of one network at once, live sockets among them. */
  readonly mostOfNetwork: number;
}

/**
 * Counts what each network holds at once. This machine itself is not counted: its programs are the house's own, or a
 * proxy whose callers have addresses of theirs.
 */
export class NetworkShares {
  private readonly held = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** Takes one for the address; returns how to give it back, once; null: it holds as many as it may. */
  take(address: string): (() => void) | null {
    const network = networkOf(address);
    if (isThisMachine(network)) return () => undefined;
    const held = this.held.get(network) ?? 0;
    if (held >= this.most) return null;
    this.held.set(network, held + 1);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const left = (this.held.get(network) ?? 1) - 1;
      if (left > 0) this.held.set(network, left);
      else this.held.delete(network);
    };
  }
}

const isThisMachine = (network: string): boolean => /^127\.|^0:0:0:0::\/64$/.test(network);

/** Whose a connection is, for whoever shares something out among networks. */
const networks = new WeakMap<Duplex, string>();

/** The network that a connection counts for; null: this machine itself, which is not counted. */
export const networkCounted = (socket: Duplex): string | null => networks.get(socket) ?? null;

/**
 * Closes a connection at once that is one too many, of its network or of all. Behind a proxy connections are the proxy's:
 * there live sockets alone count, each for the address that the proxy added.
 */
export function limitConnections(http: Server, bounds: ConnectionBounds, behindProxy: boolean): void {
  const shares = new NetworkShares(bounds.mostOfNetwork);
  const hold = (socket: Duplex, address: string): void => {
    const network = networkOf(address);
    if (!isThisMachine(network)) networks.set(socket, network);
    const release = shares.take(address);
    if (release) socket.once('close', release);
    else socket.destroy();
  };
  http.maxConnections = bounds.most;
  if (behindProxy) http.on('upgrade', (request, socket) => hold(socket, addedAddress(request)));
  else http.on('connection', (socket: Socket) => hold(socket, socket.remoteAddress ?? ''));
}

/** The last address of `X-Forwarded-For`: what stands before it, anybody can write there. */
function addedAddress({ headers, socket }: IncomingMessage): string {
  const added = [headers['x-forwarded-for']].flat().at(-1)?.split(',').at(-1)?.trim();
  return added || (socket.remoteAddress ?? '');
}
