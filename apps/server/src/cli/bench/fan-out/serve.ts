import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Step } from './updates.js';

/** Pending connections allowed: thousands arrive within a second. */
const BACKLOG = 4096;

/** Listens, reports the port to the parent, and sends each step it receives. */
export async function serve(http: Server, send: (step: Step) => void): Promise<void> {
  process.on('message', (step: Step) => send(step));
  process.once('disconnect', () => process.exit());
  await once(http.listen({ host: '127.0.0.1', port: 0, backlog: BACKLOG }), 'listening');
  process.send?.((http.address() as AddressInfo).port);
}
