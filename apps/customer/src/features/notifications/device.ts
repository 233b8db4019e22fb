import { PUSH_KINDS } from '@truemark/contracts';
import { perform } from '../../api/action.js';
import { fetchPushKey, type PushChoice, subscribePush, unsubscribePush } from '../../api/push.js';
import { readLocal, writeLocal } from '../../api/storage.js';

const KEPT = 'push';

/** Whether this browser supports push. */
export const canBePushed = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const EVERYTHING: PushChoice = { kinds: PUSH_KINDS, hidesAmounts: false };

interface Kept extends PushChoice {
  /** Id of the signed-in customer. */
  readonly of: number | null;
}

/** Last push choice of this device, and the customer who made it. */
function kept(): Kept {
  const none = { ...EVERYTHING, of: null };
  try {
    return { ...none, ...(JSON.parse(readLocal(KEPT) ?? '{}') as Partial<Kept>) };
  } catch {
    return none;
  }
}

/** Whether this customer made the device's last push choice. */
export const wasToldBy = (customerId: number): boolean => kept().of === customerId;

const worker = async (): Promise<ServiceWorkerRegistration> => {
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  return navigator.serviceWorker.ready;
};

async function tell(
  customerId: number,
  subscription: PushSubscription,
  { kinds, hidesAmounts }: PushChoice,
): Promise<PushChoice> {
  const choice = { kinds, hidesAmounts, subscription: subscription.toJSON() };
  const { data } = await perform(subscribePush, choice);
  const now: Kept = { ...data, of: customerId };
  writeLocal(KEPT, JSON.stringify(now));
  return data;
}

/**
 * Push choice of the signed-in customer on this device; null: none. Reported again after a new sign-in or a language
 * change.
 */
export async function standing(customerId: number): Promise<PushChoice | null> {
  if (!canBePushed() || Notification.permission !== 'granted') return null;
  const registration = await navigator.serviceWorker.getRegistration('/');
  const subscription = await registration?.pushManager.getSubscription();
  return subscription ? tell(customerId, subscription, kept()) : null;
}

/** Subscribes this device, or changes its choice. Requests the permission if needed; null: not granted. */
export async function choose(customerId: number, choice: PushChoice = kept()): Promise<PushChoice | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await worker();
  const key = await fetchPushKey();
  const known = await pushManager.getSubscription();
  const subscription =
    known ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  return tell(customerId, subscription, choice);
}

export async function switchOff(): Promise<null> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return null;
  await perform(unsubscribePush, subscription.endpoint);
  await subscription.unsubscribe();
  return null;
}
