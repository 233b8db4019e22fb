import type { BrowserContext, CDPSession, Page, Worker } from '@playwright/test';
import type { PushContent, PushKey } from '@truemark/contracts';
import { client } from '../../server/test/harness/client.js';
import { openPushService, type PushService } from '../../server/test/harness/push-service.js';
import { type RealCustomer, realCustomer } from '../../server/test/harness/real-customer.js';
import { signIn } from './harness/copy-desk.js';
import { holdRequests } from './harness/hold-requests.js';
import { launching } from './harness/launching.js';
import { test as plain } from './harness/priced-test.js';
import { expect, openDemoAccount } from './harness/test.js';

interface OfWorker {
  readonly service: PushService;
}

/** A test with a push service, which returns what the server sent, decrypted. */
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

// Only the whole browser shows notifications; where none can be had, `npm test` sets no path.
const { WHOLE_BROWSER_PATH, BROWSER_PATH } = process.env;
test.use({ launchOptions: launching(WHOLE_BROWSER_PATH || BROWSER_PATH) });
test.skip(WHOLE_BROWSER_PATH === '', 'no whole browser could be had');

/** A notification on the device, as the service worker reports it. */
interface Shown {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly lang: string;
  readonly dir: string;
  readonly data: { readonly url?: string };
}

/** A device that allows notifications and has the app's worker installed. */
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
  const push = (data: string) =>
    session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  return {
    shown,
    /** Pushes until exactly this is shown: a browser without a desktop soon removes notifications by itself. */
    async shows(data: string, wanted: object): Promise<void> {
      await expect(async () => {
        await push(data);
        await expect.poll(shown, { timeout: 2_000 }).toEqual([wanted]);
      }).toPass({ timeout: 60_000 });
    },
    /** Taps the notification of a push; pushes again if a browser without a desktop has removed it. */
    async tap(data: string, tag: string): Promise<Asked[]> {
      for (;;) {
        await push(data);
        const asked = await tapOn(worker, tag);
        if (asked) return asked;
      }
    },
    async closeAll(): Promise<void> {
      await page.evaluate(async () => {
        for (const each of await (await navigator.serviceWorker.ready).getNotifications()) each.close();
      });
      await expect.poll(shown).toEqual([]);
    },
  };
}

/** Browser calls made by a tap. */
type Asked = 'focus' | { readonly opened: string } | { readonly told: unknown };

/**
 * Records the calls of a tap, because a browser opens and focuses windows only after a real one. Null if there is no
 * notification with that tag.
 */
function tapOn(worker: Worker, tag: string): Promise<Asked[] | null> {
  return worker.evaluate(async (wanted) => {
    const own = self as unknown as {
      registration: ServiceWorkerRegistration;
      clients: { openWindow: (url: string) => Promise<null> };
      Client: { prototype: { postMessage: (message: unknown) => void } };
      WindowClient: { prototype: { focus: () => Promise<void> } };
      NotificationEvent: new (type: string, init: object) => Event;
    };
    const find = async () => (await own.registration.getNotifications({ tag: wanted }))[0];
    let notification = await find();
    for (let tries = 0; tries < 20 && !notification; tries++) {
      await new Promise((done) => setTimeout(done, 100));
      notification = await find();
    }
    if (!notification) return null;
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
    const event = new own.NotificationEvent('notificationclick', { notification });
    const works: Promise<unknown>[] = [];
    Object.assign(event, { waitUntil: (work: Promise<unknown>) => works.push(work) });
    self.dispatchEvent(event);
    await Promise.all(works);
    own.Client.prototype.postMessage = tell;
    return asked;
  }, tag);
}

