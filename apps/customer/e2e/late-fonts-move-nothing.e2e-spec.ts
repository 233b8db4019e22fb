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

async function expectNothingMoves(page: Page, language: keyof typeof FONTS): Promise<void> {
  const [, file] = FONTS[language];
  const letThrough = await holdRequests(page, file);
  const font = page.waitForResponse(file);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('.early')).toHaveCount(0);
  await waitUntilLoaded(page);
  await waitForAnimations(page);
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
  await page.goto('/');
  await speak(page, 'ar');
  await expectNothingMoves(page, 'ar');
});

test('a font that comes after the start page moves nothing on it, and is used by the next page', async ({
  page,
}) => {
  await openDemoAccount(page);
  for (const language of Object.keys(FONTS) as (keyof typeof FONTS)[]) {
    await speak(page, language);
    await expectNothingMoves(page, language);
    await page.reload();
    await expect(page.locator('.early')).toHaveCount(0);
    await waitUntilLoaded(page);
    expect(await fontsOfTabs(page), language).toEqual([FONTS[language][0]]);
  }
});
