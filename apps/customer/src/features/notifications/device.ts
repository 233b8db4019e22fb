import { PUSH_KINDS } from '@truemark/contracts';
import { perform } from '../../api/action.js';
import { fetchPushKey, type PushChoice, subscribePush, unsubscribePush } from '../../api/push.js';
import { recall, remember } from '../../api/storage.js';

const KEPT = 'push';

/** Whether this browser can be pushed to. */
export const canBePushed = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const EVERYTHING: PushChoice = { kinds: PUSH_KINDS, hidesAmounts: false };

/** What this device was told to show, the last time it was. */
function keptChoice(): PushChoice {
  try {
    return { ...EVERYTHING, ...(JSON.parse(recall(KEPT) ?? '{}') as Partial<PushChoice>) };
  } catch {
    return EVERYTHING;
  }
}

const worker = async (): Promise<ServiceWorkerRegistration> => {
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  return navigator.serviceWorker.ready;
};

async function tell(subscription: PushSubscription, choice: PushChoice): Promise<PushChoice> {
  const { data } = await perform(subscribePush, { ...choice, subscription: subscription.toJSON() });
  remember(KEPT, JSON.stringify(data));
  return data;
}

/** What this device is pushed for who is signed in on it; null: nothing. A new sign-in and language are told anew. */
export async function standing(): Promise<PushChoice | null> {
  if (!canBePushed() || Notification.permission !== 'granted') return null;
  const registration = await navigator.serviceWorker.getRegistration('/');
  const subscription = await registration?.pushManager.getSubscription();
  return subscription ? tell(subscription, keptChoice()) : null;
}

/** Subscribes this device, or tells of another choice. Asks for leave where there is none; null: it was not given. */
export async function choose(choice: PushChoice = keptChoice()): Promise<PushChoice | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await worker();
  const key = await fetchPushKey();
  const known = await pushManager.getSubscription();
  const subscription =
    known ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  return tell(subscription, choice);
}

export async function switchOff(): Promise<null> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return null;
  await perform(unsubscribePush, subscription.endpoint);
  await subscription.unsubscribe();
  return null;
}
