import type { SubscriptionAnswer } from '@truemark/contracts';
import { FUND, filledPool } from '../harness/set-up-funds.js';
import { cancelDraw, paidIn } from './cash-things.js';
import { owesNothing } from './loan-things.js';
import type { Ground } from './persons.js';
import type { ResourceFactory } from './things.js';

const offered = new WeakMap<Ground, Promise<number>>();

/** A fund whose pool suffices for all subscriptions of this walk. */
function fundOn(ground: Ground): Promise<number> {
  const { owner } = ground.market;
  const make = async (): Promise<number> => {
    const { id } = await owner.create('funds', FUND);
    await filledPool(owner, Number(id), '1000000');
    return Number(id);
  };
  const made = offered.get(ground) ?? make();
  offered.set(ground, made);
  return made;
}

export const fundTerms: ResourceFactory = async (_owner, ground) => ({
  id: await fundOn(ground),
  amount: 50,
});

/** A subscription the owner can make: there is money, no debt, and no pending withdrawal. */
export const newSubscription: ResourceFactory = async (...given) => {
  const [owner, ground] = given;
  await cancelDraw(owner);
  await owesNothing(owner, ground);
  await paidIn(...given);
  return fundTerms(...given);
};

export const subscribed: ResourceFactory = async (...given) => {
  const fields = await newSubscription(...given);
  return { sub_id: (await given[0].client.take<SubscriptionAnswer>('/api/fund/buy', fields)).id };
};
