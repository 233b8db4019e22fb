import type { DrawGate, PasskeysAnswer, SecondFactorProposal, SignIn } from '@truemark/contracts';
import { generate } from 'otplib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AdminClient, adminClient } from './harness/admin-client.js';
import { type Answer, type Client, client, refusalKeyOf } from './harness/client.js';
import { demoCustomer } from './harness/demo-customer.js';
import { outboxOf } from './harness/outbox.js';
import { type RealCustomer, realCustomer } from './harness/real-customer.js';
import { startServer, type TestServer } from './harness/server.js';
import {
  type AuthenticatorFault,
  type CreationOptions,
  type RequestOptions,
  SoftwareAuthenticator,
} from './harness/software-authenticator.js';
import { withOneDatabase } from './harness/with-databases.js';

const ORIGIN = 'http://localhost:3000';

withOneDatabase((database) => {
  let server: TestServer;
  let visitor: Client;
  let operator: AdminClient;

  beforeAll(async () => {
    server = await startServer({ database });
    visitor = client(server.url);
    operator = await adminClient(server, 'operator');
  });
  afterAll(() => server?.discard());

  const call = <T = PasskeysAnswer>({ client: of }: RealCustomer, path: string, fields: object) =>
    of.post<T>(`/api/user/passkeys/${path}`, { ...fields });
  const challenge = async (): Promise<RequestOptions> =>
    (await visitor.take<{ options: RequestOptions }>('/api/user/passkey_options')).options;
  const proposed = async (person: RealCustomer, fields: object = {}): Promise<CreationOptions> => {
    const path = '/api/user/passkeys/propose';
    const asked = { password: person.password, ...fields };
    return (await person.client.take<{ options: CreationOptions }>(path, asked)).options;
  };
  const login = (response: object): Promise<Answer<SignIn>> =>
    visitor.post<SignIn>('/api/user/passkey_login', { response });
  const signIn = async (device: SoftwareAuthenticator, otherwise: AuthenticatorFault = {}) =>
    login(device.get(await challenge(), otherwise));
  const byPassword = ({ email: account, password }: RealCustomer, fields: object = {}) =>
    visitor.form<SignIn>('/api/user/loginForU', { account, password, login_type: 'email', ...fields });
  const added = async (person: RealCustomer, counter = 1): Promise<SoftwareAuthenticator> => {
    const device = new SoftwareAuthenticator(ORIGIN, counter);
    const response = device.create(await proposed(person));
    await person.client.take('/api/user/passkeys/add', { name: 'My phone', response });
    return device;
  };
  /** Whether withdrawals wait for nearly a day. */
  const isDelayed = async (by: Client): Promise<boolean> =>
    (await by.read<DrawGate>('/api/account/draw_gate')).credential_wait_ms > 23 * 3_600_000;
  const someoneWithOne = async () => {
    const person = await realCustomer(server);
    return { person, device: await added(person) };
  };

  it('a passkey signs in without password or code, shows when it was last used, and once added delays withdrawals', async () => {
    const person = await realCustomer(server);
    expect(await isDelayed(person.client)).toBe(false);
    const device = await added(person);
    expect(await isDelayed(person.client)).toBe(true);
    const [held] = (await person.client.read<PasskeysAnswer>('/api/user/passkeys')).passkeys;
    expect(held).toMatchObject({ id: device.id, name: 'My phone', last_used_at_ms: 0 });
    expect((await outboxOf(operator, person.email)).map(({ kind }) => kind)).toContain('passkey.added');

    const { data } = await signIn(device);
    expect(data.user.uid).toBe(person.user.uid);
    const own = client(server.url, data.token);
    const [used] = (await own.read<PasskeysAnswer>('/api/user/passkeys')).passkeys;
    expect(used?.last_used_at_ms).toBeGreaterThan(0);
    expect((await byPassword(person)).code).toBe(1);
  });

  it('a passkey is created only with the password, in the session that requested it, once', async () => {
    const person = await realCustomer(server);
    const wrong = await call(person, 'propose', { password: 'not mine' });
    expect(wrong.data).toMatchObject({ fields: { password: 'validation.password_wrong' } });
    const device = new SoftwareAuthenticator(ORIGIN);
    const options = await proposed(person);
    const response = device.create(options);
    const other = await realCustomer(server);
    expect(refusalKeyOf((await call(other, 'add', { name: 'Stolen', response })).data)).toBe(
      'passkey.refused',
    );
    const { data: elsewhere } = await byPassword(person);
    const again = device.create(await proposed(person));
    const stolen = await client(server.url, elsewhere.token).post('/api/user/passkeys/add', {
      ...{ name: 'Elsewhere', response: again },
    });
    expect(refusalKeyOf(stolen.data)).toBe('passkey.refused');
    expect(refusalKeyOf((await call(person, 'add', { name: 'Late', response: again })).data)).toBe(
      'passkey.refused',
    );
    for (const otherwise of [{ origin: 'https://evil.test' }, { rpId: 'evil.test' }, { isVerified: false }]) {
      const bad = device.create(await proposed(person), otherwise);
      expect(refusalKeyOf((await call(person, 'add', { name: 'Bad', response: bad })).data)).toBe(
        'passkey.refused',
      );
    }
    const good = device.create(await proposed(person));
    const answer = await call(person, 'add', { name: 'Good', response: JSON.stringify(good) });
    expect(answer.data.passkeys.map(({ name }) => name)).toEqual(['Good']);
    expect(refusalKeyOf((await call(person, 'add', { name: 'Again', response: good })).data)).toBe(
      'passkey.refused',
    );
  });

  it('a passkey is refused for another site, without user verification, when replayed, and from a copy of the device', async () => {
    const { device } = await someoneWithOne();
    const tries: readonly AuthenticatorFault[] = [
      { origin: 'https://evil.test' },
      { rpId: 'evil.test' },
      { isVerified: false },
      { type: 'webauthn.create' },
    ];
    for (const otherwise of tries) {
      expect(refusalKeyOf((await signIn(device, otherwise)).data)).toBe('passkey.refused');
    }
    const stranger = new SoftwareAuthenticator(ORIGIN);
    expect(refusalKeyOf((await signIn(stranger)).data)).toBe('passkey.refused');
    const made = { challenge: Buffer.alloc(32, 7).toString('base64url'), rpId: 'localhost' };
    expect(refusalKeyOf((await login(device.get(made))).data)).toBe('passkey.refused');

    const response = device.get(await challenge());
    const together = await Promise.all([login(response), login(response), login(response)]);
    expect(together.filter(({ code }) => code === 1)).toHaveLength(1);
    const reached = device.counter;
    device.counter = reached - 1;
    expect(refusalKeyOf((await signIn(device)).data)).toBe('passkey.refused');
    device.counter = reached;
    expect((await signIn(device)).code).toBe(1);
  });

  it('a passkey of a device that does not count its signatures signs in repeatedly', async () => {
    const person = await realCustomer(server);
    const device = await added(person, 0);
    expect([(await signIn(device)).code, (await signIn(device)).code]).toEqual([1, 1]);
  });

  it('a passkey replaces the code after the password, and is required where its owner enables that', async () => {
    const { person, device } = await someoneWithOne();
    const { password } = person;
    const other = await someoneWithOne();
    const switched = async (enabled: 0 | 1, by: SoftwareAuthenticator, given = password) =>
      call(person, 'factor', { enabled, password: given, response: by.get(await challenge()) });
    expect((await switched(1, device, 'not mine')).data).toMatchObject({
      fields: { password: 'validation.password_wrong' },
    });
    expect(refusalKeyOf((await switched(1, other.device)).data)).toBe('passkey.refused');
    expect((await switched(1, device)).data).toMatchObject({ factor: 1 });

    expect(refusalKeyOf((await byPassword(person, { password: 'wrong' })).data)).toBe('auth.invalid');
    expect(refusalKeyOf((await byPassword(person)).data)).toBe('auth.passkey_required');
    const foreign = JSON.stringify(other.device.get(await challenge()));
    expect(refusalKeyOf((await byPassword(person, { passkey: foreign })).data)).toBe('passkey.refused');
    const passkey = JSON.stringify(device.get(await challenge()));
    expect((await byPassword(person, { passkey })).code).toBe(1);

    const last = await call(person, 'remove', { id: device.id, password });
    expect(refusalKeyOf(last.data)).toBe('passkey.is_factor');
    expect((await switched(0, device)).data).toMatchObject({ factor: 0 });
    expect((await byPassword(person)).code).toBe(1);
  });

  it('with an authenticator app, a passkey is created with its code, and can then replace that code', async () => {
    const person = await realCustomer(server);
    const { password } = person;
    const offer = await person.client.take<SecondFactorProposal>('/api/user/second_factor/propose');
    const code = await generate({ secret: offer.secret });
    await person.client.take('/api/user/second_factor/add', { proposal: offer.proposal, code, password });
    expect(refusalKeyOf((await call(person, 'propose', { password })).data)).toBe('auth.totp_required');
    const totp = await generate({ secret: offer.secret, epoch: Math.floor(Date.now() / 1000) + 30 });
    const device = new SoftwareAuthenticator(ORIGIN);
    const response = device.create(await proposed(person, { totp }));
    await person.client.take('/api/user/passkeys/add', { name: 'Key', response });
    expect(refusalKeyOf((await byPassword(person)).data)).toBe('auth.totp_required');
    const passkey = JSON.stringify(device.get(await challenge()));
    expect((await byPassword(person, { passkey })).code).toBe(1);
    expect((await signIn(device)).code).toBe(1);
  });

  it('a passkey is refused once it is removed or its owner is blocked', async () => {
    const { person, device } = await someoneWithOne();
    const stranger = await realCustomer(server);
    const { password } = stranger;
    expect(refusalKeyOf((await call(stranger, 'remove', { id: device.id, password })).data)).toBe(
      'passkey.none',
    );
    expect(refusalKeyOf((await call(stranger, 'rename', { id: device.id, name: 'X' })).data)).toBe(
      'passkey.none',
    );
    const renamed = await call(person, 'rename', { id: device.id, name: 'Old phone' });
    expect(renamed.data.passkeys[0]?.name).toBe('Old phone');
    const removed = await call(person, 'remove', { id: device.id, password: person.password });
    expect(removed.data.passkeys).toEqual([]);
    expect(refusalKeyOf((await signIn(device)).data)).toBe('passkey.refused');

    const blocked = await someoneWithOne();
    const lost = { what: 'signIn', reason: 'Lost phone' };
    await operator.act('customers', blocked.person.user.id, 'block', lost);
    expect(refusalKeyOf((await signIn(blocked.device)).data)).toBe('auth.blocked');
  });

  it('the passkey of a lost device is removed by two people, which ends the sessions and delays withdrawals', async () => {
    const owner = await adminClient(server, 'owner');
    const hours = (value: string) => owner.change('settings', 'withdraw_credential_hours', { value });
    await hours('0');
    const { person, device } = await someoneWithOne();
    await hours('24');
    expect(await isDelayed(person.client)).toBe(false);
    const { id } = person.user;
    const support = await adminClient(server, 'support');
    expect(await support.one('customers', id)).toMatchObject({ has_second_factor: false, passkeys: 1 });
    const lost = { reason: 'showed the passport' };
    const { body: asked } = await support.call<{ request_id: number }>(
      'POST',
      `customers/${id}/reset-second-factor`,
      lost,
    );
    expect((await person.client.get('/api/user/info')).code).toBe(1);
    await operator.act('approvals', asked.request_id, 'approve', lost);
    expect((await person.client.get('/api/user/info')).code).toBe(999);
    expect(refusalKeyOf((await signIn(device)).data)).toBe('passkey.refused');
    const { token } = (await byPassword(person)).data;
    expect(await isDelayed(client(server.url, token))).toBe(true);
  });

  it('passkeys are for real accounts only, and limited to ten for each', async () => {
    const { client: demo } = await demoCustomer(server);
    expect(refusalKeyOf((await demo.get('/api/user/passkeys')).data)).toBe('user.only_real_account');
    const person = await realCustomer(server);
    for (let count = 0; count < 10; count += 1) await added(person);
    const { password } = person;
    expect(refusalKeyOf((await call(person, 'propose', { password })).data)).toBe('passkey.too_many');
  });
});
