import type { Agreement, Area, Message, Messages, SignIn, User } from '@truemark/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeBypassingEngine } from './engine/write-bypassing-engine.js';
import { adminClient } from './harness/admin-client.js';
import { type Answer, type Client, client, refusalKeyOf } from './harness/client.js';
import { targetOf } from './harness/database.js';
import { demoCustomer, newDemoId } from './harness/demo-customer.js';
import { startServer, type TestServer } from './harness/server.js';
import { withDatabases } from './harness/with-databases.js';

const PASSWORD = 'correct horse battery';

interface ListedSession {
  readonly id: string;
  readonly is_current: 0 | 1;
}

withDatabases((database) => {
  let server: TestServer;
  let visitor: Client;

  beforeAll(async () => {
    server = await startServer({ database });
    visitor = client(server.url);
  });
  afterAll(() => server?.discard());

  const register = (account: string, fields: Record<string, unknown> = {}): Promise<Answer<SignIn>> =>
    visitor.form<SignIn>('/api/user/register', {
      type: 'email',
      account,
      password: PASSWORD,
      re_password: PASSWORD,
      ...fields,
    });
  const login = (account: string, fields: Record<string, unknown> = {}): Promise<Answer<SignIn>> =>
    visitor.form<SignIn>('/api/user/loginForU', {
      account,
      password: PASSWORD,
      login_type: 'email',
      ...fields,
    });
  const signedIn = async (account: string): Promise<Client> => {
    const { data } = await login(account);
    return client(server.url, data.token);
  };

  describe('by e-mail', () => {
    it('opens a real account and signs the customer in', async () => {
      const { code, data } = await register('Ann@Example.com');
      expect(code).toBe(1);
      expect(data.user).toMatchObject({ email: 'Ann@Example.com', is_demo: 0, level: 0, review_status: 0 });
      expect(await client(server.url, data.token).read<User>('/api/user/info')).toMatchObject(data.user);
    });

    it('records which versions of the agreements the customer accepted', async () => {
      const texts = await visitor.read<Agreement[]>('/api/descript/agreements');
      expect(texts.map(({ group }) => group)).toEqual(['legal.terms', 'legal.risk']);
      const [terms, risk] = texts.map(({ version }) => version);
      const old = await register('terms.reader@example.com', { agreed: `${terms},${'0'.repeat(64)}` });
      expect(refusalKeyOf(old.data)).toBe('auth.terms_changed');
      const { data } = await register('terms.reader@example.com', { agreed: `${terms},${risk}` });
      const desk = await adminClient(server, 'operator');
      const { consents } = await desk.one('customers', data.user.id);
      expect(consents).toMatchObject([
        { group: 'legal.terms', version: terms, lang: 'en', agreed_at_ms: expect.any(Number) },
        { group: 'legal.risk', version: risk },
      ]);
    });

    it('sends feedback to the operators, whose reading is logged', async () => {
      const { client: writer } = await demoCustomer(server);
      const desk = await adminClient(server, 'support');
      const owner = await adminClient(server, 'owner');
      const text = 'The chart could be taller.\nThank you.';
      expect((await writer.post('/api/user/feedback', { text: 'Hm.' })).data).toMatchObject({
        fields: { text: 'validation.too_short' },
      });
      const { id } = await writer.take<{ id: number }>('/api/user/feedback', { text });
      const [row] = await desk.list('feedback', { filter: { id } });
      expect(row).toMatchObject({ text, lang: 'en' });
      const looks = { filter: { resource: 'feedback', resource_id: String(id) } };
      expect(await owner.list('audit-log', looks)).toMatchObject([{ action: 'open' }]);
      await owner.change('settings', 'is_feedback', { value: '0' });
      expect(refusalKeyOf((await writer.post('/api/user/feedback', { text })).data)).toBe('feedback.off');
      await owner.change('settings', 'is_feedback', { value: '1' });
    });

    it('treats an address in another letter case as the same account', async () => {
      expect(refusalKeyOf((await register('aNN@example.COM')).data)).toBe('auth.account_exists');
      expect((await login(' ANN@EXAMPLE.COM ')).code).toBe(1);
    });

    it('creates one account from concurrent registrations', async () => {
      const answers = await Promise.all(Array.from({ length: 5 }, () => register('twins@example.com')));
      expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
      expect(answers.filter(({ data }) => refusalKeyOf(data) === 'auth.account_exists')).toHaveLength(4);
    });

    it('names each invalid field', async () => {
      const { data } = await register('nobody', { password: 'password1', re_password: 'password2' });
      expect(data).toMatchObject({
        key: 'validation',
        fields: { password: 'validation.password_common', re_password: 'validation.password_not_equal' },
      });
      expect((await register('not an address')).data).toMatchObject({
        fields: { account: 'validation.email' },
      });
      expect((await register('short@example.com', { password: 'short' })).data).toMatchObject({
        fields: { password: 'validation.too_short' },
      });
    });
  });

  it('registers and signs in by phone number, with the prefix of an area or its own', async () => {
    const areas = await visitor.read<Area[]>('/api/default/area_list');
    const germany = areas.find(({ global_code }) => global_code === 'DE');
    expect(germany?.code).toBe('+049');
    const { data } = await register('01512 3456789', { type: 'mobile', area_id: germany?.id });
    expect(data.user.mobile).toBe('+4915123456789');
    expect((await login('+4915123456789', { login_type: 'mobile' })).code).toBe(1);
    expect((await login('15123456789', { login_type: 'mobile', area_id: germany?.id })).code).toBe(1);
  });

  it('refuses registrations from countries where services are not offered', async () => {
    const areas = await visitor.read<Area[]>('/api/default/area_list');
    const refused = ['KP', 'IL', 'CN', 'VU', 'CU'];
    expect(areas.filter(({ global_code }) => refused.includes(global_code))).toEqual([]);
    const phone = await register('+8613800138000', { type: 'mobile' });
    expect(refusalKeyOf(phone.data)).toBe('auth.area_refused');
    // The area number follows from its two letters, so a client could send one that the list omits.
    const cuba = await register('from.cuba@example.com', { area_id: 3 * 26 + 21 });
    expect(refusalKeyOf(cuba.data)).toBe('auth.area_refused');
  });

  it('gives the same answer to a wrong account and a wrong password, and locks after ten failures', async () => {
    await register('locked@example.com');
    const known = await login('locked@example.com', { password: 'wrong' });
    const unknown = await login('unknown@example.com', { password: 'wrong' });
    expect([known.code, known.msg, known.data]).toEqual([unknown.code, unknown.msg, unknown.data]);
    for (let failure = 2; failure <= 10; failure++) await login('locked@example.com', { password: 'wrong' });
    expect(refusalKeyOf((await login('locked@example.com')).data)).toBe('auth.locked');
    expect((await login('ann@example.com')).code).toBe(1);
  });

  it('lists the customer’s sessions, and ends one of them', async () => {
    await register('sessions@example.com');
    const here = await signedIn('sessions@example.com');
    const there = await signedIn('sessions@example.com');
    const sessions = await here.read<ListedSession[]>('/api/user/sessions');
    expect(sessions.filter(({ is_current }) => is_current === 1)).toHaveLength(1);
    expect(sessions).toHaveLength(3);
    const [other] = await there
      .read<ListedSession[]>('/api/user/sessions')
      .then((list) => list.filter(({ is_current }) => is_current === 1));
    await here.take('/api/user/sessions/revoke', { id: other?.id });
    expect((await there.get('/api/user/info')).code).toBe(999);
    expect((await here.get('/api/user/info')).code).toBe(1);
  });

  it('cannot end a session of another customer', async () => {
    await register('victim@example.com');
    const victim = await signedIn('victim@example.com');
    const [session] = await victim.read<ListedSession[]>('/api/user/sessions');
    await (await signedIn('ann@example.com')).take('/api/user/sessions/revoke', { id: session?.id });
    expect((await victim.get('/api/user/info')).code).toBe(1);
  });

  it('ends the session at sign-out, and keeps another one over a restart of the server', async () => {
    const leaving = await signedIn('ann@example.com');
    const staying = await signedIn('ann@example.com');
    await leaving.take('/api/user/logout');
    expect((await leaving.get('/api/user/info')).code).toBe(999);
    await server.restart();
    expect((await leaving.get('/api/user/info')).code).toBe(999);
    expect((await staying.get('/api/user/info')).code).toBe(1);
    visitor = client(server.url);
  });

  it('ends the session at sign-out, however many newer ones the customer has', async () => {
    const { data } = await register('many-devices@example.com');
    const leaving = client(server.url, data.token);
    const { id } = await leaving.read<{ id: number }>('/api/user/info');
    const newer = Array.from(
      { length: 60 },
      (_, at) => `('newer-${at}', 'newer-${at}', 'customer', ${id}, 1, ${Date.now() + 60_000}, NULL, '', '')`,
    );
    await writeBypassingEngine(targetOf(server), `INSERT INTO sessions VALUES ${newer.join(', ')}`);
    await leaving.take('/api/user/logout');
    expect((await leaving.get('/api/user/info')).code).toBe(999);
    await writeBypassingEngine(targetOf(server), `DELETE FROM sessions WHERE id LIKE 'newer-%'`);
  });

  it('a customer is signed out at once when an operator blocks the account, and is shown the reason', async () => {
    const { data } = await register('blocked@example.com');
    const customer = client(server.url, data.token);
    expect((await customer.get('/api/user/info')).code).toBe(1);
    const operator = await adminClient(server, 'operator');
    await operator.act('customers', data.user.id, 'block', {
      what: 'signIn',
      reason: 'Asked us to close it.',
    });
    expect((await customer.get('/api/user/info')).code).toBe(999);
    const refused = await login('blocked@example.com');
    expect(refusalKeyOf(refused.data)).toBe('auth.blocked');
    expect(refused.msg).toContain('Asked us to close it.');
  });

  it('a message is unread until it is opened, is shown in the reader’s language, and to nobody else', async () => {
    const { data } = await register('reader@example.com');
    const reader = client(server.url, data.token);
    const { data: rows, unread } = await reader.read<Messages>('/api/internalMessage/list');
    expect([rows.length, unread]).toEqual([1, 1]);
    reader.lang = 'hk';
    const message = await reader.read<Message>('/api/internalMessage/info', { id: rows[0]?.id });
    expect(message.title).toContain('歡迎');
    expect((await reader.read<Messages>('/api/internalMessage/list')).unread).toBe(0);
    const stranger = await demoCustomer(server);
    const theirs = await stranger.client.get('/api/internalMessage/info', { id: rows[0]?.id });
    expect(refusalKeyOf(theirs.data)).toBe('message.not_found');
  });

  it('opens one demo account for one id, however many requests arrive at once', async () => {
    const id = newDemoId();
    const many = await Promise.all(Array.from({ length: 8 }, () => demoCustomer(server, id)));
    expect(new Set(many.map(({ user }) => user.id)).size).toBe(1);
    expect((await demoCustomer(server)).user.id).not.toBe(many[0]?.user.id);
    const short = await visitor.post('/api/user/createAccountDemoForU', { demo_id: 'short' });
    expect(short.data).toMatchObject({ key: 'validation', fields: { demo_id: 'validation.invalid' } });
  });

  it('follows the settings on required fields, codes and demo accounts', async () => {
    const owner = await adminClient(server, 'owner');
    const set = (key: string, value: string): Promise<unknown> => owner.change('settings', key, { value });
    await set('is_reg_name', '1');
    await set('is_demo_login', '0');
    expect((await register('asked@example.com')).data).toMatchObject({
      fields: { name: 'validation.required' },
    });
    const { data } = await register('asked@example.com', { name: 'Ann Asked' });
    expect(data.user.name).toBe('Ann Asked');
    const demo = await visitor.post('/api/user/createAccountDemoForU', { demo_id: newDemoId() });
    expect(refusalKeyOf(demo.data)).toBe('auth.demo_closed');
    await set('verify_reg_type', '1');
    expect(refusalKeyOf((await register('codes@example.com', { name: 'Ann' })).data)).toBe(
      'auth.code_invalid',
    );
  });
});