/** Messages that the server sent to a device, decrypted. */
function textsTo({ received }: PushService, { endpoint }: { readonly endpoint: string }): string[] {
  const number = Number(endpoint.split('/').at(-1));
  return received.filter(({ device }) => device === number).map(({ text }) => text);
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
    const sent = (of: { endpoint: string }) => textsTo(service, of);
    await expect.poll(() => [...sent(open), ...sent(hiding)]).toHaveLength(2);

    const [whole, hidden] = [sent(open)[0] as string, sent(hiding)[0] as string];
    const message = {
      ...{ title: 'Your 5,000 USD', body: 'They are there.', lang: 'en', dir: 'ltr' },
      ...{ tag: expect.stringMatching(/^message \d+$/) },
      data: { url: expect.stringMatching(/^\/message\/detail\?id=\d+$/) },
    };
    await device.shows(whole, message);
    // A later push of the same event replaces the notification: here the one without an amount.
    const neutral = { title: 'You have a message', body: 'Open the app to read it.' };
    await device.shows(hidden, { ...message, ...neutral });

    await device.closeAll();
    const { url, tag } = JSON.parse(whole) as PushContent;
    expect(await device.tap(whole, tag)).toEqual(['focus', { told: { open: url } }]);
    await expect(page).toHaveURL(`${server.url}${url}`);
    await expect(page.getByText('They are there.')).toBeVisible();
    await expect.poll(device.shown).toEqual([]);
    // Without a window of the app, the page opens in a new one.
    await page.goto('/health');
    expect(await device.tap(whole, tag)).toEqual([{ opened: url }]);
  });

  test('that cannot be parsed shows the company’s name, and no push links out of the app', async ({
    page,
    context,
    server,
    faults,
  }) => {
    const device = await deviceOf(page, context, server.url);
    const neutral = { title: 'Truemark', body: '', data: {} };
    for (const garbled of [
      '{"title":',
      'null',
      '[]',
      '7',
      '{"kind":"later"}',
      '{"title":7,"dir":"up","tag":[]}',
    ]) {
      await device.shows(garbled, expect.objectContaining(neutral));
      await device.closeAll();
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
        const tag = `to ${url} from ${path}`;
        const push = JSON.stringify({ title: 'Look', tag, url });
        expect([url, await device.tap(push, tag)]).toEqual([url, toFirst[at]]);
      }
    }
    faults.length = 0;
  });
});

test('a customer who signs in again on a subscribed device receives pushes again, and no other customer', async ({
  page,
  context,
  server,
  service,
  operator,
}) => {
  key = (await client(server.url).read<PushKey>('/api/user/push_key')).public_key;
  const subscription = service.device();
  await context.grantPermissions(['notifications'], { origin: server.url });
  // A browser would use its own push service; here it gets the test's.
  await page.addInitScript((given) => {
    const made = { ...given, toJSON: () => given, unsubscribe: async () => true };
    const isMade = () => sessionStorage.getItem('made') !== null;
    PushManager.prototype.getSubscription = async () =>
      (isMade() ? made : null) as unknown as PushSubscription | null;
    PushManager.prototype.subscribe = async () => {
      sessionStorage.setItem('made', '1');
      return made as unknown as PushSubscription;
    };
  }, subscription);
  const told: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('/push_subscribe')) told.push(request.postData() ?? '');
  });
  const titles = () => textsTo(service, subscription).map((text) => (JSON.parse(text) as PushContent).title);
  const write = (title: string) =>
    operator.create('messages', { to: 'all', texts: { en: { title, content: 'Hello' } } });
  const logOut = async (): Promise<void> => {
    await page.goto('/user');
    // The lazily loaded parts of the app are available once its worker is ready.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
    await expect(page).not.toHaveURL(/user/);
  };

  await openDemoAccount(page);
  await page.goto('/mine/notifications');
  await page.getByRole('button', { name: 'Switch on' }).click();
  await expect(page.getByRole('switch', { name: 'Orders' })).toBeVisible();
  const release = await holdRequests(page, '**/api/user/push_subscribe');
  // The second is pressed while the first is on its way.
  for (const name of ['Orders', 'Price alerts']) await page.getByRole('switch', { name }).click();
  release();
  await expect.poll(() => told).toHaveLength(3);
  for (const name of ['Orders', 'Price alerts']) {
    await expect(page.getByRole('switch', { name })).not.toBeChecked();
  }
  await logOut();
  const before = told.length;
  const other = await realCustomer(server);
  await page.goto('/login');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.getByLabel('E-mail').fill(other.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(other.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByTestId('total-assets')).toBeVisible();
  await write('While another is there');
  await logOut();
  expect(told).toHaveLength(before);

  await openDemoAccount(page);
  await expect.poll(() => told.length).toBeGreaterThan(before);
  for (const kind of ['orders', 'alerts']) expect(told.at(-1)).not.toContain(kind);
  await write('After signing in again');
  await expect.poll(titles).toContain('After signing in again');
  expect(titles()).not.toContain('While another is there');
});
