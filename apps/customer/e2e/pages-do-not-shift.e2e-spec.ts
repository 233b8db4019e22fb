import type { Page } from '@playwright/test';
import { adminClient } from '../../server/test/harness/admin-client.js';
import { setPayPassword } from '../../server/test/harness/pay-password.js';
import { type Watched as Edge, watchEdge } from './harness/edges.js';
import { holdRequests } from './harness/hold-requests.js';
import { movedWhilePricesChange, shiftsSinceOpened } from './harness/layout.js';
import { openRealAccount } from './harness/payer.js';
import { expect, openDemoAccount, test, waitForAnimations, waitUntilLoaded } from './harness/test.js';

/** Layout shift score above which a page visibly jumps. */
const FELT = 0.05;

const PAGES = [
  '/',
  '/order',
  '/mine/wallet',
  '/mine/charge',
  '/mine/charge?type=1',
  '/mine/withdraw',
  '/user',
];

test.use({ viewport: { width: 390, height: 844 } });

test('pages do not shift while they load for a new customer', async ({ page, server }) => {
  await openRealAccount(page, server);
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.getByRole('main').first()).toBeVisible();
    await waitUntilLoaded(page);
    const { score, moved } = await shiftsSinceOpened(page);
    expect(score, `${path}: ${moved.join(' ')}`).toBeLessThan(FELT);
  }
});

/** Height of one line, px: the note on available stakes depends on the account and is not known before it loads. */
const ONE_LINE = 24;

/** A page, its late responses, the edge next to what they fill, and its user. */
const STANDING: readonly (readonly [path: string, late: RegExp, edge: Edge, who?: 'demo'])[] = [
  ['/mine/system', /user\/(info|sessions)/, { selector: 'h2', says: 'Signed-in devices', side: 'top' }],
  [
    '/mine/transfer',
    /wallet\/getBalance/,
    { selector: 'section[data-beside]', says: '', side: 'top' },
    'demo',
  ],
  ['/loan', /loan\/loan_config/, { selector: 'h2', says: 'About you', side: 'top' }],
  [
    '/trade?source=1',
    /micro\/get_seconds/,
    { selector: 'main section', says: 'Tick', side: 'bottom' },
    'demo',
  ],
];

