import type { Page } from '@playwright/test';
import type { ForexDeals, ForexOrder } from '@truemark/contracts';
import { type Client, client } from '../../../server/test/harness/client.js';
import type { TestServer } from '../../../server/test/harness/server.js';
import { expect, openDemoAccount } from './test.js';

/** Opens a demo account and a market; returns an API client of the same customer. */
export async function openMarket(page: Page, server: TestServer, market: string): Promise<Client> {
  await openDemoAccount(page);
  await page.getByRole('navigation', { name: 'Main pages' }).getByRole('link', { name: 'Trade' }).click();
  await page.getByRole('button', { name: /choose another market/ }).click();
  await page.getByRole('dialog').getByText(market).click();
  await expect(page.getByRole('heading', { name: market })).toBeVisible();
  return client(server.url, await page.evaluate(() => localStorage.getItem('truemark.token')));
}

/** Presses Buy or Sell and confirms. */
export async function place(page: Page, side: 'Buy' | 'Sell', confirm: string = side): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${side} `) }).click();
  await page.getByRole('dialog').getByRole('button', { name: confirm, exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** The only order of a status: 0 pending, 1 holding, 3 closed. */
export async function onlyOrder(customer: Client, status: 0 | 1 | 3): Promise<ForexOrder> {
  const { data, total } = await customer.read<ForexDeals>('/v2/api/forex/my_deal', { status, page: 1 });
  expect(total).toBe(1);
  const [order] = data;
  if (!order) throw new Error('the list is empty');
  return order;
}
