import type { Page } from '@playwright/test';
import { holdRequests } from './harness/hold-requests.js';
import { shiftsSinceOpened } from './harness/layout.js';
import { expect, openDemoAccount, test, waitUntilLoaded } from './harness/test.js';

test.use({ viewport: { width: 390, height: 844 } });

/** Holds the app's script until the returned function is called. */
async function holdApp(page: Page): Promise<() => Promise<void>> {
  const letCome = await holdRequests(page, /\/assets\/main-/);
  return async () => {
    letCome();
    await expect(page.locator('.early')).toHaveCount(0);
    await waitUntilLoaded(page);
    await page.unroute(/\/assets\/main-/);
  };
}

const placeOf = async (page: Page, selector: string) => {
  await page.evaluate(() => document.fonts.ready);
  const box = await page.locator(selector).boundingBox();
  return box && { x: Math.round(box.x), y: Math.round(box.y), height: Math.round(box.height) };
};

test('a visitor sees the headline, the sign-in buttons and the tabs before the app has loaded', async ({
  page,
}) => {
  const letCome = await holdApp(page);
  await page.goto('/', { waitUntil: 'commit' });
  const early = page.locator('.early');
  const sentence =
    'Trade the world’s markets. Practise in a demo account, and recompute every result yourself.';
  await expect(early.getByText(sentence)).toBeVisible();
  await expect(early.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  await expect(early.getByRole('link', { name: 'Trade' })).toHaveAttribute('href', '/trade');
  await expect(early.getByRole('link', { name: 'Markets' })).toHaveAttribute('aria-current', 'page');
  const places = [
    'text=Trade the world’s markets',
    'a:text-is("Log in")',
    'a:text-is("Create account")',
    'nav a:has-text("Trade")',
    'nav a:has-text("Trade") svg',
    'text=Fills and settlements come from recorded ticks',
  ];
  const before = await Promise.all(places.map((selector) => placeOf(page, selector)));
  // A font that loads after the first frame may wrap the sentence differently, but nothing more; it has loaded by now.
  const { score } = await shiftsSinceOpened(page);
  expect(score).toBeLessThan(0.03);
  await letCome();
  expect(await Promise.all(places.map((selector) => placeOf(page, selector)))).toEqual(before);
  expect((await shiftsSinceOpened(page)).score).toBe(score);
  // Shows, without moving anything, the result of the demo's last option and that this browser computes the same.
  const proof = page.getByRole('region', { name: 'See for yourself' });
  await expect(proof.getByRole('status')).toBeInViewport({ ratio: 0.9 });
  await expect(proof.getByRole('status')).toContainText('It agrees with our record.');
});

test('a visitor’s texts in another language appear where their place was kept', async ({ page }) => {
  const write = await holdRequests(page, /\/assets\/reasons-/);
  await holdApp(page);
  await page.addInitScript(() => localStorage.setItem('truemark.language', 'de'));
  await page.goto('/', { waitUntil: 'commit' });
  const top = () =>
    page.locator('.early > i:nth-of-type(3)').evaluate((card) => card.getBoundingClientRect().top);
  await expect(page.locator('.early nav a')).not.toHaveCount(0);
  const logIn = page.locator('.early').getByRole('link', { name: 'Anmelden' });
  await expect(logIn).toHaveCount(0);
  const before = await top();
  write();
  await expect(logIn).toBeVisible();
  expect(await top()).toBe(before);
});

test('the font of another script is there before the app, which moves nothing', async ({ page }) => {
  const letCome = await holdApp(page);
  await page.addInitScript(() => localStorage.setItem('truemark.language', 'ar'));
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('.early em')).toHaveText(/\p{Script=Arabic}/u);
  const isLoaded = () =>
    page.evaluate(() =>
      [...document.fonts].some(
        ({ family, status }) => /Noto Sans Arabic/.test(family) && status === 'loaded',
      ),
    );
  await expect.poll(isLoaded).toBe(true);
  const { score } = await shiftsSinceOpened(page);
  await letCome();
  await page.evaluate(() => document.fonts.ready);
  const { score: after, moved } = await shiftsSinceOpened(page);
  expect(after, moved.join(' ')).toBe(score);
});

