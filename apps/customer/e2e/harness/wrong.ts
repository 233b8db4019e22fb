import type { Locator, Page } from '@playwright/test';

/** Error messages of fields. */
export const wrongIn = (part: Page | Locator): Locator => part.locator('p[data-wrong="true"]');

/** From now on, records what is added to live regions; returns a function for the texts. */
export async function watchAnnounced(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    const note = (changes: MutationRecord[]): void => {
      for (const { target, addedNodes } of changes)
        if (target instanceof Element && target.closest('[aria-live]'))
          announced.push(...[...addedNodes].map(({ textContent }) => textContent ?? ''));
    };
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { announced: string[] }).announced);
}
