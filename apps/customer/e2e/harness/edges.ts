import type { Page } from '@playwright/test';

/** Something on a page: what it is, and how what it says begins. */
export interface Watched {
  readonly selector: string;
  readonly says: string;
}

/** From the next page on, notes where the lower edge of that stands in each picture; tells the places it had. */
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

/** Notes in each picture from now on how high something is that has that role; tells the heights it had. */
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
