import type { Locator, Page } from '@playwright/test';

/** Error messages of fields. */
export const wrongIn = (part: Page | Locator): Locator => part.locator('p[data-wrong="true"]');
