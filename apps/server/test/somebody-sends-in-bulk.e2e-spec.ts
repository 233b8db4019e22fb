import type { CodeChallenge, CodeSent } from '@truemark/contracts';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AdminClient, adminClient } from './harness/admin-client.js';
import { type Client, client, refusalKeyOf } from './harness/client.js';
import { outboxOf } from './harness/outbox.js';
import { startServer, type TestServer } from './harness/server.js';
import { withOneDatabase } from './harness/with-databases.js';

withOneDatabase((database) => {
  let server: TestServer;
  let visitor: Client;
  let operator: AdminClient;

  beforeAll(async () => {
    server = await startServer({ database, env: { RATE_LIMITS: 'on', TRUST_PROXY: 'on' } });
    visitor = client(server.url);
    operator = await adminClient(server, 'operator');
  });
  afterAll(() => server?.discard());

  const send = (to: string, place: string, proof_of_work?: string) =>
    visitor.post<CodeSent & { challenge?: string }>(
      '/api/notify/send_email',
      { to, type: 1, proof_of_work },
      { headers: { 'x-forwarded-for': place } },
    );
  const solved = async (text: string): Promise<string> => {
    const challenge = JSON.parse(Buffer.from(text, 'base64').toString()) as Challenge;
    const solution = await solveChallenge({ challenge, deriveKey });
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  };

  it('a few messages are sent freely, then each requires a proof of work', async () => {
    for (let nth = 0; nth < 5; nth += 1) {
      expect((await send(`free${nth}@example.com`, '192.0.2.1')).code).toBe(1);
    }
    const asked = await send('bulk@example.com', '192.0.2.1');
    expect([asked.status, asked.code, refusalKeyOf(asked.data)]).toEqual([200, 0, 'auth.proof_of_work']);
    expect(await outboxOf(operator, 'bulk@example.com')).toEqual([]);
    const proof = await solved(String(asked.data.challenge));
    expect((await send('bulk@example.com', '192.0.2.1', proof)).code).toBe(1);
    expect(await outboxOf(operator, 'bulk@example.com')).toHaveLength(1);
    expect(refusalKeyOf((await send('another@example.com', '192.0.2.1', proof)).data)).toBe(
      'auth.proof_of_work',
    );
    expect((await send('another@example.com', '192.0.2.2')).code).toBe(1);
  });

  it('a challenge can be fetched first, as the app does', async () => {
    const { challenge } = await visitor.read<CodeChallenge>('/api/notify/challenge');
    expect((await send('app@example.com', '192.0.2.1', await solved(challenge))).code).toBe(1);
  });

  it('no proof of work is required where rate limits are off', async () => {
    await server.restart({ RATE_LIMITS: 'off' });
    expect(await visitor.read<CodeChallenge>('/api/notify/challenge')).toEqual({ challenge: '' });
    for (let nth = 0; nth < 12; nth += 1) {
      expect((await send('often@example.com', '192.0.2.1')).code).toBe(1);
    }
  });
});
