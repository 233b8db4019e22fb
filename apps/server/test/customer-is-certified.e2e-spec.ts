import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AuthInfo, AuthStatus, Message, Messages, User } from '@truemark/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AdminClient, adminClient, type Row } from './harness/admin-client.js';
import { type Client, refusalKeyOf } from './harness/client.js';
import { demoCustomer } from './harness/demo-customer.js';
import { fetchTestFile, testImage, upload } from './harness/pictures.js';
import { realCustomer } from './harness/real-customer.js';
import { startServer, type TestServer } from './harness/server.js';
import { verifyLedger } from './harness/verify-ledger.js';
import { withDatabases } from './harness/with-databases.js';

const NAME = 'Ann Certified';
const CARD = 'X-4711-0815';

withDatabases((database) => {
  let server: TestServer;
  let support: AdminClient;
  let operator: AdminClient;
  let auditor: AdminClient;

  beforeAll(async () => {
    server = await startServer({ database });
    support = await adminClient(server, 'support');
    operator = await adminClient(server, 'operator');
    auditor = await adminClient(server, 'auditor');
  });
  afterAll(() => server?.discard());

  const picture = async (of: Client, colour?: string): Promise<string> =>
    (
      await upload(
        of,
        await testImage({ ...(colour && { colour }) })
          .jpeg()
          .toBuffer(),
      )
    ).data.url;
  const junior = async (of: Client, given: object = {}) => {
    const [front_pic, reverse_pic] = [await picture(of), await picture(of)];
    const form = { name: NAME, mobile: '+1 202 555 0123', front_pic, reverse_pic, ...given };
    return of.post<AuthStatus>('/api/user/auth_junior_submit', form);
  };
  const senior = async (of: Client, given: object = {}) =>
    of.post<AuthStatus>('/api/user/auth_senior_submit', {
      name: NAME,
      card_id: CARD,
      hand_pic: await picture(of),
      ...given,
    });
  const waitingOf = async (user: User): Promise<Row> => {
    const filter = { customer_id: user.id, status: 'waiting' };
    const [row] = await support.list('verifications', { filter });
    if (!row) throw new Error('nothing waits');
    return row;
  };
  const decide = async (user: User, action: 'approve' | 'reject', body: object = {}): Promise<number> => {
    const { id } = await waitingOf(user);
    await support.act('verifications', id, 'claim');
    await support.act('verifications', id, action, body);
    return Number(id);
  };
  const status = (of: Client): Promise<AuthStatus> => of.read('/api/user/auth_status');
  const info = (of: Client, type: 1 | 2): Promise<AuthInfo> => of.read('/api/user/auth_info', { type });
  const me = (of: Client): Promise<User> => of.read('/api/user/info');
  const newest = async (of: Client): Promise<Message> => {
    const { data } = await of.read<Messages>('/api/internalMessage/list');
    return of.read('/api/internalMessage/info', { id: data[0]?.id });
  };

  it('a customer is verified at both levels, with a rejection and a second submission at each', async () => {
    const { client: ann, user } = await realCustomer(server);
    expect(await status(ann)).toEqual({
      junior_status: 0,
      senior_status: 0,
      junior_reject: null,
      senior_reject: null,
    });
    const submitted = await junior(ann);
    expect([submitted.code, submitted.data.junior_status]).toEqual([1, 1]);
    expect(submitted.msg).toContain('48');
    expect(refusalKeyOf((await junior(ann)).data)).toBe('verification.waiting');
    expect(refusalKeyOf((await senior(ann)).data)).toBe('verification.junior_first');

    const fields = { front_pic: 'reject.unreadable', name: 'reject.mismatch' };
    await decide(user, 'reject', { reason: 'Light on <the> card.', fields, note: 'looks honest' });
    const back = await info(ann, 1);
    expect(back).toMatchObject({ junior_status: 0, name: NAME, mobile: '+12025550123' });
    expect(back.reject).toEqual({ reason: 'Light on <the> card.', fields });
    expect((await fetchTestFile(server.url, back.front_pic, ann.token)).headers.get('content-type')).toBe(
      'image/jpeg',
    );
    expect((await me(ann)).is_real).toBe(0);
    const told = await newest(ann);
    expect(told.content).toContain('Front of the document: Cannot be read clearly');
    expect(told.content).toContain('Light on &lt;the&gt; card.');
    expect(JSON.stringify([told, back])).not.toContain('looks honest');
    ann.lang = 'ar';
    expect((await newest(ann)).title).toMatch(/[\u0600-\u06ff]/);
    ann.lang = 'en';

    const front_pic = await picture(ann, '#112233');
    const changed = { front_pic, reverse_pic: back.reverse_pic, name: 'Ann B. Certified' };
    const again = await junior(ann, changed);
    expect(again.code).toBe(1);
    const second = await support.one('verifications', (await waitingOf(user)).id);
    expect(second.former).toMatchObject({
      ...{ status: 'rejected', reason: 'Light on <the> card.', fields, note: 'looks honest' },
      ...{ name: NAME, unchanged: ['mobile', 'reverse_pic'], decided_by_name: expect.stringMatching(/./) },
    });
    await decide(user, 'reject', { fields: { name: 'reject.mismatch' } });
    await junior(ann, { reverse_pic: back.reverse_pic });
    const claimed = await decide(user, 'approve');
    expect((await support.list('claims')).map(({ id }) => id)).not.toContain(`verifications-${claimed}`);
    expect(await status(ann)).toMatchObject({ junior_status: 2, junior_reject: null });
    expect(await me(ann)).toMatchObject({ is_real: 1, review_status: 0, name: NAME });
    expect(refusalKeyOf((await junior(ann)).data)).toBe('verification.certified');

    expect((await senior(ann)).data.senior_status).toBe(1);
    expect((await me(ann)).review_status).toBe(1);
    await decide(user, 'reject', { fields: { hand_pic: 'reject.cut_off' } });
    expect(await info(ann, 2)).toMatchObject({ senior_status: 0, card_id: CARD });
    expect((await me(ann)).review_status).toBe(0);
    expect((await senior(ann)).code).toBe(1);
    const id = await decide(user, 'approve', { note: 'fine' });
    expect(await status(ann)).toMatchObject({ junior_status: 2, senior_status: 2 });
    expect((await me(ann)).review_status).toBe(2);
    expect((await newest(ann)).title).toBe('Full verification passed');

    const { earlier, note } = await support.one('verifications', id);
    expect(note).toBe('fine');
    expect((earlier as Row[]).map(({ level, status }) => `${level} ${status}`)).toEqual([
      'senior rejected',
      'junior approved',
      'junior rejected',
      'junior rejected',
    ]);
    const trail = await auditor.list('audit-log', {
      filter: { resource: 'verifications', resource_id: `${id}` },
    });
    expect(trail.map(({ action }) => action)).toEqual(['approve', 'claim']);
  });

  it('refuses missing fields, foreign pictures, restricted countries and demo accounts', async () => {
    const { client: bob } = await realCustomer(server);
    const other = await realCustomer(server);
    const empty = await bob.post('/api/user/auth_junior_submit', {});
    expect(empty.data).toMatchObject({
      fields: {
        name: 'validation.required',
        mobile: 'validation.required',
        front_pic: 'validation.required',
        reverse_pic: 'validation.required',
      },
    });
    for (const front_pic of [
      await picture(other.client),
      '/api/common/image/x',
      'https://example.com/a.jpg',
    ]) {
      expect((await junior(bob, { front_pic })).data).toMatchObject({
        fields: { front_pic: 'validation.picture' },
      });
    }
    expect((await junior(bob, { mobile: '12' })).data).toMatchObject({
      fields: { mobile: 'validation.mobile' },
    });
    expect(refusalKeyOf((await junior(bob, { mobile: '+86 138 0013 8000' })).data)).toBe('auth.area_refused');
    const owner = await adminClient(server, 'owner');
    await owner.change('settings', 'restricted_countries', { value: 'KP,FR' });
    expect(refusalKeyOf((await junior(bob, { mobile: '+33 6 12 34 56 78' })).data)).toBe('auth.area_refused');
    await owner.change('settings', 'is_real_name_auth', { value: '0' });
    expect(refusalKeyOf((await junior(bob)).data)).toBe('verification.off');
    await owner.change('settings', 'is_real_name_auth', { value: '1' });
    expect((await status(bob)).junior_status).toBe(0);

    const demo = (await demoCustomer(server)).client;
    expect(refusalKeyOf((await junior(demo)).data)).toBe('user.only_real_account');
    expect(refusalKeyOf((await senior(demo)).data)).toBe('user.only_real_account');
    demo.token = null;
    expect((await demo.get('/api/user/auth_status')).code).toBe(999);
  });

  it('requires the picture with the document only where the setting does', async () => {
    const { client: eve, user } = await realCustomer(server);
    await junior(eve);
    await decide(user, 'approve');
    expect((await senior(eve, { hand_pic: '' })).data).toMatchObject({
      fields: { hand_pic: 'validation.required' },
    });
    const owner = await adminClient(server, 'owner');
    await owner.change('settings', 'is_auth_hand_pic', { value: '0' });
    expect((await senior(eve, { hand_pic: '' })).data.senior_status).toBe(1);
    await owner.change('settings', 'is_auth_hand_pic', { value: '1' });
    await decide(user, 'approve');
  });

  it('accepts one of several concurrent submissions', async () => {
    const { client: tom, user } = await realCustomer(server);
    const answers = await Promise.all(Array.from({ length: 6 }, () => junior(tom)));
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
    expect(answers.filter(({ data }) => refusalKeyOf(data) === 'verification.waiting')).toHaveLength(5);
    await decide(user, 'approve');
  });

  // Which claim comes first is decided before either database stores it; the second is only checked for storing the
  // result.
  const rounds = database === 'sqlite' ? 100 : 20;
  it(`lets one of two concurrent claims succeed, ${rounds} times, and only its operator decide`, async () => {
    const { client: kim, user } = await realCustomer(server);
    const wins = { support: 0, operator: 0 };
    for (let round = 1; round <= rounds; round++) {
      await junior(kim);
      const { id } = await waitingOf(user);
      const path = (action: string): string => `verifications/${id}/${action}`;
      const [theirs, ours] = await Promise.all([
        support.call<{ key?: string }>('POST', path('claim')),
        operator.call<{ key?: string }>('POST', path('claim')),
      ]);
      expect([theirs.status, ours.status].sort()).toEqual([200, 409]);
      const winner = theirs.status === 200 ? support : operator;
      const loser = winner === support ? operator : support;
      wins[winner.role as keyof typeof wins] += 1;
      expect((winner === support ? ours : theirs).body.key).toBe('claims.taken');
      const late = await loser.call<{ key: string }>('POST', path('approve'), {});
      expect([late.status, late.body.key]).toEqual([409, 'claims.not_yours']);
      const twice = await Promise.all([
        winner.call<{ key?: string }>('POST', path('reject'), { reason: 'a test' }),
        winner.call<{ key?: string }>('POST', path('reject'), { reason: 'another' }),
      ]);
      expect(twice.map((each) => each.status).sort()).toEqual([200, 409]);
      expect(twice.find((each) => each.status === 409)?.body.key).toBe('verification.decided');
    }
    expect(wins.support + wins.operator).toBe(rounds);
    expect((await me(kim)).is_real).toBe(0);
  });

  it('a rejection requires a claim and a reason, in words or by a field of the form', async () => {
    const { client: lea, user } = await realCustomer(server);
    await junior(lea);
    const { id } = await waitingOf(user);
    expect((await support.call('POST', `verifications/${id}/reject`, { reason: 'x' })).status).toBe(409);
    await support.act('verifications', id, 'claim');
    for (const body of [
      {},
      { fields: { card_id: 'reject.mismatch' } },
      { fields: { name: 'because' } },
      { fields: { what: 'reject.mismatch' } },
      { fields: { mobile: 'reject.expired' } },
    ]) {
      expect((await support.call('POST', `verifications/${id}/reject`, body)).status).toBe(422);
    }
    expect((await support.call('POST', 'verifications/999999/claim')).status).toBe(404);
    const named = { reason: 'Please <send> it again.', fields: ['front_pic'] };
    const wordless = { fields: ['front_pic'] };
    for (const body of [wordless, { ...named, fields: ['card_id'] }, { ...named, fields: ['what'] }]) {
      expect((await support.call('POST', `verifications/${id}/reject`, body)).status).toBe(422);
    }
    await support.act('verifications', id, 'reject', named);
    expect((await status(lea)).junior_reject).toEqual({ ...named, fields: { front_pic: named.reason } });
  });

  it('shows documents to nobody else, and stores nothing readable', async () => {
    const { client: zoe, user } = await realCustomer(server);
    await junior(zoe);
    await decide(user, 'approve');
    await senior(zoe, { card_id: 'SECRET-98765' });
    const { id } = await waitingOf(user);
    const seen = await support.one('verifications', id);
    expect(seen.card_id).toBe('SECRET-98765');
    const { hand_pic: handPic } = seen.pictures as { hand_pic: string };
    const masked = await auditor.one('verifications', id);
    expect([masked.card_id, masked.pictures]).toEqual(['••••', {}]);
    expect(
      (await fetchTestFile(server.url, `/admin/api/uploads/${handPic}`, `Bearer ${auditor.token}`)).status,
    ).toBe(403);
    const stranger = await realCustomer(server);
    const { status: answered } = await fetchTestFile(
      server.url,
      `/api/common/image/${handPic}`,
      stranger.client.token,
    );
    expect(answered).toBe(200);
    const theirs = await stranger.client.get(`/api/common/image/${handPic}`);
    expect(refusalKeyOf(theirs.data)).toBe('upload.not_found');
    expect(await info(stranger.client, 2)).toMatchObject({ card_id: '', hand_pic: '' });

    for (const name of readdirSync(server.dataDir).filter((file) => file.includes('.db'))) {
      expect(readFileSync(join(server.dataDir, name)).includes('SECRET-98765')).toBe(false);
    }
    expect(server.logs()).not.toContain('SECRET-98765');
    await verifyLedger(server);
  });
});
