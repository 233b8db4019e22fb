import type { Locator, Page } from '@playwright/test';

/** What fields say that are wrong. */
export const wrongIn = (part: Page | Locator): Locator => part.locator('p[data-wrong="true"]');
