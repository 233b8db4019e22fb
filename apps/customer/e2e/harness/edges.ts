import type { Page } from '@playwright/test';

/** An element on a page: its selector and the beginning of its text. */
export interface Watched {
  readonly selector: string;
  readonly says: string;
}

/** From the next page on, records the element's lower edge in each frame; returns a function for the edges seen. */
export async function watchEdge(page: Page, watched: Watched): Promise<() => Promise<number[]>> {
  await page.addInitScript(({ selector, says }) => {
    const edges = new Set<number>();
    Object.assign(window, { edges });
    const look = (): void => {
      const found = [...document.querySelectorAll(selector)].find(
        (each) => each.textContent?.startsWith(says) && each.checkVisibility(),
      );
      if (found) edges.add(Math.round(found.getBoundingClientRect().bottom));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, watched);
  return () => page.evaluate(() => [...(window as unknown as { edges: Set<number> }).edges]);
}

/** From now on, records an element's height in each frame; returns a function for the heights seen. */
export async function watchHeight(page: Page, selector: string): Promise<() => Promise<number[]>> {
  await page.evaluate((selector) => {
    const heights: number[] = [];
    Object.assign(window, { heights });
    const look = (): void => {
      const found = document.querySelector(selector);
      if (found) heights.push(Math.round(found.getBoundingClientRect().height));
      requestAnimationFrame(look);
    };
    look();
  }, selector);
  return () => page.evaluate(() => (window as unknown as { heights: number[] }).heights);
}
