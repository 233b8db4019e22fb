import type { Page } from '@playwright/test';

/** Accepts the terms that a new customer must agree to. */
export async function agreeToTerms(page: Page): Promise<void> {
  await page.getByLabel('I have read the terms of use and accept them.').check();
  await page.getByLabel('I understand that I can lose everything I put in.').check();
}
