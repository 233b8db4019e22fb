import { type Browser, expect, type Page } from '@playwright/test';
import { demoSignIn, type Role } from '../../../server/test/harness/admin-client.js';
import type { TestServer } from '../../../server/test/harness/server.js';

interface Desk {
  readonly role?: Role;
  /** Menu entry to open. */
  readonly entry?: string | RegExp;
  /** Which operator of the role. */
  readonly nth?: number;
}

/** An operator signed in to the back office. */
export async function openBackOffice(
  browser: Browser,
  server: TestServer,
  { role = 'operator', entry = 'Settings', nth = 1 }: Desk = {},
): Promise<Page> {
  const desk = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 1280, height: 800 },
    isMobile: false,
    hasTouch: false,
  });
  const page = await desk.newPage();
  const { email, password } = demoSignIn(server, role, nth);
  await page.goto('/admin');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
  return page;
}

/** Turns a flag on the settings page once the page shows the former state; some flags need a confirmation. */
export async function turn(page: Page, key: string, to: 'on' | 'off', { asks = false } = {}): Promise<void> {
  await page.getByLabel('Search settings').fill(key);
  const row = page.locator(`#setting-${key}`);
  const flag = row.getByRole('switch');
  await expect(flag).toBeChecked({ checked: to === 'off' });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await flag.click();
  if (!asks) return row.getByRole('button', { name: /^Save / }).click();
  const dialog = page.getByRole('dialog');
  const change = dialog.getByRole('button', { name: `Switch ${to}`, exact: true });
  const reason = dialog.getByLabel('Reason', { exact: true });
  await expect(change).toBeVisible();
  if ((await reason.count()) > 0) {
    await expect(change).toBeDisabled();
    await reason.fill('Closed for a story');
  }
  await change.click();
}
