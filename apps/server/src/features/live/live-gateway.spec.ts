import { expect, it } from 'vitest';
import type { AccountSnapshot } from '../../engine/protocol.js';
import { Connection } from '../../platform/socket/connection.js';
import { LiveGateway } from './live-gateway.js';

const OPEN = 1;
const SNAPSHOT: AccountSnapshot = { seq: 100, accounts: [], orders: [], options: [] };

function setUp() {
  const gateway = new LiveGateway(
    { view: {}, ask: async () => SNAPSHOT } as never,
    {} as never,
    {} as never,
    { identify: () => ({ customerId: 5, sessionId: 'session', isDemo: false }) } as never,
    {} as never,
    {} as never,
    { getProviders: () => [] } as never,
  );
  const heard: string[] = [];
  const stream = {
    write: (bytes: Buffer) => heard.push(bytes.toString()) > 0,
    cork: () => undefined,
    uncork: () => undefined,
    writableLength: 0,
  };
  const wire = { readyState: OPEN, close: () => undefined, terminate: () => undefined } as const;
  const connection = new Connection(wire, stream, 'en', 0, () => []);
  gateway.opened(connection);
  const logIn = () => gateway.message(connection, { type: 'login', params: 'token' });
  return { gateway, connection, heard, logIn };
}

it('a client who read too slowly is told that events were lost, with the complete state', async () => {
  const { gateway, connection, logIn } = setUp();
  expect(gateway.snapshot(connection)).toEqual([]);
  await logIn();
  const [news] = gateway.snapshot(connection);
  expect(JSON.parse(news?.text ?? '')).toEqual({ type: 'sync_result', seq: 100, snapshot: 1 });
});

it('what waits for one customer is sent before the answer to the next login', async () => {
  const { connection, heard, logIn } = setUp();
  await logIn();
  connection.push({ key: null, text: '{"type":"FOREX_CLOSED"}' });
  await logIn();
  expect(heard).toEqual([
    expect.stringContaining('login_result'),
    expect.stringContaining('FOREX_CLOSED'),
    expect.stringContaining('login_result'),
  ]);
});
