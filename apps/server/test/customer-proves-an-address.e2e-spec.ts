import type { Captcha, CodeSent, SignIn } from '@truemark/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AdminClient, adminClient } from './harness/admin-client.js';
import { type Answer, type Client, client, refusalKeyOf } from './harness/client.js';
import { codeFor, differentCode, outboxOf } from './harness/outbox.js';
import { startServer, type TestServer } from './harness/server.js';
import { withOneDatabase } from './harness/with-databases.js';

const PASSWORD = 'correct horse battery';

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

  const verifyBy = (value: '0' | '1' | '2') => operator.change('settings', 'verify_reg_type', { value });
  const send = (to: string, type: 1 | 2 | 3, by = visitor): Promise<Answer<CodeSent>> =>
    by.form<CodeSent>('/api/notify/send_email', { to, type });
  const register = (account: string, fields: Record<string, unknown> = {}): Promise<Answer<SignIn>> =>
    visitor.form<SignIn>('/api/user/register', {
      type: 'email',
      account,
      password: PASSWORD,
      re_password: PASSWORD,
      ...fields,
    });

  describe('registering with a code', () => {
    beforeAll(() => verifyBy('1'));
    afterAll(() => verifyBy('0'));

    it('accepts the code that was sent to the same account, once', async () => {
      const { code, data } = await send('Code@Example.com', 1);
      expect(code).toBe(1);
      expect(data.retry_after).toBe(60);
      expect(data.next_at_ms - data.now_ms).toBe(60_000);
      const digits = await codeFor(operator, 'Code@Example.com');
      expect(refusalKeyOf((await register('code@example.com')).data)).toBe('auth.code_invalid');
      expect(refusalKeyOf((await register('other@example.com', { sms_code: digits })).data)).toBe(
        'auth.code_invalid',
      );
      expect((await register('code@example.com', { sms_code: digits })).code).toBe(1);
      expect(refusalKeyOf((await register('code@example.com', { sms_code: digits })).data)).toBe(
        'auth.code_invalid',
      );
    });

    it('accepts no code of another kind', async () => {
      await send('kinds@example.com', 1);
      const digits = await codeFor(operator, 'kinds@example.com');
      const wrong = { type: 'email', account: 'kinds@example.com', auth_code: digits };
      const passwords = { new_password: 'another horse', secondary_password: 'another horse' };
      const answer = await visitor.form('/api/user/forget_password', { ...wrong, ...passwords });
      expect(refusalKeyOf(answer.data)).toBe('auth.code_invalid');
      expect((await register('kinds@example.com', { sms_code: digits })).code).toBe(1);
    });

    it('allows five tries and no more, concurrent ones included', async () => {
      await send('tries@example.com', 1);
      const digits = await codeFor(operator, 'tries@example.com');
      const wrong = () => register('tries@example.com', { sms_code: differentCode(digits) });
      await Promise.all([wrong(), wrong(), wrong(), wrong()]);
      expect(refusalKeyOf((await wrong()).data)).toBe('auth.code_invalid');
      expect(refusalKeyOf((await register('tries@example.com', { sms_code: digits })).data)).toBe(
        'auth.code_invalid',
      );
      await send('tries@example.com', 1);
      const next = await codeFor(operator, 'tries@example.com');
      expect((await register('tries@example.com', { sms_code: next })).code).toBe(1);
    });

    it('accepts only the newest code', async () => {
      await send('newest@example.com', 1);
      const first = await codeFor(operator, 'newest@example.com');
      await send('newest@example.com', 1);
      const second = await codeFor(operator, 'newest@example.com');
      if (first !== second) {
        const { data } = await register('newest@example.com', { sms_code: first });
        expect(refusalKeyOf(data)).toBe('auth.code_invalid');
      }
      expect((await register('newest@example.com', { sms_code: second })).code).toBe(1);
    });

    it('tells only the owner of an account that the address is taken', async () => {
      const known = await send('code@example.com', 1);
      const unknown = await send('unknown@example.com', 1);
      expect([known.status, known.code, known.msg, Object.keys(known.data)]).toEqual([
        unknown.status,
        unknown.code,
        unknown.msg,
        Object.keys(unknown.data),
      ]);
      const [newest] = await outboxOf(operator, 'code@example.com');
      expect(newest).toMatchObject({ kind: 'account.taken' });
      expect(newest?.text).not.toMatch(/\d{6}/);
    });

    it('sends nothing to an invalid address or to a number of a refused country', async () => {
      expect((await send('not an address', 1)).data).toMatchObject({ fields: { to: 'validation.email' } });
      const sms = await visitor.form('/api/notify/send_sms', { to: '+8613800138000', type: 1 });
      expect(refusalKeyOf(sms.data)).toBe('auth.area_refused');
    });

    it('registers by phone with a code by SMS', async () => {
      await visitor.take('/api/notify/send_sms', { to: '+4915123456789', type: 1 });
      const [row] = await outboxOf(operator, '+4915123456789');
      expect(row).toMatchObject({ channel: 'sms', kind: 'code.register', state: 'held' });
      const digits = await codeFor(operator, '+4915123456789');
      const phone = { type: 'mobile', sms_code: digits };
      expect((await register('+49 1512 3456789', phone)).data.user.mobile).toBe('+4915123456789');
    });
  });

  describe('registering with a captcha', () => {
    beforeAll(() => verifyBy('2'));
    afterAll(() => verifyBy('0'));

    it('is refused without one, and with a wrong one', async () => {
      const { id, b64s } = await visitor.read<Captcha>('/api/common/captcha');
      expect(b64s).toMatch(/^data:image\/webp;base64,/);
      expect(refusalKeyOf((await register('captcha@example.com')).data)).toBe('auth.captcha_invalid');
      const wrong = await register('captcha@example.com', { key: id, sms_code: '00000' });
      expect(refusalKeyOf(wrong.data)).toBe('auth.captcha_invalid');
      const code = await visitor.form('/api/notify/send_email', {
        to: 'captcha@example.com',
        type: 1,
        captcha_id: id,
        captcha: '00000',
      });
      expect(refusalKeyOf(code.data)).toBe('auth.captcha_invalid');
    });
  });

  describe('the outbox', () => {
    it('shows a text only to permitted operators, and logs each access', async () => {
      const auditor = await adminClient(server, 'auditor');
      await send('looked@example.com', 1);
      const [unread] = await outboxOf(auditor, 'looked@example.com');
      expect(unread).toMatchObject({ kind: 'code.register', text: null });
      const looks = () =>
        auditor.list('audit-log', { filter: { resource: 'outbox', resource_id: String(unread?.id) } });
      expect(await looks()).toEqual([]);
      await codeFor(operator, 'looked@example.com');
      await operator.one('outbox', Number(unread?.id));
      expect(await looks()).toHaveLength(2);
      expect((await looks())[0]).toMatchObject({
        action: 'open',
        after: { recipient: 'looked@example.com' },
      });
      const support = await adminClient(server, 'support');
      expect((await support.call('GET', 'outbox')).status).toBe(403);
    });

    it('writes no code to the log', async () => {
      await send('sealed@example.com', 1);
      const digits = await codeFor(operator, 'sealed@example.com');
      expect(server.logs()).not.toContain(digits);
    });
  });
});
