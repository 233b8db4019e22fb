import type { Locator, Page } from '@playwright/test';

/** The narrowest supported phone. */
const NARROW = { width: 320, height: 640 };

/** Elements wider than the window or past its edge on a narrow phone, except rows meant to be swiped. */
export async function tooWideOn320(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  await page.setViewportSize(NARROW);
  const found = await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const isSwiped = (element: Element | null): boolean =>
      element !== null &&
      !element.matches('[data-scroll]') &&
      ((/auto|scroll/.test(getComputedStyle(element).overflowX) &&
        element.scrollWidth > element.clientWidth + 1) ||
        isSwiped(element.parentElement));
    const visible = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
    const wide = visible('html, [data-scroll]')
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .map((element) => `${element.tagName} is ${element.scrollWidth} wide`);
    const out = visible('button, a, input:not([type="checkbox"]), select, h1, h2, h3, [role="tab"]')
      .filter((element) => !isSwiped(element))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 0 && (left < -1 || right > window.innerWidth + 1);
      })
      .map((element) => `${element.outerHTML.slice(0, 120)} is past the edge`);
    return [...wide, ...out];
  });
  if (before) await page.setViewportSize(before);
  return found;
}

/** Words broken at a line's end and truncated lines on the open page. */
export function brokenTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Languages without spaces may break anywhere.
    const word = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Devanagari}\p{M}]{2,}/gu;
    const isBroken = (text: Text, { index, 0: letters }: RegExpMatchArray): boolean => {
      const range = document.createRange();
      range.setStart(text, index ?? 0);
      range.setEnd(text, (index ?? 0) + letters.length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    };
    const brokenIn = (text: Text) => [...text.data.matchAll(word)].filter((found) => isBroken(text, found));
    return [...document.querySelectorAll('main *')]
      .filter((element) => element.checkVisibility())
      .flatMap((element) => {
        const isCut =
          getComputedStyle(element).textOverflow === 'ellipsis' &&
          element.scrollWidth > element.clientWidth + 1;
        const texts = [...element.childNodes].filter((node) => node instanceof Text);
        const broken = texts.flatMap(brokenIn).map(([letters]) => `${letters} is broken`);
        return isCut ? [...broken, `${element.textContent} is cut`] : broken;
      });
  });
}

/** Elements that moved by themselves during this many price changes. The chart's own scales are excluded. */
export function movedWhilePricesChange(page: Page, changes: number): Promise<string[]> {
  return page.evaluate(
    (wanted) =>
      new Promise<string[]>((resolve) => {
        const moved: string[] = [];
        const shifts = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            hadRecentInput: boolean;
            sources: { node: Node | null }[];
          })[]) {
            const nodes = entry.hadRecentInput ? [] : entry.sources.map(({ node }) => node);
            for (const node of nodes) {
              const element = node instanceof Element ? node : node?.parentElement;
              if (element && !element.closest('.tv-lightweight-charts')) {
                moved.push(element.outerHTML.slice(0, 120));
              }
            }
          }
        });
        shifts.observe({ type: 'layout-shift' });
        let seen = 0;
        const prices = new MutationObserver((mutations) => {
          const texts = mutations.flatMap(({ type, target, addedNodes }) =>
            type === 'characterData' ? [target.textContent] : [...addedNodes].map((node) => node.textContent),
          );
          seen += texts.filter((text) => /^\d[\d,]*\.\d+$/.test(text ?? '')).length;
          if (seen < wanted) return;
          prices.disconnect();
          // Moves after the last price are known with the next frame.
          requestAnimationFrame(() =>
            setTimeout(() => {
              shifts.disconnect();
              resolve(moved);
            }),
          );
        });
        prices.observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
    changes,
  );
}

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Layout shifts since the page opened: the score and the elements. */
export function shiftsSinceOpened(page: Page): Promise<{ score: number; moved: string[] }> {
  return page.evaluate(
    () =>
      new Promise<{ score: number; moved: string[] }>((resolve) => {
        const all: Shift[] = [];
        const shifts = new PerformanceObserver((list) => all.push(...(list.getEntries() as Shift[])));
        shifts.observe({ type: 'layout-shift', buffered: true });
        // Buffered entries arrive with the task after next.
        setTimeout(() => {
          shifts.disconnect();
          const own = all.filter(({ hadRecentInput }) => !hadRecentInput);
          const nodes = own.flatMap(({ sources }) => sources.map(({ node }) => node));
          resolve({
            score: own.reduce((sum, { value }) => sum + value, 0),
            moved: nodes.map(
              (node) => (node instanceof Element ? node : node?.parentElement)?.outerHTML.slice(0, 120) ?? '',
            ),
          });
        }, 100);
      }),
  );
}

/** Texts past the edge of what clips them or of the window, and texts over the text next to them, inside an element. */
export function clippedTexts(within: Locator): Promise<string[]> {
  return within.evaluate((root) => {
    const clips = (element: Element) => getComputedStyle(element).overflowX !== 'visible';
    const clipOf = (element: Element | null): Element =>
      element === null || clips(element)
        ? (element ?? document.documentElement)
        : clipOf(element.parentElement);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const seen: { text: string; rect: DOMRect }[] = [];
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim();
      if (!text || !node.parentElement?.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const frame = clipOf(node.parentElement);
      // Rows meant to be swiped.
      if (!frame.matches('[data-scroll]') && /auto|scroll/.test(getComputedStyle(frame).overflowX)) continue;
      const clip = frame.getBoundingClientRect();
      for (const rect of range.getClientRects()) {
        if (rect.width < 2) continue;
        if (rect.left < clip.left - 1 || rect.right > clip.right + 1) found.push(`${text} is clipped`);
        seen.push({ text, rect });
      }
    }
    const isOver = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > one.height / 2;
    for (const [at, one] of seen.entries()) {
      for (const other of seen.slice(at + 1)) {
        if (isOver(one.rect, other.rect)) found.push(`${one.text} is over ${other.text}`);
      }
    }
    return [...new Set(found)];
  });
}
