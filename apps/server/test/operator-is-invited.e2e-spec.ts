import type { Invitation } from '@truemark/contracts/admin';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeBypassingEngine } from './engine/write-bypassing-engine.js';
import { type AdminClient, adminClient, demoSignIn, type Row } from './harness/admin-client.js';
import { targetOf } from './harness/database.js';
import { choosePassword, tokenOfLink } from './harness/invited.js';
import { type Mailbox, openMailbox, textOf } from './harness/mailbox.js';
import { startServer, type TestServer } from './harness/server.js';
import { withOneDatabase } from './harness/with-databases.js';

const CHOSEN = 'a password of his own';
const HOUR = 3_600_000;

type Invited = Row & { readonly key?: string; readonly invitation?: Invitation | null };

withOneDatabase((database) => {
  let server: TestServer;
  let mailbox: Mailbox;
  let owner: AdminClient;

  beforeAll(async () => {
    mailbox = await openMailbox();
    server = await startServer({
      database,
      env: { SMTP_URL: mailbox.url, PUBLIC_URL: 'https://house.example/' },
    });
    owner = await adminClient(server, 'owner');
  });
  afterAll(async () => {
    await server?.discard();
    await mailbox?.close();
  });

  const make = (name: string, more: object = {}) =>
    owner.call<Invited>('POST', 'operators', {
      ...{ email: `${name}@house.example`, name, role: 'auditor' },
      ...more,
    });
  const invite = (id: unknown, by = owner) =>
    by.call<Invitation & { key?: string }>('POST', `operators/${id}/invite`);
  const revoke = (id: unknown, by = owner) => by.call<Invited>('POST', `operators/${id}/revoke-invitation`);
  const signIn = async (name: string) =>
    (await owner.call('POST', 'auth/login', { email: `${name}@house.example`, password: CHOSEN })).status;
  const choose = (token: string, password = CHOSEN) => choosePassword(server, token, password);
  const mailedTo = async (name: string) => tokenOfLink(textOf(await mailbox.next(`${name}@house.example`)));

  it('an invitation reaches only its recipient, works once within 48 hours, and can be sent again', async () => {
    const { status, body } = await make('anna');
    expect([status, body.invitation]).toMatchObject([201, { sent_to: 'anna@house.example', link: null }]);
    const left = Number(body.invited_until_ms) - Date.now();
    expect([left > 47 * HOUR, left <= 48 * HOUR]).toEqual([true, true]);
    const first = await mailedTo('anna');
    expect((await invite(body.id)).body).toMatchObject({ sent_to: 'anna@house.example', link: null });
    const second = await mailedTo('anna');
    for (const common of ['Password1234!', 'qwertyqwerty', 'anna@house.example']) {
      expect(await choose(second, common)).toBe(422);
    }
    expect([await choose(first), await choose(second, 'short'), await signIn('anna')]).toEqual([
      409, 422, 401,
    ]);
    const together = await Promise.all([1, 2, 3].map(() => choose(second)));
    expect(together.sort()).toEqual([200, 409, 409]);
    expect([await choose(second), await signIn('anna')]).toEqual([409, 200]);
    expect(await owner.one('operators', Number(body.id))).toMatchObject({
      ...{ invited_until_ms: null, is_invited: false },
    });
    // The account is accepted, so a new invitation link is refused.
    expect((await invite(body.id)).body.key).toBe('operators.accepted');
    expect((await revoke(body.id)).body.key).toBe('operators.accepted');
    const seen = JSON.stringify(await owner.list('audit-log', { range: [0, 99] })) + server.logs();
    expect([seen.includes(first), seen.includes(second)]).toEqual([false, false]);
  });

  it('an invitation can be revoked, and expires by itself', async () => {
    const { body } = await make('bruno');
    const token = await mailedTo('bruno');
    expect((await revoke(body.id)).body).toMatchObject({ invited_until_ms: 0 });
    expect([await choose(token), (await revoke(body.id)).body.key]).toEqual([409, 'operators.no_invitation']);
    await invite(body.id);
    const late = await mailedTo('bruno');
    const row = await owner.one('operators', Number(body.id));
    const set = (until: number) =>
      writeBypassingEngine(
        targetOf(server),
        `UPDATE operators SET link_until = ${until} WHERE id = ${body.id}`,
      );
    await set(Date.now() - 1);
    expect(await choose(late)).toBe(409);
    await set(Number(row.invited_until_ms));
    expect(await choose(late)).toBe(200);
    const actions = (await owner.list('audit-log', { filter: { resource: 'operators' }, range: [0, 99] }))
      .filter(({ resource_id: id }) => Number(id) === Number(body.id))
      .map(({ action }) => action);
    expect(actions.sort()).toEqual(
      ['create', 'invite', 'invite', 'revoke invitation', 'set password by link'].sort(),
    );
  });

  it('only an owner invites, and an operator who decides on requests is invited once a second owner approved', async () => {
    const { body } = await make('clara', { role: 'operator', reason: 'helps with the queues' });
    expect([body.is_active, body.invitation]).toEqual([false, undefined]);
    expect((await invite(body.id)).body.key).toBe('operators.inactive');
    for (const role of ['operator', 'support', 'auditor'] as const) {
      const other = await adminClient(server, role);
      expect([(await invite(body.id, other)).status, (await revoke(body.id, other)).status]).toEqual([
        403, 403,
      ]);
    }
    const second = await adminClient(server, 'owner', 1);
    const approval = Number(body.approval_id);
    expect((await second.call('POST', `approvals/${approval}/approve`, { note: '' })).status).toBe(200);
    expect(await choose(await mailedTo('clara'))).toBe(200);
    expect(await signIn('clara')).toBe(200);
  });

  it('without a mail server the owner is shown the link once, which the audit log records without the link', async () => {
    await server.restart({ SMTP_URL: '' });
    const { body } = await make('dora');
    const shown = body.invitation?.link ?? '';
    expect(shown).toContain('https://house.example/admin/#/set-password?token=');
    const row = await owner.one('operators', Number(body.id));
    expect(JSON.stringify(row)).not.toContain(tokenOfLink(shown));
    const again = (await invite(body.id)).body.link ?? '';
    expect([await choose(tokenOfLink(shown)), await choose(tokenOfLink(again))]).toEqual([409, 200]);
    const log = JSON.stringify(await owner.list('audit-log', { range: [0, 99] })) + server.logs();
    expect([log.includes(tokenOfLink(shown)), log.includes(tokenOfLink(again))]).toEqual([false, false]);
    expect(log).toContain(`"shown_to":"${demoSignIn(server, 'owner').email}"`);
  });
});
