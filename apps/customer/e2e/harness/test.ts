import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { type AdminClient, adminClient } from '../../../server/test/harness/admin-client.js';
import { startServer, type TestServer } from '../../../server/test/harness/server.js';
import { writeWednesday } from './wednesday.js';

interface OfStory {
  /** Unexpected errors on the page. */
  readonly faults: string[];
  /** Whether the page polls. Where it does not, its updates come from pushes. */
  readonly polls: boolean;
  readonly pollsAsSaid: undefined;
}

interface OfWorker {
  readonly server: TestServer;
  /** An operator's API client. */
  readonly operator: AdminClient;
}

/** Ping interval of a page, ms. Kept when polls stop, or the page would count as disconnected. */
const PING_EVERY = 5_000;

/** Runs in the page before its own scripts: drops timers whose interval is longer than `longest`, ms. */
function stopPolls(longest: number): void {
  const plain = window.setInterval.bind(window);
  const chosen = (handler: TimerHandler, ms = 0, ...rest: unknown[]) =>
    plain(ms > longest ? () => undefined : handler, ms, ...rest);
  window.setInterval = chosen as typeof window.setInterval;
}

/** A test with a server of its own, on the prices of a recorded Wednesday. */
export const test = base.extend<OfStory, OfWorker>({
  server: [
    async ({}, use) => {
      const recordings = mkdtempSync(join(tmpdir(), 'truemark-recordings-'));
      const server = await startServer({
        database: 'sqlite',
        env: {
          PRICE_FEED: 'replay',
          REPLAY_CLOCK: 'recorded',
          REPLAY_SPEED: '1',
          REPLAY_FILES: `EURUSD=${writeWednesday(recordings)}`,
        },
      });
      await use(server);
      await server.discard();
      rmSync(recordings, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  operator: [async ({ server }, use) => use(await adminClient(server, 'operator')), { scope: 'worker' }],
  baseURL: async ({ server }, use) => use(server.url),
  page: async ({ page }, use) => {
    const go = page.goto.bind(page);
    // A closing sheet removes its history entry a moment later, which aborts a navigation that began meanwhile.
    page.goto = (...to) =>
      go(...to).catch((error: unknown) => {
        if (!String(error).includes('ERR_ABORTED')) throw error;
        return go(...to);
      });
    await use(page);
  },
  polls: [true, { option: true }],
  pollsAsSaid: [
    async ({ page, polls }, use) => {
      if (!polls) await page.addInitScript(stopPolls, PING_EVERY);
      await use(undefined);
    },
    { auto: true },
  ],
  faults: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(message.text());
      });
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Opens this browser's demo account as a visitor. */
export async function openDemoAccount(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Open a demo account' }).click();
  await expect(page.getByTestId('total-assets')).toBeVisible();
}

/** Opens a page and waits until it receives pushes and has loaded everything it shows. */
export async function openWithLivePushes(page: Page, path: string): Promise<void> {
  // Subscribed before loading: on a quiet page the only frame may arrive before the page is loaded.
  const heard = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await page.goto(path);
  await heard;
  await waitUntilLoaded(page);
}

/** Waits until nothing visible is loading. */
export async function waitUntilLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('main').filter({ visible: true })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]').filter({ visible: true })).toHaveCount(0);
}

/** Waits until sheets and rows have stopped moving. Endless animations such as spinners are ignored. */
export async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A new element starts to move with the frame after next.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}
