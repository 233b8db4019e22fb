import type { Page } from '@playwright/test';
import { openRealAccount, payIn } from './harness/payer.js';
import { expect, test } from './harness/test.js';

/** A list of two rows on two pages; when the second is read, the row of the first has moved to it. */
async function moveARow(page: Page, path: string): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      const url = new URL(route.request().url());
      const number = Number(url.searchParams.get('page'));
      url.searchParams.set('page', '1');
      const response = await route.fetch({ url: url.href });
      const { data, ...answer } = await response.json();
      const rows = number === 1 ? data.data.slice(0, 1) : data.data;
      await route.fulfill({
        response,
        json: { ...answer, data: { ...data, data: rows, page: number, last_page: 2 } },
      });
    },
  );
}

test('rows that move to the next page while a customer reads are listed once', async ({
  page,
  server,
  operator,
}) => {
  const customer = await openRealAccount(page, server);
  await payIn(customer, operator, 300);
  await payIn(customer, operator, 200);
  await moveARow(page, '/v2/api/main/accountLog/forexChange');
  await moveARow(page, '/api/internalMessage/list');
  await page.goto('/mine/history?accountTypeId=1');
  await expect(page.getByTestId('funds-value')).toHaveText(['+200.00USD', '+300.00USD']);
  await page.goto('/message');
  await expect(page.getByRole('main').getByText('Your deposit has arrived')).toHaveCount(2);
});
