import type { Page } from '@playwright/test';
import { holdRequests } from './harness/hold-requests.js';
import { expect, openDemoAccount, test, waitForAnimations, waitUntilLoaded } from './harness/test.js';

/** Languages whose script has a font of one file, and the name of that font. */
const FONTS = {
  ar: ['Noto Sans Arabic', /noto-sans-arabic[^/]*\.woff2$/],
  hi: ['Noto Sans Devanagari', /noto-sans-devanagari[^/]*\.woff2$/],
  ru: ['Inter', /inter-cyrillic[^/]*\.woff2$/],
  th: ['Noto Sans Thai', /noto-sans-thai[^/]*\.woff2$/],
  vn: ['Inter', /inter-vietnamese[^/]*\.woff2$/],
} as const;

/** How far an element may move, px. */
const UNSEEN = 1;

test.use({ viewport: { width: 390, height: 844 } });

const speak = (page: Page, language: string) =>
  page.evaluate((code) => localStorage.setItem('truemark.language', code), language);

/** The top of each visible element of the page, by its path. */
const topsOf = (page: Page) =>
  page.locator('#root').evaluate((root) => {
    const tops: Record<string, number> = {};
    const read = (element: Element, path: string): void => {
      if (!element.checkVisibility()) return;
      tops[path] = element.getBoundingClientRect().top;
      for (const [place, child] of [...element.children].entries())
        read(child, `${path} ${child.tagName}:${place}`);
    };
    read(root, '');
    return tops;
  });

/** The fonts in which the tabs are written. */
async function fontsOfTabs(page: Page): Promise<string[]> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('DOM.enable');
  await tools.send('CSS.enable');
  const { root } = await tools.send('DOM.getDocument');
  const tabs = await tools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'nav a span' });
  const used = await Promise.all(
    tabs.nodeIds.map((nodeId) => tools.send('CSS.getPlatformFontsForNode', { nodeId })),
  );
  await tools.detach();
  return [...new Set(used.flatMap(({ fonts }) => fonts.map(({ familyName }) => familyName)))];
}

/** What comes last on the start page: the verdict of a visitor's proof, the link of a demo customer to a real account. */
const LAST = { visitor: '[data-verdict]', customer: '[data-shape="words"] > section' } as const;

/** Keeps what the page reserves for later parts: how long it does so must not fall between two measurements. */
const keepReserved = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const plain = window.setTimeout.bind(window);
    const chosen = (handler: TimerHandler, ms = 0, ...rest: unknown[]) =>
      plain(ms === 8_000 ? () => undefined : handler, ms, ...rest);
    window.setTimeout = chosen as typeof window.setTimeout;
  });

/** Waits until every part of the start page is there: nothing that comes later moves what stands below it. */
async function waitUntilComplete(page: Page, last: string): Promise<void> {
  await waitUntilLoaded(page);
  await expect(page.locator(last).filter({ visible: true }).first()).toBeVisible();
  await expect(page.locator('main .MuiSkeleton-root').filter({ visible: true })).toHaveCount(0);
  await waitForAnimations(page);
}

async function expectNothingMoves(
  page: Page,
  language: keyof typeof FONTS,
  who: keyof typeof LAST,
): Promise<void> {
  const [, file] = FONTS[language];
  const letThrough = await holdRequests(page, file);
  const font = page.waitForResponse(file);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('.early')).toHaveCount(0);
  await waitUntilComplete(page, LAST[who]);
  const before = await topsOf(page);
  letThrough();
  await (await font).finished();
  await page.evaluate(() => document.fonts.ready);
  await waitForAnimations(page);
  const after = await topsOf(page);
  const moved = Object.keys(after).filter(
    (path) => Math.abs((after[path] ?? 0) - (before[path] ?? after[path] ?? 0)) > UNSEEN,
  );
  expect(moved, language).toEqual([]);
  await page.unroute(file);
}

test('a font that comes after the start page moves nothing on it, for a visitor', async ({ page }) => {
  await keepReserved(page);
  await page.goto('/');
  await speak(page, 'ar');
  await expectNothingMoves(page, 'ar', 'visitor');
});

test('a font that comes after the start page moves nothing on it, and is used by the next page', async ({
  page,
}) => {
  await keepReserved(page);
  await openDemoAccount(page);
  for (const language of Object.keys(FONTS) as (keyof typeof FONTS)[]) {
    await speak(page, language);
    await expectNothingMoves(page, language, 'customer');
    await page.reload();
    await expect(page.locator('.early')).toHaveCount(0);
    await waitUntilLoaded(page);
    expect(await fontsOfTabs(page), language).toEqual([FONTS[language][0]]);
  }
});