for (const [path, late, edge, who] of STANDING) {
  test(`what comes late on ${path} moves nothing`, async ({ page, server }) => {
    if (who === 'demo') await openDemoAccount(page);
    else {
      const customer = await openRealAccount(page, server);
      // Without one, its line is higher.
      await setPayPassword(customer, await adminClient(server, 'owner'), '246810');
    }
    // Whose account it is, is known on this device.
    await page.goto('/user');
    await waitUntilLoaded(page);
    const edges = await watchEdge(page, edge);
    const letThrough = await holdRequests(page, late);
    const answers = page.waitForResponse(late);
    await page.goto(path);
    await expect.poll(async () => (await edges()).length).toBeGreaterThan(0);
    await waitForAnimations(page);
    letThrough();
    await answers;
    await waitUntilLoaded(page);
    await waitForAnimations(page);
    const all = await edges();
    expect(Math.max(...all) - Math.min(...all)).toBeLessThanOrEqual(ONE_LINE);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

test('the note on simulated prices has its place before the account is known', async ({ page, server }) => {
  await openRealAccount(page, server);
  await page.route('**/api/forex/trade_list*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll(/"IsSimulated":\s*0/g, '"IsSimulated":1');
    await route.fulfill({ response: answer, body });
  });
  await page.goto('/trade');
  await expect(page.getByText('Real money').filter({ visible: true })).toBeVisible();
  await page.route('**/api/user/info*', async (route) => {
    await new Promise((done) => setTimeout(done, 3_000));
    await route.continue();
  });
  await page.reload();
  const label = page.getByText(/^Simulated/).filter({ visible: true });
  await label.waitFor();
  expect(await label.textContent()).toBe('Simulated prices');
  await expect(page.getByText('Real money').filter({ visible: true })).toBeVisible();
  expect(await label.textContent()).toBe('Simulated prices');
});

test('deposit and withdrawal keep the focus on their tabs', async ({ page, server }) => {
  await openRealAccount(page, server);
  for (const path of ['/mine/charge', '/mine/withdraw']) {
    await page.goto(path);
    await waitUntilLoaded(page);
    await page.getByRole('tab', { name: 'Crypto', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/type=1/);
    await waitUntilLoaded(page);
    const bank = page.getByRole('tab', { name: 'Bank', exact: true });
    await expect(bank).toHaveAttribute('aria-selected', 'true');
    await expect(bank).toBeFocused();
  }
});

test('a page whose code comes late keeps the focus when its address changes', async ({ page, server }) => {
  await openRealAccount(page, server);
  await page.route('**/assets/ChargePage-*.js', async (route) => {
    await new Promise((done) => setTimeout(done, 3_000));
    await route.continue();
  });
  await page.goto('/mine/charge');
  await waitUntilLoaded(page);
  await page.getByRole('tab', { name: 'Crypto', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/type=1/);
  await waitUntilLoaded(page);
  await expect(page.getByRole('tab', { name: 'Bank', exact: true })).toBeFocused();
});

/** Starts to collect the changes in percent that the page shows; returns a function that reads them. */
async function changesShown(page: Page): Promise<() => Promise<string[]>> {
  const seen = await page.evaluateHandle(() => {
    const texts = new Set<string>();
    const read = (): void => {
      for (const each of document.querySelectorAll<HTMLElement>('bdi'))
        if (each.innerText.endsWith('%')) texts.add(each.innerText);
      requestAnimationFrame(read);
    };
    requestAnimationFrame(read);
    return texts;
  });
  return () => seen.evaluate((texts) => [...texts]);
}

for (const language of ['en', 'ar']) {
  test(`a day's change that crosses zero moves nothing in ${language}`, async ({ page }) => {
    await page.routeWebSocket(/api\/v2\/ws$/, (socket) => {
      const upstream = socket.connectToServer();
      let frames = 0;
      upstream.onMessage((message) => {
        const change = ['0', '0.01', '0', '-0.01'][++frames % 4];
        socket.send(String(message).replace(/("change":)-?[\d.]+/g, `$1${change}`));
      });
    });
    await page.goto('/');
    await page.evaluate((tag) => localStorage.setItem('truemark.language', tag), language);
    for (const path of ['/', '/trade']) {
      await page.goto(path);
      await waitUntilLoaded(page);
      await waitForAnimations(page);
      const shown = await changesShown(page);
      expect(await movedWhilePricesChange(page, 24), path).toEqual([]);
      expect(await shown(), path).toEqual(expect.arrayContaining(['0.00%', '+0.01%', '−0.01%']));
    }
  });
}

test('the deposit button looks the same from the first frame on', async ({ page, server }) => {
  await openRealAccount(page, server);
  // The customer's next step is known late.
  await page.route('**/api/user/auth_status*', async (route) => {
    await new Promise((done) => setTimeout(done, 1_000));
    await route.continue();
  });
  await page.goto('/');
  const payIn = page.getByRole('button', { name: 'Deposit', exact: true });
  await expect(payIn).toBeVisible();
  const look = () => payIn.evaluate((button) => getComputedStyle(button).backgroundColor);
  const first = await look();
  await expect(page.getByRole('link', { name: 'Verify my identity' })).toBeVisible();
  expect(await look()).toBe(first);
});

test('with reduced motion a sheet is at its place at once', async ({ page }) => {
  const { tops, rests } = await openSheet(page);
  // Before its first frame it is below the window.
  expect([...new Set(tops.filter((top) => top < 844))]).toEqual([rests]);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a sheet rises from below its place, and the page behind it stays where it is', async ({ page }) => {
    const { tops, scrolled, rests } = await openSheet(page);
    expect(tops[0]).toBeGreaterThan(rests);
    expect(Math.min(...tops)).toBe(rests);
    expect(scrolled).toEqual([]);
  });
});

/** Opens the ticket of an order, and returns what was seen of its sheet meanwhile and where its top edge rests, px. */
async function openSheet(page: Page): Promise<Watched['watched'] & { readonly rests: number }> {
  await openDemoAccount(page);
  await page.goto('/trade');
  const sheet = page.getByRole('dialog');
  const opens = page.getByRole('button', { name: /^Buy [\d,.]+$/ });
  await expect(opens).toBeEnabled();
  await page.evaluate(watchSheet);
  await opens.click();
  await expect(sheet).toBeVisible();
  await waitForAnimations(page);
  const seen = await page.evaluate(() => (window as unknown as Watched).watched);
  return { ...seen, rests: await sheet.evaluate((paper) => paper.getBoundingClientRect().top) };
}

interface Watched {
  watched: { readonly tops: number[]; readonly scrolled: string[] };
}

/** Runs in the page: records the sheet's position and the scrolling around it in each frame. */
function watchSheet(): void {
  const watched = { tops: [] as number[], scrolled: [] as string[] };
  (window as unknown as Watched).watched = watched;
  const look = (): void => {
    const paper = document.querySelector('[role="dialog"]');
    if (paper) watched.tops.push(paper.getBoundingClientRect().top);
    for (let around = paper?.parentElement; around; around = around.parentElement)
      if (around.scrollTop !== 0)
        watched.scrolled.push(`${around.tagName}#${around.id} by ${around.scrollTop}`);
    requestAnimationFrame(look);
  };
  look();
}
