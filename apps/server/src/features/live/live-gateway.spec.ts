import { expect, it } from 'vitest';
import type { AccountSnapshot } from '../../engine/protocol.js';
import { Connection } from '../../platform/socket/connection.js';
import { LiveGateway } from './live-gateway.js';

const OPEN = 1;
const SNAPSHOT: AccountSnapshot = { seq: 100, accounts: [], orders: [], options: [] };

it('a client who read too slowly is told that events were lost, with the complete state', async () => {
  const gateway = new LiveGateway(
    { view: {}, ask: async () => SNAPSHOT } as never,
    {} as never,
    {} as never,
    { identify: () => ({ customerId: 5, sessionId: 'session', isDemo: false }) } as never,
    {} as never,
    {} as never,
    { getProviders: () => [] } as never,
  );
  const stream = { write: () => true, cork: () => undefined, uncork: () => undefined, writableLength: 0 };
  const wire = { readyState: OPEN, close: () => undefined, terminate: () => undefined } as const;
  const connection = new Connection(wire, stream, 'en', 0, () => []);
  gateway.opened(connection);
  expect(gateway.snapshot(connection)).toEqual([]);
  await gateway.message(connection, { type: 'login', params: 'token' });
  const [news] = gateway.snapshot(connection);
  expect(JSON.parse(news?.text ?? '')).toEqual({ type: 'sync_result', seq: 100, snapshot: 1 });
});
