import { createECDH, randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type {
  AuthStatus,
  ForexOrder,
  MicroOrder,
  PriceAlert,
  SecondFactorProposal,
  SignedInDevice,
} from '@truemark/contracts';
import { generate } from 'otplib';
import type { Client, Fields } from '../harness/client.js';
import { testImage, upload } from '../harness/pictures.js';
import { realCustomer } from '../harness/real-customer.js';
import type { Ground, Person } from './persons.js';

/**
 * Creates an object of the owner and returns the fields that name it. The stranger is given everything the call needs
 * but ownership.
 */
export type ResourceFactory = (owner: Person, ground: Ground, stranger: Person) => Promise<Fields>;

const terms = ({ symbolId }: Ground): Fields => ({ forex_id: symbolId, type: 1, cont: '0.01', multiple: 50 });

export const newOrder: ResourceFactory = async (_owner, ground) => ({ ...terms(ground), status: 1 });
export const newOption: ResourceFactory = async (_owner, { symbolId }) => ({
  forex_id: symbolId,
  type: 1,
  number: '10',
  seconds: 300,
});

const submitted =
  (fields: Fields): ResourceFactory =>
  async ({ client }, ground) => {
    const { Id } = await client.take<ForexOrder>('/v2/api/forex/submit', { ...terms(ground), ...fields });
    return { id: Id };
  };
export const position = submitted({ status: 1 });
export const pending = submitted({ status: 0, target_price: '9000' });

export const option: ResourceFactory = async (owner, ground, stranger) => {
  const asked = await newOption(owner, ground, stranger);
  const { Id } = await owner.client.take<MicroOrder>('/v2/api/micro/submit', asked);
  // Its entry: the first tick after the purchase.
  await ground.tick();
  return { id: Id };
};
/** An option that can be sold at the next price, whatever that is. */
export const optionToSell: ResourceFactory = async (owner, ground, stranger) => {
  const fields = await option(owner, ground, stranger);
  // On a busy machine the price moves that an offer needs may be too old by now.
  while ((await owner.client.post('/v2/api/micro/sell_offer', fields)).code !== 1) {
    await setTimeout(1_000);
    await ground.tick();
  }
  return { ...fields, least: 0 };
};

export const favourite: ResourceFactory = async ({ client }, { symbolId }) => {
  await client.take('/api/user/favourite', { forex_id: symbolId, on: 1 });
  return {};
};

export const newAlert: ResourceFactory = async (_owner, { symbolId }) => ({
  forex_id: symbolId,
  price: '9000',
});
export const alert: ResourceFactory = async (owner, ground, stranger) => {
  const { id } = await owner.client.take<PriceAlert>(
    '/api/user/alert_add',
    await newAlert(owner, ground, stranger),
  );
  return { id };
};

/** A device as its browser describes it. */
export const newDevice: ResourceFactory = async ({ user }) => {
  const keys = createECDH('prime256v1');
  const subscription = {
    endpoint: `https://1.1.1.1/push/${user.id}`,
    keys: { p256dh: keys.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') },
  };
  // Forms send nested objects as JSON text.
  return { subscription: JSON.stringify(subscription) };
};
export const device: ResourceFactory = async (...given) => {
  const { subscription } = await newDevice(...given);
  await given[0].client.take('/api/user/push_subscribe', { subscription });
  return { subscription };
};

export const message: ResourceFactory = async ({ client }) => {
  const { data } = await client.read<{ data: { id: number }[] }>('/api/internalMessage/list');
  return { id: data[0]?.id };
};

export const session: ResourceFactory = async (owner) => {
  const mine = (list: SignedInDevice[]): string | undefined => list.find((each) => each.is_current === 1)?.id;
  const here = owner.client.token;
  owner.client.token = await owner.enter();
  const id = mine(await owner.client.read('/api/user/sessions'));
  owner.client.token = here;
  return { id };
};

const uploaded = async (of: Client): Promise<string> =>
  (await upload(of, await testImage().jpeg().toBuffer())).data.url;
export const picture: ResourceFactory = async ({ client }) => ({
  id: (await uploaded(client)).split('/').at(-1),
});

/** A password change that the owner can make; the new password applies from then on. */
export const newPassword: ResourceFactory = async (owner) => {
  const old_password = owner.password;
  owner.password = `${old_password}, and more`;
  return { old_password, new_password: owner.password };
};

/** A customer who registers with the owner's code. */
export const invited: ResourceFactory = async (owner) => {
  await realCustomer(owner.client, 'en', { invite_code: owner.user.invite_code });
  return {};
};

/** Secrets of the authenticator apps that were set up. */
const apps = new WeakMap<Person, string>();
/** A code is valid once, and no earlier one after it: this half minute's code, then the next. */
const codeOf = (secret: string | undefined, seconds: 0 | 30, { ahead }: Ground): Promise<string> =>
  generate({ secret: secret ?? '', epoch: Math.floor((Date.now() + ahead) / 1000) + seconds });

export const factorToAdd: ResourceFactory = async (owner, ground) => {
  const { client, password } = owner;
  if (apps.has(owner)) {
    const removal = { code: await codeOf(apps.get(owner), 30, ground), password };
    await client.take('/api/user/second_factor/remove', removal);
  }
  const { secret, proposal } = await client.take<SecondFactorProposal>('/api/user/second_factor/propose');
  apps.set(owner, secret);
  return { proposal, code: await codeOf(secret, 0, ground), password };
};

export const factorToRemove: ResourceFactory = async (owner, ground, stranger) => {
  if (!apps.has(owner))
    await owner.client.take('/api/user/second_factor/add', await factorToAdd(owner, ground, stranger));
  const code = await codeOf(apps.get(owner), 30, ground);
  apps.delete(owner);
  return { code, password: owner.password };
};

/** Decides on the pending submission, so that the next one is accepted. */
async function decide({ user }: Person, { staff }: Ground, action: 'approve' | 'reject'): Promise<void> {
  const filter = { customer_id: user.id, status: 'waiting' };
  const [row] = await staff.list('verifications', { filter });
  if (!row) return;
  await staff.act('verifications', row.id, 'claim');
  const fields = action === 'reject' ? { fields: { name: 'reject.mismatch' } } : {};
  await staff.act('verifications', row.id, action, fields);
}

/** Uploads front and back of a document. */
const papers = async (of: Person): Promise<Fields> => ({
  name: 'Ann Owner',
  mobile: '+1 202 555 0123',
  front_pic: await uploaded(of.client),
  reverse_pic: await uploaded(of.client),
});

const juniorOf = async ({ client }: Person): Promise<0 | 1 | 2> =>
  (await client.read<AuthStatus>('/api/user/auth_status')).junior_status;

async function certify(person: Person, ground: Ground): Promise<void> {
  if ((await juniorOf(person)) === 0) {
    await person.client.take('/api/user/auth_junior_submit', await papers(person));
  }
  if ((await juniorOf(person)) === 1) await decide(person, ground, 'approve');
}

export const juniorPapers: ResourceFactory = async (owner, ground) => {
  await decide(owner, ground, 'reject');
  return papers(owner);
};

export const seniorPapers: ResourceFactory = async (owner, ground, stranger) => {
  await certify(owner, ground);
  await certify(stranger, ground);
  await decide(owner, ground, 'reject');
  return { name: 'Ann Owner', card_id: 'X-4711-0815', hand_pic: await uploaded(owner.client) };
};
