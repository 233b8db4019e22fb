import type { DrawGate, SecondFactorProposal, SecondFactorStanding, SignIn } from '@truemark/contracts';
import { generate } from 'otplib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AdminClient, adminClient } from './harness/admin-client.js';
import { type Answer, type Client, client, refusalKeyOf } from './harness/client.js';
import { demoCustomer } from './harness/demo-customer.js';
import { codeFor, outboxOf } from './harness/outbox.js';
import { type RealCustomer, realCustomer } from './harness/real-customer.js';
import { startServer, type TestServer } from './harness/server.js';
import { withDatabases } from './harness/with-databases.js';

const HALF_MINUTE = 30;

withDatabases((database) => {
  let server: TestServer;
  let visitor: Client;
  let operator: AdminClient;
  let customer: RealCustomer;
  let secret: string;

  beforeAll(async () => {
    server = await startServer({ database });
    visitor = client(server.url);
    operator = await adminClient(server, 'operator');
    customer = await realCustomer(server);
  });
  afterAll(() => server?.discard());

  /**
   * Code of the current or the next half minute. The next one is valid too, so a test need not wait after using the
   * current one.
   */
  const codeOf = (steps: 0 | 1 = 0): Promise<string> =>
    generate({ secret, epoch: Math.floor(Date.now() / 1000) + steps * HALF_MINUTE });
  const factor = <T = SecondFactorStanding>(path: string, fields: object = {}): Promise<Answer<T>> =>
    customer.client.post<T>(`/api/user/second_factor${path}`, { ...fields });
  const login = (fields: object = {}): Promise<Answer<SignIn>> =>
    visitor.form<SignIn>('/api/user/loginForU', {
      account: customer.email,
      password: customer.password,
      login_type: 'email',
      ...fields,
    });

  it('a second factor is set up only with the password and a first code, and delays withdrawals', async () => {
    const { data: offer } = await factor<SecondFactorProposal>('/propose');
    secret = offer.secret;
    expect(offer.uri).toContain(`secret=${secret}`);
    const { proposal } = offer;
    const { password } = customer;
    const wrongCode = await factor('/add', { proposal, code: '000000', password });
    expect(wrongCode.data).toMatchObject({ fields: { code: 'validation.code' } });
    const wrongPassword = await factor('/add', { proposal, code: await codeOf(), password: 'not mine' });
    expect(wrongPassword.data).toMatchObject({ fields: { password: 'validation.password_wrong' } });
    const other = await realCustomer(server);
    const stolen = await other.client.post('/api/user/second_factor/add', {
      ...{ proposal, code: await codeOf(), password: other.password },
    });
    expect(refusalKeyOf(stolen.data)).toBe('second_factor.proposal_expired');
    expect((await login()).code).toBe(1);

    const wait = async () =>
      (await customer.client.read<DrawGate>('/api/account/draw_gate')).credential_wait_ms;
    expect(await wait()).toBe(0);
    const added = await factor('/add', { proposal, code: await codeOf(), password });
    expect(added.data).toMatchObject({ enabled: 1 });
    expect(await wait()).toBeGreaterThan(23 * 3_600_000);
    expect((await customer.client.read('/api/user/second_factor')) as object).toEqual(added.data);
    expect(refusalKeyOf((await factor('/propose')).data)).toBe('second_factor.on');
    const kinds = (await outboxOf(operator, customer.email)).map(({ kind }) => kind);
    expect(kinds).toContain('factor.added');
  });

  it('a code is requested only after the right password, and each code is accepted once', async () => {
    const stranger = { account: 'nobody@example.com', password: 'wrong' };
    const wrong = await login({ password: 'wrong' });
    const unknown = await login(stranger);
    expect([wrong.code, wrong.msg, wrong.data]).toEqual([unknown.code, unknown.msg, unknown.data]);
    expect(refusalKeyOf(wrong.data)).toBe('auth.invalid');
    expect(refusalKeyOf((await login({ password: 'wrong', totp: await codeOf() })).data)).toBe(
      'auth.invalid',
    );

    expect(refusalKeyOf((await login()).data)).toBe('auth.totp_required');
    expect(refusalKeyOf((await login({ totp: '000000' })).data)).toBe('auth.totp_invalid');
    const totp = await codeOf(1);
    const together = await Promise.all([login({ totp }), login({ totp }), login({ totp })]);
    expect(together.filter(({ code }) => code === 1)).toHaveLength(1);
    expect(refusalKeyOf((await login({ totp })).data)).toBe('auth.totp_invalid');
    const before = await generate({ secret, epoch: Math.floor(Date.now() / 1000) - HALF_MINUTE });
    expect(refusalKeyOf((await login({ totp: before })).data)).toBe('auth.totp_invalid');
  });

  /** A customer who has set up an authenticator app with its current code. */
  const careful = async () => {
    const person = await realCustomer(server);
    const call = (path: string, fields: object = {}) =>
      person.client.post<SecondFactorStanding>(`/api/user/second_factor${path}`, { ...fields });
    const offer = await person.client.take<SecondFactorProposal>('/api/user/second_factor/propose');
    const first = await generate({ secret: offer.secret });
    await call('/add', { proposal: offer.proposal, code: first, password: person.password });
    const next = (): Promise<string> =>
      generate({ secret: offer.secret, epoch: Math.floor(Date.now() / 1000) + HALF_MINUTE });
    return { ...person, call, first, next };
  };

  it('a second factor remains when the password is reset by a code', async () => {
    const { email, next } = await careful();
    await visitor.take('/api/notify/send_email', { to: email, type: 2 });
    const password = 'another horse altogether';
    await visitor.take('/api/user/forget_password', {
      ...{ type: 'email', account: email, auth_code: await codeFor(operator, email) },
      ...{ new_password: password, secondary_password: password },
    });
    const anew = { account: email, password };
    expect(refusalKeyOf((await login(anew)).data)).toBe('auth.totp_required');
    expect((await login({ ...anew, totp: await next() })).code).toBe(1);
  });

  it('the sign-in is locked after ten wrong codes', async () => {
    const { email, password, next } = await careful();
    const guess = (totp: string): Promise<Answer<SignIn>> => login({ account: email, password, totp });
    for (let failure = 1; failure <= 10; failure++) {
      expect(refusalKeyOf((await guess('000000')).data)).toBe('auth.totp_invalid');
    }
    expect(refusalKeyOf((await guess(await next())).data)).toBe('auth.locked');
  });

  it('a second factor is removed with the password and a code', async () => {
    const { email, password, call, first, next } = await careful();
    const used = await call('/remove', { code: first, password });
    expect(used.data).toMatchObject({ fields: { code: 'validation.code' } });
    const wrong = await call('/remove', { code: await next(), password: 'wrong' });
    expect(wrong.data).toMatchObject({ fields: { password: 'validation.password_wrong' } });
    expect((await call('/remove', { code: await next(), password })).data).toMatchObject({ enabled: 0 });
    expect((await login({ account: email, password })).code).toBe(1);
    const kinds = (await outboxOf(operator, email)).map(({ kind }) => kind);
    expect(kinds).toEqual(['factor.removed', 'factor.added']);
    expect(refusalKeyOf((await call('/remove', { code: await next(), password })).data)).toBe(
      'second_factor.off',
    );
  });

  it('a demo account cannot have a second factor', async () => {
    const demo = await demoCustomer(server);
    expect(refusalKeyOf((await demo.client.get('/api/user/second_factor')).data)).toBe(
      'user.only_real_account',
    );
    expect(refusalKeyOf((await demo.client.post('/api/user/second_factor/propose')).data)).toBe(
      'user.only_real_account',
    );
  });
});
