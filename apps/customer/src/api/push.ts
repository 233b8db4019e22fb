import type { PushKey, PushKind, PushStanding } from '@truemark/contracts';
import { action, discardAnswer } from './action.js';
import { type CallOptions, get } from './http.js';

/** Kinds of messages that a device receives as push notifications. */
export interface PushChoice {
  readonly kinds: readonly PushKind[];
  readonly hidesAmounts: boolean;
}

/** Fetches the public key for the browser's push subscription. */
export const fetchPushKey = async (options: CallOptions = {}): Promise<string> =>
  (await get<PushKey>('/api/user/push_key', {}, options)).public_key;

export const subscribePush = action({
  path: '/api/user/push_subscribe',
  write: ({ subscription, kinds, hidesAmounts }: PushChoice & { subscription: PushSubscriptionJSON }) => ({
    subscription,
    kinds,
    hide_amounts: hidesAmounts ? 1 : 0,
  }),
  read: ({ kinds, hide_amounts }: PushStanding): PushChoice => ({ kinds, hidesAmounts: hide_amounts === 1 }),
});

export const unsubscribePush = action({
  path: '/api/user/push_unsubscribe',
  write: (endpoint: string) => ({ endpoint }),
  read: discardAnswer,
});
