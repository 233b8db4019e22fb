import type { BrowserContext, CDPSession, Page, Worker } from '@playwright/test';
import type { PushKey } from '@truemark/contracts';
import { client } from '../../server/test/harness/client.js';
import { openPushService, type PushService } from '../../server/test/harness/push-service.js';
import { type RealCustomer, realCustomer } from '../../server/test/harness/real-customer.js';
import { signIn } from './harness/copy-desk.js';
import { test as plain } from './harness/priced-test.js';
import { expect } from './harness/test.js';

interface OfWorker {
  readonly service: PushService;
}

/** A story beside a push service, which hands over what the server sent, decrypted. */
const test = plain.extend<object, OfWorker & { readonly environment: Record<string, string> }>({
  service: [
    async ({}, use) => {
      const service = await openPushService(() => key);
      await use(service);
      await service.close();
    },
    { scope: 'worker' },
  ],
  environment: [async ({ service }, use) => use({ PUSH_ALLOW: service.origin }), { scope: 'worker' }],
});
let key = '';

/** What stands on the device, as its worker knows it. */
interface Shown {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly lang: string;
  readonly dir: string;
  readonly data: { readonly url?: string };
}

/** A device whose browser lets the app show notifications, with the app's worker on it. */
async function deviceOf(page: Page, context: BrowserContext, origin: string) {
  await context.grantPermissions(['notifications'], { origin });
  const began = context.waitForEvent('serviceworker');
  await page.goto('/news');
  const worker = await began;
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const session: CDPSession = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [own] = registrations.filter(({ scopeURL }) => scopeURL === `${origin}/`);
      if (own) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  const shown = (): Promise<Shown[]> =>
    page.evaluate(async () => {
      const all = await (await navigator.serviceWorker.ready).getNotifications();
      return all.map(({ title, body, tag, lang, dir, data }) => ({ title, body, tag, lang, dir, data }));
    });
  return {
    shown,
    push: (data: string) =>
      session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data }),
    tap: (tag: string): Promise<Asked[]> => tapOn(worker, tag),
  };
}

/** What a tap asked the browser for. */
type Asked = 'focus' | { readonly opened: string } | { readonly told: unknown };

/** A browser opens and focuses windows after a finger's tap alone: here it notes what it was asked for. */
function tapOn(worker: Worker, tag: string): Promise<Asked[]> {
  return worker.evaluate(async (wanted) => {
    const own = self as unknown as {
      registration: ServiceWorkerRegistration;
      clients: { openWindow: (url: string) => Promise<null> };
      Client: { prototype: { postMessage: (message: unknown) => void } };
      WindowClient: { prototype: { focus: () => Promise<void> } };
      NotificationEvent: new (type: string, init: object) => Event;
    };
    const asked: Asked[] = [];
    own.clients.openWindow = async (opened) => {
      asked.push({ opened });
      return null;
    };
    own.WindowClient.prototype.focus = async () => void asked.push('focus');
    const tell = own.Client.prototype.postMessage;
    own.Client.prototype.postMessage = function (told) {
      asked.push({ told });
      tell.call(this, told);
    };
    const [notification] = await own.registration.getNotifications({ tag: wanted });
    const event = new own.NotificationEvent('notificationclick', { notification });
    const works: Promise<unknown>[] = [];
    Object.assign(event, { waitUntil: (work: Promise<unknown>) => works.push(work) });
    self.dispatchEvent(event);
    await Promise.all(works);
    own.Client.prototype.postMessage = tell;
    return asked;
  }, tag);
}

test.describe('a push', () => {
  let customer: RealCustomer;
  test.beforeEach(async ({ server, page }) => {
    key = (await client(server.url).read<PushKey>('/api/user/push_key')).public_key;
    customer = await realCustomer(server);
    await signIn(page, customer.client.token as string);
  });

  test('is shown as the server wrote it, and leads to its page', async ({
    page,
    context,
    server,
    service,
    operator,
  }) => {
    const device = await deviceOf(page, context, server.url);
    const [open, hiding] = [service.device(), service.device()];
    await customer.client.take('/api/user/push_subscribe', { subscription: open });
    await customer.client.take('/api/user/push_subscribe', { subscription: hiding, hide_amounts: 1 });
    const texts = { en: { title: 'Your 5,000 USD', content: '<p>They are <b>there</b>.</p>' } };
    await operator.create('messages', { to: 'one', customer_id: customer.user.id, texts });
    const sent = (of: { endpoint: string }) => {
      const device = Number(of.endpoint.split('/').at(-1));
      return service.received.filter((push) => push.device === device).map(({ text }) => text);
    };
    await expect.poll(() => [...sent(open), ...sent(hiding)]).toHaveLength(2);

    await device.push(sent(open)[0] as string);
    const [message] = await poll(device.shown, 1);
    expect(message).toMatchObject({
      ...{ title: 'Your 5,000 USD', body: 'They are there.', lang: 'en', dir: 'ltr' },
      ...{ tag: expect.stringMatching(/^message \d+$/) },
      data: { url: expect.stringMatching(/^\/message\/detail\?id=\d+$/) },
    });
    // The same push once more takes its place; so does the one that names no amount.
    await device.push(sent(hiding)[0] as string);
    await expect
      .poll(device.shown)
      .toMatchObject([{ ...message, title: 'You have a message', body: 'Open the app to read it.' }]);

    expect(await device.tap(message?.tag as string)).toEqual([
      'focus',
      { told: { open: message?.data.url } },
    ]);
    await expect(page).toHaveURL(`${server.url}${message?.data.url}`);
    await expect(page.getByText('They are there.')).toBeVisible();
    expect(await device.shown()).toEqual([]);
    // Without a window of the app that page is opened in a new one.
    await device.push(sent(open)[0] as string);
    await poll(device.shown, 1);
    await page.goto('/health');
    expect(await device.tap(message?.tag as string)).toEqual([{ opened: message?.data.url }]);
  });

  test('that cannot be read shows whose it is, and none leads out of the app', async ({
    page,
    context,
    server,
    faults,
  }) => {
    const device = await deviceOf(page, context, server.url);
    const neutral = { title: 'Truemark', body: '', data: {} };
    let count = 0;
    for (const garbled of [
      '{"title":',
      'null',
      '[]',
      '7',
      '{"kind":"later"}',
      '{"title":7,"dir":"up","tag":[]}',
    ]) {
      await device.push(garbled);
      expect(await poll(device.shown, ++count)).toEqual(
        Array.from({ length: count }, () => expect.objectContaining(neutral)),
      );
    }
    const elsewhere = [
      ...[
        'https://elsewhere.example/login',
        '//elsewhere.example',
        '/..//elsewhere.example',
        '/\\elsewhere.example',
      ],
      ...['javascript:alert(1)', 'data:text/html,hello', 'http://[', '/admin', '/api/user/logout', 7, null],
    ];
    const toFirst = [['focus', { told: { open: '/' } }], [{ opened: '/' }]];
    for (const [at, path] of ['/news', '/health'].entries()) {
      await page.goto(path);
      for (const url of elsewhere) {
        await device.push(JSON.stringify({ title: 'Look', tag: 'look', url }));
        await poll(device.shown, count + 1);
        expect([url, await device.tap('look')]).toEqual([url, toFirst[at]]);
      }
    }
    faults.length = 0;
  });
});

/** What is shown, once there are so many. */
async function poll(shown: () => Promise<Shown[]>, count: number): Promise<Shown[]> {
  await expect.poll(shown).toHaveLength(count);
  return shown();
}