test('a tap on the demo button before the app has loaded opens the demo account', async ({ page }) => {
  const letCome = await holdApp(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('.early').getByRole('link', { name: 'Open a demo account' }).click();
  await letCome();
  await expect(page.getByTestId('total-assets')).toBeVisible();
});

test('a customer sees the title, the back button and the selected tab at once', async ({ page }) => {
  await openDemoAccount(page);
  for (const path of ['/order', '/mine/wallet', '/mine/limits']) {
    await page.goto(path);
    await waitUntilLoaded(page);
  }
  const head = 'header:visible';
  for (const [path, title, isTab] of [
    ['/order', 'Orders', true],
    ['/mine/wallet', 'Wallet', false],
    ['/mine/limits', 'Trading limits', false],
  ] as const) {
    const letCome = await holdApp(page);
    await page.goto(path, { waitUntil: 'commit' });
    const early = page.locator('.early');
    await expect(early.locator(head)).toHaveText(title);
    await expect(early.locator('header svg')).toBeVisible({ visible: !isTab });
    const tab = early.getByRole('navigation', { name: 'Main pages' }).locator('[aria-current]');
    await expect(tab).toHaveText(isTab ? ['Orders'] : []);
    const before = await placeOf(page, `${head} >> text="${title}"`);
    await letCome();
    expect(await placeOf(page, `${head} >> text="${title}"`), path).toEqual(before);
    expect(await shiftsSinceOpened(page), path).toEqual({ score: 0, moved: [] });
  }
});

test('beside the markets a customer’s total appears where its place was reserved', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openDemoAccount(page);
  await page.goto('/');
  await waitUntilLoaded(page);
  const letCome = await holdApp(page);
  await page.goto('/', { waitUntil: 'commit' });
  const kept = await page.locator('.early > i').nth(2).boundingBox();
  await letCome();
  const money = page.locator('section', { has: page.getByTestId('total-assets') }).last();
  const [shown, markets] = [
    await money.boundingBox(),
    await page.getByRole('region', { name: 'Markets', exact: true }).boundingBox(),
  ];
  expect(shown).toMatchObject({ x: kept?.x, y: kept?.y, width: kept?.width });
  expect(markets?.x).toBeGreaterThan((shown?.x ?? 0) + (shown?.width ?? 0));
  expect(markets?.y).toBeLessThan(shown?.y ?? 0);
  // Nothing is selected yet: all symbols are listed.
  await expect(page.getByRole('button', { name: 'All', exact: true, pressed: true }).last()).toBeVisible();
});

test('one stop of the Tab key leads past the markets, arrow keys from one to the next', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDemoAccount(page);
  await page.goto('/trade');
  await waitUntilLoaded(page);
  const list = page.getByRole('navigation', { name: 'Markets', exact: true });
  await list.getByRole('searchbox').focus();
  const inList = () => list.evaluate((element) => element.contains(document.activeElement));
  await page.keyboard.press('Tab');
  const rows = list.locator('[data-row]');
  await expect(rows.nth(0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(rows.last()).toBeFocused();
  // Its star, and then out of the list.
  await page.keyboard.press('Tab');
  expect(await inList()).toBe(true);
  await page.keyboard.press('Tab');
  expect(await inList()).toBe(false);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(rows.last()).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(rows.nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(rows.nth(1)).toBeFocused();
});

test('one stop of the Tab key leads past the chart’s periods, arrow keys from one to the next', async ({
  page,
}) => {
  await openDemoAccount(page);
  await page.goto('/trade');
  await waitUntilLoaded(page);
  const periods = page.getByRole('toolbar', { name: 'Candle length' });
  const period = (name: string) => periods.getByRole('button', { name, exact: true });
  await period('5m').click();
  await page.keyboard.press('ArrowRight');
  await expect(period('15m')).toBeFocused();
  await expect(period('5m')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await expect(period('15m')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Home');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Chart settings' })).toBeFocused();
  // Back at the selected one, not where the arrow keys last were.
  await page.keyboard.press('Shift+Tab');
  await expect(period('15m')).toBeFocused();
});

/** Time by which everything not needed for the first frame is fetched, ms: `app/texts.ts`. */
const LATER = 3_000;

for (const [who, path] of [
  ['a visitor', '/'],
  ['a customer', '/'],
] as const)
  test(`${who} reads the start page without the texts of all others`, async ({ page }) => {
    if (who === 'a customer') await openDemoAccount(page);
    await page.addInitScript((later) => {
      const wait = window.setTimeout;
      window.setTimeout = ((work: TimerHandler, ms?: number, ...rest: unknown[]) =>
        ms === later ? 0 : wait(work, ms, ...rest)) as typeof setTimeout;
    }, LATER);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(path);
    await waitUntilLoaded(page);
    await expect(page.getByRole('heading', { name: 'Markets', exact: true })).toBeVisible();
    if (who === 'a customer') await expect(page.getByTestId('total-assets')).toBeVisible();
    else {
      await expect(page.getByRole('heading', { name: 'See for yourself' })).toBeVisible();
    }
    expect(asked.some((name) => name.includes('/first-'))).toBe(true);
    expect(asked.filter((name) => name.includes('/rest-'))).toEqual([]);
  });

test('a page that waits for the font of its title has its width meanwhile', async ({ page }) => {
  await openDemoAccount(page);
  await holdApp(page);
  const letCome = await holdRequests(page, /noto-sans-arabic[^/]*\.woff2$/);
  await page.addInitScript(() => {
    localStorage.setItem('truemark.language', 'ar');
    // The font is waited for without end.
    const plain = window.setTimeout.bind(window);
    const patient = (handler: TimerHandler, ms = 0) => plain(ms === 1_000 ? () => undefined : handler, ms);
    window.setTimeout = patient as typeof window.setTimeout;
  });
  await page.goto('/mine/wallet', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-wide', '');
  const title = page.locator('.early [data-title]');
  await expect(title).toHaveText('');
  letCome();
  await expect(title).toHaveText(/\p{Script=Arabic}/u);
});
