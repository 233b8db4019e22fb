import type { Page } from '@playwright/test';

/** An edge of an element on a page: the element's selector, the beginning of its text, and which edge. */
export interface Watched {
  readonly selector: string;
  readonly says: string;
  readonly side: 'top' | 'bottom';
}

/** From the next page on, records the position of the edge in each frame; returns a function for the positions seen. */
export async function watchEdge(page: Page, watched: Watched): Promise<() => Promise<number[]>> {
  await page.addInitScript(({ selector, says, side }) => {
    const edges = new Set<number>();
    Object.assign(window, { edges });
    const look = (): void => {
      const found = [...document.querySelectorAll(selector)].find(
        (each) => each.textContent?.startsWith(says) && each.checkVisibility(),
      );
      if (found) edges.add(Math.round(found.getBoundingClientRect()[side]));
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
