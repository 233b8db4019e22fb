import type { UserInfo } from '@truemark/contracts';
import { testImage, upload } from '../harness/pictures.js';
import { cancelDraw } from './cash-things.js';
import { type Ground, type Person, realPerson } from './persons.js';
import type { Route } from './route.js';

const TERMS = { multiple: '1', max_amount: 100 };
const leaders = new WeakMap<Ground, Promise<Person>>();

/** Makes a customer a trader whom others may follow. */
async function lead({ client, user }: Person, { market }: Ground): Promise<void> {
  const { trader_status: status } = await client.read<UserInfo>('/api/user/info');
  if (status === 2) return;
  if (status === 0) {
    await market.owner.change('settings', 'is_follow', { value: '1' });
    await client.take('/api/user/nickname', { nickname: `Leader ${user.id}` });
    await client.take('/api/follow/apply_trader', {});
  }
  await market.owner.act('traders', user.id, 'claim');
  await market.owner.act('traders', user.id, 'approve');
}

/** A trader whom everybody may follow. */
function leaderOn(ground: Ground): Promise<Person> {
  const made =
    leaders.get(ground) ??
    realPerson(ground.market).then(async (person) => (await lead(person, ground), person));
  leaders.set(ground, made);
  return made;
}

const leaderId = async (ground: Ground): Promise<number> => (await leaderOn(ground)).user.id;

/** Makes the owner follow a trader; returns the call's fields. */
const following =
  (fields: (trader: number, owner: Person) => object) =>
  async (owner: Person, ground: Ground): Promise<Record<string, unknown>> => {
    const trader = await leaderId(ground);
    await cancelDraw(owner);
    await owner.client.post('/api/follow/follow_trader', { trader_id: trader, ...TERMS });
    return { ...fields(trader, owner) };
  };
const notFollowing = async (owner: Person, ground: Ground): Promise<Record<string, unknown>> => {
  const trader = await leaderId(ground);
  await cancelDraw(owner);
  await owner.client.post('/api/follow/canal_follow', { trader_id: trader });
  return { trader_id: trader, ...TERMS };
};
/** Makes the owner a trader with followers; returns the call's fields. */
const led =
  (fields: object) =>
  async (owner: Person, ground: Ground): Promise<Record<string, unknown>> => {
    const follower = await leaderOn(ground);
    await lead(owner, ground);
    await follower.client.post('/api/follow/follow_trader', { trader_id: owner.user.id, ...TERMS });
    return { ...fields };
  };
const named = async (owner: Person, ground: Ground): Promise<Record<string, unknown>> => {
  await leaderOn(ground);
  await owner.client.take('/api/user/nickname', { nickname: `Leader ${owner.user.id}` });
  return {};
};

/** A picture of the owner, which others cannot use as theirs. */
const pictured = async ({ client }: Person): Promise<Record<string, unknown>> => {
  const { data } = await upload(client, await testImage().jpeg().toBuffer());
  return { url: data.url };
};

/** Gives the owner a picture that others see. */
const shown = async (owner: Person): Promise<Record<string, unknown>> => {
  await owner.client.take('/api/user/avatar', await pictured(owner));
  return {};
};

/** Calls of copy trading. */
export const COPY_ROUTES: Readonly<Record<string, Route>> = {
  'GET /api/user/rank': { open: 'figures of traders, the same for everybody' },
  'POST /api/user/nickname': {
    who: 'real',
    thing: async (owner) => ({ nickname: `Not ${owner.user.id}` }),
    fresh: async (owner) => ({ nickname: `Leader ${owner.user.id}` }),
  },
  'POST /api/user/avatar': { who: 'real', thing: pictured },
  'POST /api/user/avatar_remove': { who: 'real', thing: shown },
  'POST /api/follow/apply_trader': { who: 'real', thing: named },
  'GET /api/follow/trader_status': { who: 'real', thing: led({}), reads: true },
  'POST /api/follow/set_share': { who: 'real', thing: led({ share: 5 }) },
  'POST /api/follow/trader_visible': { who: 'real', thing: led({ on: 1 }) },
  'GET /api/follow/my_follower': { who: 'real', thing: led({}), reads: true },
  'POST /api/follow/follow_trader': { who: 'real', thing: notFollowing },
  'POST /api/follow/update_follow': {
    who: 'real',
    thing: following((trader_id) => ({ trader_id, multiple: '0.5' })),
  },
  'POST /api/follow/pause_follow': { who: 'real', thing: following((trader_id) => ({ trader_id, on: 0 })) },
  'GET /api/follow/trader_list': { who: 'real', thing: following(() => ({})) },
  'GET /api/follow/trader_detail': { who: 'real', thing: following((id) => ({ id })) },
  'GET /api/follow/preview': {
    who: 'real',
    thing: following((trader_id) => ({ trader_id, ...TERMS })),
  },
  'GET /api/follow/followed_trader': { who: 'real', thing: following(() => ({})), reads: true },
  'GET /api/follow/events': { who: 'real' },
  'GET /v2/api/forex/my_deal_follow_order': {
    who: 'real',
    thing: following((user_id, { user }) => ({ user_id, follower_user_id: user.id })),
    nothing: { user_id: 999_999_999, follower_user_id: 999_999_998 },
  },
  'POST /api/follow/canal_follow': { who: 'real', thing: following((trader_id) => ({ trader_id })) },
};
