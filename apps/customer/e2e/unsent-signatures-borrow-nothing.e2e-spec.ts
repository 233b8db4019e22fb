import type { Page as Listed, LoanAnswer } from '@truemark/contracts';
import { withinOneDay } from '../../server/test/harness/same-day.js';
import { drawSignature, mayBorrow, productOf } from './harness/borrower.js';
import { holdRequests } from './harness/hold-requests.js';
import { openRealAccount } from './harness/payer.js';
import { expect, test } from './harness/priced-test.js';
import { openWithLivePushes, waitUntilLoaded } from './harness/test.js';

test('no loan is asked for by a customer who goes back while the signature is uploaded', async ({
  page,
  server,
  operator,
}) => {
  const customer = await openRealAccount(page, server);
  await mayBorrow(customer, operator);
  const { id } = await productOf(customer, 30);
  await withinOneDay(60_000);
  await openWithLivePushes(page, `/loan/agreement?id=${id}&amount=2000`);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await waitUntilLoaded(page);
  await drawSignature(page);
  const release = await holdRequests(page, '**/api/common/image_upload');
  const uploads = page.waitForRequest('**/api/common/image_upload');
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('loan_submit')) asked += 1;
  });
  await page.getByRole('button', { name: 'Sign and send' }).click();
  const upload = await uploads;
  const ended = Promise.race([
    page.waitForEvent('requestfailed', (failed) => failed === upload),
    page.waitForEvent('requestfinished', (finished) => finished === upload),
  ]);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByTestId('loan-agreement')).toBeVisible();
  release();
  await ended;
  await page.goto('/loan/record');
  await waitUntilLoaded(page);
  expect(asked).toBe(0);
  const { data } = await customer.client.read<Listed<LoanAnswer>>('/api/loan/loan_list');
  expect(data).toEqual([]);
});
