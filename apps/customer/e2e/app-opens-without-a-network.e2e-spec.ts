import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, test } from './harness/priced-test.js';
import { openDemoAccount } from './harness/test.js';

/** Waits until the service worker is active and has cached what the page loaded. */
async function installed(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const kept = async (): Promise<boolean> => {
      const [name] = await caches.keys();
      const paths = name
        ? (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
        : [];
      const scripts = performance
        .getEntriesByType('resource')
        .map((entry) => new URL(entry.name).pathname)
        .filter((path) => path.startsWith('/assets/') && path.endsWith('.js'));
      return scripts.length > 0 && scripts.every((path) => paths.includes(path));
    };
    while (!(await kept())) await new Promise((done) => setTimeout(done, 100));
  });
}

test('without a network the app opens, says so, and shows no balance', async ({ page, context, faults }) => {
  await openDemoAccount(page);
  await page.goto('/');
  await expect(page.getByText('10,000.00').first()).toBeVisible();
  await installed(page);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => /^\/(?:api|v2|admin)/.test(path))).toEqual([]);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('You are offline', { exact: false })).toBeVisible();
  await expect(page.getByText('10,000.00')).toHaveCount(0);
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText('10,000.00').first()).toBeVisible();
  faults.length = 0;
});

test.describe('a new version', () => {
  let version = '';
  let early = '';
  test.use({
    // The same server, whose worker and first script change when the test says so.
    baseURL: async ({ server }, use) => {
      const proxy = createServer((asked, response) => {
        const { 'if-none-match': _tag, 'if-modified-since': _since, ...given } = asked.headers;
        const headers = { ...given, 'accept-encoding': 'identity' };
        const passed = request(server.url + asked.url, { method: asked.method, headers }, (answer) => {
          const isWorker = asked.url === '/sw.js' && version !== '';
          const isEarly = asked.url === '/early.js' && early !== '';
          const parts: Buffer[] = [];
          const isChanged = isWorker || isEarly;
          answer.on('data', (part: Buffer) => (isChanged ? parts.push(part) : response.write(part)));
          answer.on('end', () => {
            const text = Buffer.concat(parts).toString();
            if (isWorker) response.write(text.replace(/VERSION = '[^']+'/, version));
            if (isEarly) response.write(`${text};${early}`);
            response.end();
          });
          const { 'content-length': _, ...rest } = answer.headers;
          response.writeHead(answer.statusCode ?? 502, isChanged ? rest : answer.headers);
        });
        passed.on('error', () => response.destroy());
        asked.pipe(passed);
      });
      await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
      await use(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}`);
      proxy.closeAllConnections();
      proxy.close();
    },
  });

  test('asks before it is activated', async ({ page, faults }) => {
    version = '';
    await page.goto('/');
    await installed(page);
    await page.reload();
    await page.evaluate(() => navigator.serviceWorker.ready);
    version = "VERSION = '/assets/of-tomorrow.js'";
    await page.reload();
    const prompt = page.getByText('A new version is ready.');
    await expect(prompt).toBeVisible();
    const names = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state);
    expect(await names()).toBe('installed');
    await page.getByRole('button', { name: 'Later' }).click();
    await expect(prompt).toHaveCount(0);
    expect(await names()).toBe('installed');

    await page.reload();
    await expect(prompt).toBeVisible();
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Update now' }).click();
    await reloaded;
    await expect
      .poll(() => page.evaluate(() => caches.keys()))
      .toEqual([expect.stringMatching(/^shell \/assets\/of-tomorrow\.js /)]);
    faults.length = 0;
  });

  test('of the first script runs with the page, though an older one is cached', async ({ page }) => {
    version = '';
    early = '';
    await page.goto('/');
    await installed(page);
    await page.reload();
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    early = "document.documentElement.dataset.early = 'newer'";
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-early', 'newer');
    early = '';
  });
});

test.describe('notifications', () => {
  test('explain what to do when they are blocked, and ask for permission only after a tap', async ({
    page,
    context,
  }) => {
    await openDemoAccount(page);
    await page.addInitScript(() => {
      const asked = { count: 0 };
      Object.assign(window, { asked });
      Notification.requestPermission = async () => {
        asked.count += 1;
        Object.defineProperty(Notification, 'permission', { get: () => 'denied', configurable: true });
        return 'denied';
      };
      Object.defineProperty(Notification, 'permission', { get: () => 'default', configurable: true });
    });
    await context.clearPermissions();
    await page.goto('/mine/notifications');
    await expect(page.getByText('Notifications are off')).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { asked: { count: number } }).asked.count)).toBe(
      0,
    );
    await page.getByRole('button', { name: 'Switch on' }).click();
    await expect(page.getByText('Notifications are blocked')).toBeVisible();
  });
});
