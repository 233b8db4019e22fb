import { afterAll, beforeAll, expect, it } from 'vitest';
import { adminClient } from './harness/admin-client.js';
import { startServer, type TestServer } from './harness/server.js';
import { withDatabases } from './harness/with-databases.js';

const OWNER = { email: 'keeper@truemark.example', password: 'of the environment' };
const OWN = 'the owner chose this';

withDatabases((database) => {
  let server: TestServer;

  beforeAll(async () => {
    const env = { ADMIN_EMAIL: OWNER.email, ADMIN_PASSWORD: OWNER.password };
    server = await startServer({ database, seed: 'none', env });
  });
  afterAll(() => server?.discard());

  /** Status of a sign-in with that password alone, and the key of its refusal. */
  const signIn = async (password: string): Promise<readonly [number, string | undefined]> => {
    const response = await fetch(`${server.url}/admin/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: OWNER.email, password }),
    });
    return [response.status, ((await response.json()) as { key?: string }).key];
  };

  it('keeps the own password and the second factor over restarts with the same environment', async () => {
    const owner = await adminClient(server, 'owner', 0, OWNER);
    const changed = await owner.call('POST', 'auth/password', {
      current_password: OWNER.password,
      password: OWN,
    });
    expect(changed.status).toBe(200);
    await server.restart();
    expect(await signIn(OWNER.password)).toEqual([401, 'auth.invalid']);
    expect(await signIn(OWN)).toEqual([401, 'auth.totp_needed']);
    expect(server.logs()).not.toContain('was reset');
  });

  it('is a way back with a new password of the environment, once', async () => {
    const ADMIN_PASSWORD = 'a way back for owners';
    await server.restart({ ADMIN_PASSWORD });
    expect(server.logs()).toContain(`the sign-in of ${OWNER.email} was reset`);
    expect(await signIn(OWN)).toEqual([401, 'auth.invalid']);
    const back = { email: OWNER.email, password: ADMIN_PASSWORD };
    expect(await signIn(ADMIN_PASSWORD)).toEqual([200, undefined]);
    const owner = await adminClient({ url: server.url, logs: server.logs } as TestServer, 'owner', 0, back);
    expect((await owner.call('GET', 'auth/me')).body).toMatchObject({ has_totp: true });
    await server.restart();
    expect(await signIn(ADMIN_PASSWORD)).toEqual([401, 'auth.totp_needed']);
  });
});
