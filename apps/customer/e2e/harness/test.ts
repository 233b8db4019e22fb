import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { type AdminClient, adminClient } from '../../../server/test/harness/admin-client.js';
import { startServer, type TestServer } from '../../../server/test/harness/server.js';
import { writeWednesday } from './wednesday.js';

interface OfStory {
  /** What went wrong on the page without anybody having asked for it. */
  readonly faults: string[];
  /** Whether the page asks anew by itself from time to time. Where it does not, what it shows was told to it. */
  readonly polls: boolean;
  readonly pollsAsSaid: undefined;
}

interface OfWorker {
  readonly server: TestServer;
  /** An operator at the back office's calls. */
  readonly operator: AdminClient;
}

/** Without its pings a page would be taken for gone, ms. */
const PING_EVERY = 5_000;

/** On the page, before its own scripts: what should be done at intervals longer than that is never done. */
function stopPolls(longest: number): void {
  const plain = window.setInterval.bind(window);
  const chosen = (handler: TimerHandler, ms = 0, ...rest: unknown[]) =>
    plain(ms > longest ? () => undefined : handler, ms, ...rest);
  window.setInterval = chosen as typeof window.setInterval;
}

/** A story with a server of its own, on the prices of a recorded Wednesday. */
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
    // A sheet that closes takes its entry out of the history a moment later, which ends a visit that began meanwhile.
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

/** A visitor opens the demo account of this browser. */
export async function openDemoAccount(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Open a demo account' }).click();
  await expect(page.getByTestId('total-assets')).toBeVisible();
}

/** Opens a page and waits until it hears from the server by itself and has all that it shows. */
export async function openLive(page: Page, path: string): Promise<void> {
  // Listened for from the start: on a quiet page the first frame may come before the page is loaded, and no second one.
  const heard = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await page.goto(path);
  await heard;
  await settled(page);
}

/** Nothing that is in sight still loads. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('main').filter({ visible: true })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]').filter({ visible: true })).toHaveCount(0);
}

/** Sheets and rows have come to rest. What goes round for ever, such as a spinner, is not waited for. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // What was just shown begins to move with the frame after next.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}
