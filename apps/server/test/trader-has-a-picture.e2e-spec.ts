import type { Followers, Ranks, TraderDetail, TraderStanding, Traders } from '@truemark/contracts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AdminClient, adminClient } from './harness/admin-client.js';
import { refusalKeyOf } from './harness/client.js';
import { fetchTestFile, testImage, upload } from './harness/pictures.js';
import { type RealCustomer, realCustomer } from './harness/real-customer.js';
import { startServer, type TestServer } from './harness/server.js';
import { withOneDatabase } from './harness/with-databases.js';

withOneDatabase((database) => {
  let server: TestServer;
  let owner: AdminClient;
  let leader: RealCustomer;
  let follower: RealCustomer;
  let url: string;

  beforeAll(async () => {
    server = await startServer({ database });
    owner = await adminClient(server, 'owner');
    await owner.change('settings', 'is_follow', { value: '1' });
    leader = await realCustomer(server);
    follower = await realCustomer(server);
    url = await picture(leader);
    await leader.client.take('/api/user/nickname', { nickname: 'Silver Bear' });
    await follower.client.take('/api/user/nickname', { nickname: 'Quiet Follower' });
  });
  afterAll(() => server?.discard());

  const picture = async ({ client }: RealCustomer): Promise<string> =>
    (await upload(client, await testImage().jpeg().toBuffer())).data.url;
  const set = (by: RealCustomer, fields: object) => by.client.post('/api/user/avatar', { ...fields });
  /** Opens the picture; null if it loaded, otherwise the reason. */
  const seenBy = async (token: string | null, address = url): Promise<string | null> => {
    const answer = await fetchTestFile(server.url, address, token);
    if (answer.headers.get('content-type') === 'image/jpeg') return null;
    return refusalKeyOf(((await answer.json()) as { data: unknown }).data);
  };

  it('a trader’s picture has to be their own upload that nothing else refers to', async () => {
    const others = await picture(follower);
    for (const wrong of [others, 'https://example.com/a.jpg', '/api/common/image/nothing']) {
      expect((await set(leader, { url: wrong })).data).toMatchObject({
        fields: { url: 'validation.picture' },
      });
    }
    expect((await set(leader, {})).data).toMatchObject({ fields: { url: 'validation.required' } });
    const [front_pic, reverse_pic] = [await picture(leader), await picture(leader)];
    const papers = { name: 'Ann Leader', mobile: '+1 202 555 0142' };
    await leader.client.take('/api/user/auth_junior_submit', { ...papers, front_pic, reverse_pic });
    expect((await set(leader, { url: front_pic })).data).toMatchObject({
      fields: { url: 'validation.picture' },
    });
    const { code, msg } = await set(leader, { url });
    expect([code, msg]).toEqual([1, 'Your picture is saved.']);
    expect((await set(leader, { url })).code).toBe(1);
    const standing = await leader.client.read<TraderStanding>('/api/follow/trader_status');
    expect(standing.avatar).toBe(url);
  });

  it('nobody else sees the picture before the trader is approved', async () => {
    await leader.client.take('/api/follow/apply_trader', {});
    expect(await seenBy(leader.client.token)).toBeNull();
    expect(await seenBy(follower.client.token)).toBe('upload.not_found');
    expect(await seenBy(null)).toBe('auth.session');
  });

  it('everybody sees the picture after the approval, in lists and on the trader’s page', async () => {
    await owner.act('traders', leader.user.id, 'claim');
    await owner.act('traders', leader.user.id, 'approve');
    for (const token of [leader.client.token, follower.client.token, null]) {
      expect(await seenBy(token)).toBeNull();
    }
    const { id } = leader.user;
    const list = await follower.client.read<Traders>('/api/follow/trader_list', { name: 'silver bear' });
    const detail = await follower.client.read<TraderDetail>('/api/follow/trader_detail', { id });
    const rank = await follower.client.read<Ranks>('/api/user/rank', {});
    const ranked = rank.data.find(({ user }) => user.user_id === id);
    expect([list.data[0]?.avatar, detail.avatar, ranked?.user.avatar]).toEqual([url, url, url]);
  });

  it('the picture is shown as a small square without metadata', async () => {
    const answer = await fetchTestFile(server.url, url, null);
    const { format, width, height, exif, icc, xmp } = await sharp(
      Buffer.from(await answer.arrayBuffer()),
    ).metadata();
    expect([format, width, height, exif, icc, xmp]).toEqual([
      ...['jpeg', 256, 256],
      ...[undefined, undefined, undefined],
    ]);
  });

  it('a new picture replaces the former one, which only its owner can see then', async () => {
    const next = await picture(leader);
    await set(leader, { url: next });
    expect(await seenBy(null, next)).toBeNull();
    expect(await seenBy(null)).toBe('auth.session');
    expect(await seenBy(leader.client.token)).toBeNull();
    expect((await set(leader, { url })).data).toMatchObject({ fields: { url: 'validation.picture' } });
  });

  it('nobody else sees a picture that was removed', async () => {
    const last = await picture(leader);
    await set(leader, { url: last });
    expect(await seenBy(follower.client.token, last)).toBeNull();
    const { code, msg } = await leader.client.post('/api/user/avatar_remove', {});
    expect([code, msg]).toEqual([1, 'Your picture is removed.']);
    expect(await seenBy(follower.client.token, last)).toBe('upload.not_found');
    const standing = await leader.client.read<TraderStanding>('/api/follow/trader_status');
    const { id } = leader.user;
    const detail = await follower.client.read<TraderDetail>('/api/follow/trader_detail', { id });
    expect([standing.avatar, detail.avatar]).toEqual(['', '']);
    expect((await leader.client.post('/api/user/avatar_remove', {})).code).toBe(1);
  });

  it('the picture of a follower who is not a trader is shown to nobody else', async () => {
    const own = await picture(follower);
    await set(follower, { url: own });
    await follower.client.take('/api/follow/follow_trader', {
      ...{ trader_id: leader.user.id, multiple: '1', max_amount: 100 },
    });
    const followers = await leader.client.read<Followers>('/api/follow/my_follower', {});
    expect(followers.data).toMatchObject([{ nickname: 'Quiet Follower', avatar: '' }]);
    expect(await seenBy(leader.client.token, own)).toBe('upload.not_found');
  });
});
