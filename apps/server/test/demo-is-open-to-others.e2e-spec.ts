import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoSignIn } from './harness/admin-client.js';
import { startServer, type TestServer } from './harness/server.js';
import { withOneDatabase } from './harness/with-databases.js';

interface Told {
  readonly token: string;
  readonly key: string;
  readonly must_enrol: boolean;
}

withOneDatabase((database) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startServer({ database });
  });
  afterAll(() => server?.discard());

  const ask = async (path: string, token = '', body?: object): Promise<[number, Told]> => {
    const response = await fetch(`http://127.0.0.1:${new URL(server.url).port}/admin/api/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return [response.status, (await response.json()) as Told];
  };

  it('a demo that other machines can reach requires a second factor of every operator; a local one does not', async () => {
    const owner = demoSignIn(server, 'owner');
    const token = (await ask('auth/login', '', owner))[1].token;
    expect((await ask('customers', token))[0]).toBe(200);
    await server.restart({ HOST: '0.0.0.0' });
    const [status, { key }] = await ask('customers', token);
    expect([status, key]).toEqual([403, 'auth.totp_required']);
    expect((await ask('auth/me', token))[1].must_enrol).toBe(true);
  });
});
