import type { SecondFactorProposal, SignIn } from '@truemark/contracts';
import { generate } from 'otplib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AdminClient, adminClient, demoSignIn } from './harness/admin-client.js';
import { type Client, client, refusalKeyOf } from './harness/client.js';
import { codeFor, differentCode } from './harness/outbox.js';
import { realCustomer } from './harness/real-customer.js';
import { startServer, type TestServer } from './harness/server.js';
import { withDatabases } from './harness/with-databases.js';

const MANY = 90;
/** Ten addresses with ten tries each: a lock per address alone would not be enough. */
const PLACES = 10;

withDatabases((database) => {
  let server: TestServer;
  let visitor: Client;
  let operator: AdminClient;

  beforeAll(async () => {
    server = await startServer({ database, env: { TRUST_PROXY: 'on' } });
    visitor = client(server.url);
    operator = await adminClient(server, 'operator');
  });
  afterAll(() => server?.discard());

  const placeOf = (nth: number) => ({ 'x-forwarded-for': `192.0.2.${nth}` });
  const many = <T>(guess: (nth: number) => Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: MANY }, (_, nth) => guess(nth)));
  const counted = (keys: readonly (string | null | undefined)[], key: string): number =>
    keys.filter((each) => each === key).length;
  const atTheOffice = async (path: string, fields: object, headers: Record<string, string> = {}) => {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(fields),
    };
    const answer = await fetch(`${server.url}/admin/api/${path}`, init);
    const { key, errors } = (await answer.json()) as { key?: string; errors?: object };
    return errors ? Object.keys(errors).join() : key;
  };

  it('checks only ten of many concurrent wrong passwords of an operator', async () => {
    const { email } = demoSignIn(server, 'auditor');
    const keys = await many((nth) => atTheOffice('auth/login', { email, password: `guess ${nth}` }));
    expect([counted(keys, 'auth.invalid'), counted(keys, 'auth.locked')]).toEqual([10, MANY - 10]);
  });

  it('checks only ten of many concurrent wrong codes of an operator, from whatever addresses', async () => {
    const { email, password } = demoSignIn(server, 'support');
    const { token } = await adminClient(server, 'support');
    const headers = { authorization: `Bearer ${token}` };
    const offer = await fetch(`${server.url}/admin/api/auth/totp`, { headers });
    const { secret } = (await offer.json()) as { secret: string };
    const code = await generate({ secret });
    await atTheOffice('auth/totp', { secret, code, current_password: password }, headers);

    const keys = await many((nth) =>
      atTheOffice('auth/login', { email, password, totp: differentCode(code) }, placeOf(nth % PLACES)),
    );
    expect([counted(keys, 'auth.totp_invalid'), counted(keys, 'auth.locked')]).toEqual([10, MANY - 10]);
    const next = { secret, code, former_code: differentCode(code), current_password: password };
    expect(await atTheOffice('auth/totp', next, headers)).toBe('auth.locked');
  });

  it('checks only ten of many concurrent wrong passwords in an operator’s open session', async () => {
    const { token } = await adminClient(server, 'owner');
    const headers = { authorization: `Bearer ${token}` };
    const keys = await many((nth) =>
      atTheOffice('auth/totp/remove', { current_password: `guess ${nth}` }, headers),
    );
    expect([counted(keys, 'current_password'), counted(keys, 'auth.locked')]).toEqual([10, MANY - 10]);
  });

  it('checks only ten concurrent wrong passwords of a customer, and ten wrong codes of their authenticator app', async () => {
    const { client: own, email, password } = await realCustomer(server);
    const login = (fields: object, nth = 0) =>
      visitor.post<SignIn>(
        '/api/user/loginForU',
        { account: email, password, login_type: 'email', ...fields },
        { headers: placeOf(nth) },
      );
    const wrong = (await many((nth) => login({ password: `guess ${nth}` }))).map(({ data }) =>
      refusalKeyOf(data),
    );
    expect([counted(wrong, 'auth.invalid'), counted(wrong, 'auth.locked')]).toEqual([10, MANY - 10]);

    const { secret, proposal } = await own.take<SecondFactorProposal>('/api/user/second_factor/propose');
    const code = await generate({ secret });
    await own.take('/api/user/second_factor/add', { proposal, code, password });
    const codes = await many((nth) => login({ totp: differentCode(code) }, 1 + (nth % PLACES)));
    const keys = codes.map(({ data }) => refusalKeyOf(data));
    expect([counted(keys, 'auth.totp_invalid'), counted(keys, 'auth.locked')]).toEqual([10, MANY - 10]);
  });

  it('checks only five wrong current passwords of a signed-in customer, and five tries of one code', async () => {
    const { client: own, email, password } = await realCustomer(server);
    const proofs = await many((nth) =>
      own.post('/api/user/amend_password', { new_password: 'another horse', old_password: `guess ${nth}` }),
    );
    const keys = proofs.map(({ data }) => refusalKeyOf(data));
    expect([counted(keys, 'validation'), counted(keys, 'auth.locked')]).toEqual([5, MANY - 5]);

    await visitor.take('/api/notify/send_email', { to: email, type: 2 });
    const code = await codeFor(operator, email);
    const forget = (auth_code: string) =>
      visitor.post('/api/user/forget_password', {
        ...{ type: 'email', account: email, auth_code },
        ...{ new_password: password, secondary_password: password },
      });
    await many(() => forget(differentCode(code)));
    expect(refusalKeyOf((await forget(code)).data)).toBe('auth.code_invalid');
  });

  it('locks the guessing address, and accepts the operator’s sign-in from another', async () => {
    const { email, password } = demoSignIn(server, 'auditor', 1);
    await many((nth) => atTheOffice('auth/login', { email, password: `guess ${nth}` }, placeOf(1)));
    expect(await atTheOffice('auth/login', { email, password }, placeOf(1))).toBe('auth.locked');
    expect(await atTheOffice('auth/login', { email, password }, placeOf(2))).toBeUndefined();
  });
});
