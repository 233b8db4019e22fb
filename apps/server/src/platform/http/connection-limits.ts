import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { networkOf } from '../auth/network-of.js';

export interface ConnectionBounds {
  /** Maximum connections in total. */
  readonly most: number;
  /** Maximum connections of one network, live sockets included. */
  readonly mostOfNetwork: number;
}

/**
 * Counts the connections of each network. Loopback is not counted: it is our own programs, or a proxy whose callers
 * have addresses of their own.
 */
export class ConnectionQuota {
  private readonly counts = new Map<string, number>();

  constructor(private readonly limit: number) {}

  /**
   * Takes one connection for the address; returns its release function, to be called once; null: the limit is reached.
   */
  take(address: string): (() => void) | null {
    const network = networkOf(address);
    if (isLoopbackNetwork(network)) return () => undefined;
    const held = this.counts.get(network) ?? 0;
    if (held >= this.limit) return null;
    this.counts.set(network, held + 1);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const left = (this.counts.get(network) ?? 1) - 1;
      if (left > 0) this.counts.set(network, left);
      else this.counts.delete(network);
    };
  }
}

const isLoopbackNetwork = (network: string): boolean => /^127\.|^0:0:0:0::\/64$/.test(network);

/** Client's address of each connection, behind a proxy that which the proxy added. */
const addresses = new WeakMap<Duplex, string>();

/** Client's address of a connection; empty if its server has no limits. */
export const addressOf = (socket: Duplex): string => addresses.get(socket) ?? '';

/** Network that a connection counts for; null for loopback, which is not counted. */
export function countedNetworkOf(socket: Duplex): string | null {
  const address = addresses.get(socket);
  const network = address === undefined ? null : networkOf(address);
  return network === null || isLoopbackNetwork(network) ? null : network;
}

/**
 * Closes a connection at once if it exceeds the limit of its network or the total. Behind a proxy, connections are the
 * proxy's: only live sockets count there, each for the address that the proxy added.
 */
export function limitConnections(http: Server, bounds: ConnectionBounds, behindProxy: boolean): void {
  const shares = new ConnectionQuota(bounds.mostOfNetwork);
  const hold = (socket: Duplex, address: string): void => {
    addresses.set(socket, address);
    const release = shares.take(address);
    if (release) socket.once('close', release);
    else socket.destroy();
  };
  http.maxConnections = bounds.most;
  if (behindProxy) http.on('upgrade', (request, socket) => hold(socket, lastForwardedAddress(request)));
  else http.on('connection', (socket: Socket) => hold(socket, socket.remoteAddress ?? ''));
}

/** Last address of `X-Forwarded-For`: anything before it can be forged by the client. */
function lastForwardedAddress({ headers, socket }: IncomingMessage): string {
  const added = [headers['x-forwarded-for']].flat().at(-1)?.split(',').at(-1)?.trim();
  return added || (socket.remoteAddress ?? '');
}
