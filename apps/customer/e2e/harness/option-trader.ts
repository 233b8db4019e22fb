import type { Locator, Page } from '@playwright/test';
import { type Client, client } from '../../../server/test/harness/client.js';
import type { TestServer } from '../../../server/test/harness/server.js';
import { expect, openDemoAccount } from './test.js';

/** Name of the always-open index. */
export const INDEX = 'Truemark Index';

/** Opens the options of the always-open index as a demo customer; returns an API client of the same customer. */
export async function openOptions(page: Page, server: TestServer): Promise<Client> {
  await openDemoAccount(page);
  await page.goto('/trade');
  await page.getByRole('button', { name: /choose another market/ }).click();
  await page.getByRole('dialog').getByText(INDEX, { exact: true }).click();
  await page.getByRole('tab', { name: 'Options' }).click();
  await expect(page.getByRole('button', { name: /^10 sec/ })).toBeVisible();
  return client(server.url, await page.evaluate(() => localStorage.getItem('truemark.token')));
}

interface OptionOrder {
  readonly direction: 'Up' | 'Down';
  /** As on its chip: `10 sec`. */
  readonly duration: string;
  readonly stake: string;
}

/** Fills in the panel and opens the confirmation. */
export async function askFor(page: Page, { direction, duration, stake }: OptionOrder): Promise<Locator> {
  await page.getByRole('button', { name: new RegExp(`^${duration}`) }).click();
  await page.getByLabel('Stake', { exact: true }).fill(stake);
  await page.getByRole('button', { name: new RegExp(`^Buy ${direction.toLowerCase()} `) }).click();
  return page.getByRole('dialog', { name: new RegExp(`^${INDEX}: `) });
}

/** Buys; returns the row of the running option. */
export async function buyOption(page: Page, order: OptionOrder): Promise<Locator> {
  const sheet = await askFor(page, order);
  await sheet.getByRole('button', { name: `Buy ${order.direction.toLowerCase()}` }).click();
  await expect(sheet).toBeHidden();
  const row = page.getByTestId(/^option-\d+$/);
  await expect(row).toHaveCount(1);
  return row;
}
