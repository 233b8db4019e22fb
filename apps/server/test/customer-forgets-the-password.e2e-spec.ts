import type { DrawGate, SignIn, User } from '@truemark/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AdminClient, adminClient } from './harness/admin-client.js';
import { type Answer, type Client, client, type Fields, refusalKeyOf } from './harness/client.js';
import { demoCustomer } from './harness/demo-customer.js';
import { codeFor, differentCode, outboxOf } from './harness/outbox.js';
import { startServer, type TestServer } from './harness/server.js';
import { socket } from './harness/socket.js';
import { verifyLedger } from './harness/verify-ledger.js';
import { withDatabases } from './harness/with-databases.js';

const PASSWORD = 'correct horse battery';
const NEW = 'a better horse';
const HOUR = 3_600_000;

withDatabases((database) => {
  let server: TestServer;
  let visitor: Client;
  let operator: AdminClient;

  beforeAll(async () => {
    server = await startServer({ database });
    visitor = client(server.url);
    operator = await adminClient(server, 'operator');
  });
  afterAll(() => server?.discard());

  const customer = async (account: string): Promise<Client> => {
    const { token } = await visitor.take<SignIn>('/api/user/register', {
      type: 'email',
      account,
      password: PASSWORD,
      re_password: PASSWORD,
    });
    return client(server.url, token);
  };
  const login = (account: string, password: string): Promise<Answer<SignIn>> =>
    visitor.form<SignIn>('/api/user/loginForU', { account, password, login_type: 'email' });
  const forget = (account: string, auth_code: string, fields: object = {}) =>
    visitor.form('/api/user/forget_password', {
      type: 'email',
      account,
      new_password: NEW,
      secondary_password: NEW,
      auth_code,
      ...fields,
    });
  /** Time until withdrawals are possible, ms. */
  const wait = async (by: Client): Promise<number> =>
    (await by.read<DrawGate>('/api/account/draw_gate')).credential_wait_ms;
  const isSignedIn = async (by: Client): Promise<boolean> => (await by.get('/api/user/info')).code === 1;

  it('resets the password by a code, which ends every session, live sockets included, and delays withdrawals', async () => {
    const here = await customer('forgot@example.com');
    await here.take('/api/user/anti_phishing', { word: 'green heron' });
    expect(await here.read<User>('/api/user/info')).toMatchObject({ anti_phishing: 'green heron' });
    const live = await socket(server, here.token ?? '');
    await visitor.take('/api/notify/send_email', { to: 'Forgot@example.com', type: 2 });
    const [message] = await outboxOf(operator, 'Forgot@example.com');
    expect(message?.text).toContain('Your word: green heron');
    const code = await codeFor(operator, 'Forgot@example.com');

    const unequal = await forget('forgot@example.com', code, { secondary_password: PASSWORD });
    expect(unequal.data).toMatchObject({ fields: { secondary_password: 'validation.password_not_equal' } });
    expect(refusalKeyOf((await forget('forgot@example.com', differentCode(code))).data)).toBe(
      'auth.code_invalid',
    );
    expect((await forget('forgot@example.com', code)).code).toBe(1);

    expect(await live.closed).toBe(4001);
    expect(await isSignedIn(here)).toBe(false);
    expect(refusalKeyOf((await login('forgot@example.com', PASSWORD)).data)).toBe('auth.invalid');
    const { token } = (await login('forgot@example.com', NEW)).data;
    expect(await wait(client(server.url, token))).toBeGreaterThan(23 * HOUR);
    const [notice] = await outboxOf(operator, 'forgot@example.com');
    expect(notice).toMatchObject({ kind: 'password.changed' });
    expect(refusalKeyOf((await forget('forgot@example.com', code)).data)).toBe('auth.code_invalid');
  });

  it('gives the same answers for an existing account and for one that does not exist', async () => {
    await customer('known@example.com');
    const asks = await Promise.all(
      ['known@example.com', 'nobody@example.com'].map((to) =>
        visitor.form<object>('/api/notify/send_email', { to, type: 2 }),
      ),
    );
    const [known, nobody] = asks.map(({ status, code, msg, data }) => [status, code, msg, Object.keys(data)]);
    expect(known).toEqual(nobody);
    expect(await outboxOf(operator, 'nobody@example.com')).toEqual([]);
    const wrong = differentCode(await codeFor(operator, 'known@example.com'));
    const [a, b] = await Promise.all(
      ['known@example.com', 'nobody@example.com'].map((account) => forget(account, wrong)),
    );
    expect([a?.status, a?.code, a?.msg, a?.data]).toEqual([b?.status, b?.code, b?.msg, b?.data]);
  });

  it('writes to a customer in their language', async () => {
    visitor.lang = 'hk';
    await customer('hk@example.com');
    visitor.lang = 'en';
    await visitor.take('/api/notify/send_email', { to: 'hk@example.com', type: 2 });
    const [message] = await outboxOf(operator, 'hk@example.com');
    expect(message).toMatchObject({ lang: 'hk' });
    expect(message?.text).toContain('驗證碼');
  });

  describe('with a known password', () => {
    it('changes the password with the current one, keeps only this session, and delays withdrawals', async () => {
      const here = await customer('change@example.com');
      const there = client(server.url, (await login('change@example.com', PASSWORD)).data.token);
      const live = await socket(server, there.token ?? '');
      const amend = (fields: object) =>
        here.form('/api/user/amend_password', { new_password: NEW, ...fields });
      expect(refusalKeyOf((await amend({})).data)).toBe('auth.proof_needed');
      expect((await amend({ old_password: 'wrong' })).data).toMatchObject({
        fields: { old_password: 'validation.password_wrong' },
      });
      expect(await wait(here)).toBe(0);
      expect((await amend({ old_password: PASSWORD })).code).toBe(1);
      expect(await wait(here)).toBeGreaterThan(23 * HOUR);
      expect(await live.closed).toBe(4001);
      expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
      expect((await login('change@example.com', NEW)).code).toBe(1);
    });

    it('ends sessions that were opened with the old password during the change', async () => {
      const here = await customer('meanwhile@example.com');
      let isChanged = false;
      const fields = { new_password: NEW, old_password: PASSWORD };
      const change = here.form('/api/user/amend_password', fields).finally(() => {
        isChanged = true;
      });
      const keepTrying = async (): Promise<Answer<SignIn>[]> => {
        const answers: Answer<SignIn>[] = [];
        while (!isChanged) answers.push(await login('meanwhile@example.com', PASSWORD));
        return answers;
      };
      const answers = (await Promise.all(Array.from({ length: 6 }, keepTrying))).flat();
      expect((await change).code).toBe(1);
      const letIn = answers.filter(({ code }) => code === 1);
      expect(letIn.length).toBeGreaterThan(0);
      const still = await Promise.all(letIn.map(({ data }) => isSignedIn(client(server.url, data.token))));
      expect(still.filter(Boolean)).toEqual([]);
      expect(await here.read<object[]>('/api/user/sessions')).toHaveLength(1);
    });

    it('changes the password with a code, and locks after five wrong guesses', async () => {
      const here = await customer('guess@example.com');
      const amend = (fields: object) =>
        here.form('/api/user/amend_password', { new_password: NEW, ...fields });
      await visitor.take('/api/notify/send_email', { to: 'guess@example.com', type: 2 });
      const code = await codeFor(operator, 'guess@example.com');
      expect((await amend({ auth_code: code, type: 'email' })).code).toBe(1);
      for (let guess = 1; guess <= 5; guess += 1) await amend({ old_password: `guess ${guess}` });
      expect((await amend({ old_password: NEW })).data).toMatchObject({ key: 'auth.locked', minutes: 60 });
    });

    it('ends all other sessions', async () => {
      const here = await customer('everywhere@example.com');
      const others = [];
      for (let sign = 0; sign < 3; sign += 1) {
        others.push(client(server.url, (await login('everywhere@example.com', PASSWORD)).data.token));
      }
      expect((await here.form('/api/user/sessions/revoke')).data).toMatchObject({
        fields: { id: 'validation.required' },
      });
      await here.take('/api/user/sessions/revoke', { others: 1 });
      expect(await Promise.all(others.map(isSignedIn))).toEqual([false, false, false]);
      expect(await here.read<object[]>('/api/user/sessions')).toHaveLength(1);
    });
  });

  describe('the payment password', () => {
    it('is set with the sign-in password or a code to the customer’s own address, the first time too', async () => {
      const here = await customer('pay@example.com');
      const set = (fields: Fields) => here.form('/api/user/amend_pay_password', fields);
      expect((await set({ password: '12345' })).data).toMatchObject({
        fields: { password: 'validation.code' },
      });
      expect(refusalKeyOf((await set({ password: '271828' })).data)).toBe('auth.proof_needed');
      expect((await set({ password: '271828', login_password: 'wrong' })).data).toMatchObject({
        fields: { login_password: 'validation.password_wrong' },
      });
      expect(await here.read<User>('/api/user/info')).toMatchObject({ has_pay_password: 0 });
      expect((await set({ password: '271828', login_password: PASSWORD })).code).toBe(1);
      expect(await here.read<User>('/api/user/info')).toMatchObject({ has_pay_password: 1 });
      expect(refusalKeyOf((await set({ password: '314159' })).data)).toBe('auth.proof_needed');
      expect((await set({ password: '314159', login_password: PASSWORD })).code).toBe(1);
      await here.take('/api/notify/send_email', { to: 'pay@example.com', type: 3 });
      const code = await codeFor(operator, 'pay@example.com');
      expect((await set({ password: '161803', auth_code: code })).code).toBe(1);
    });

    it('sends its code only to the signed-in customer’s own address', async () => {
      const here = await customer('own@example.com');
      await customer('victim@example.com');
      await here.take('/api/notify/send_email', { to: 'victim@example.com', type: 3 });
      await visitor.take('/api/notify/send_email', { to: 'own@example.com', type: 3 });
      expect(await outboxOf(operator, 'victim@example.com')).toEqual([]);
      expect(await outboxOf(operator, 'own@example.com')).toEqual([]);
    });

    it('is locked for an hour after five failures', async () => {
      const here = await customer('lock@example.com');
      const set = (fields: object) =>
        here.form('/api/user/amend_pay_password', { password: '271828', ...fields });
      for (let failure = 0; failure < 5; failure += 1) await set({ login_password: 'wrong' });
      expect((await set({ login_password: PASSWORD })).data).toMatchObject({
        key: 'auth.locked',
        minutes: 60,
      });
    });
  });

  it('a demo account has no payment password', async () => {
    const { client: demo } = await demoCustomer(server);
    const answer = await demo.form('/api/user/amend_pay_password', { password: '271828' });
    expect(refusalKeyOf(answer.data)).toBe('user.only_real_account');
  });

  it('leaves a ledger that can be recomputed from the journal', () => verifyLedger(server));
});
