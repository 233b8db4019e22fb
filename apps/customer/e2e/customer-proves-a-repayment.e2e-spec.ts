import type { PayoffAnswer } from '@truemark/contracts';
import { faultsOf } from './harness/axe.js';
import { askForLoan, borrow, mayBorrow } from './harness/borrower.js';
import { openRealAccount, photographPayment } from './harness/payer.js';
import { expect, openWithLivePushes, test, waitUntilLoaded } from './harness/test.js';

test('a customer proves a repayment: rejected, and then approved', async ({ page, server, operator }) => {
  const customer = await openRealAccount(page, server);
  await mayBorrow(customer, operator);
  await askForLoan(customer, 7, 500);
  await openWithLivePushes(page, '/loan/record');
  const record = page.getByTestId(/^loan-\d+$/).first();
  await record.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel request' }).click();
  await expect(record).toContainText('Cancelled');

  const { id } = await borrow(customer, operator, 7, 500);
  await expect(page.getByTestId(`loan-${id}`)).toContainText('To be repaid');
  const prove = async (colour: string): Promise<void> => {
    await page.getByTestId(`loan-${id}`).getByRole('button', { name: 'Repay' }).click();
    await page.getByRole('tab', { name: 'By transfer' }).click();
    await photographPayment(page, colour);
    await waitUntilLoaded(page);
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send proof' }).click();
    await expect(page.getByTestId(`loan-${id}`)).toContainText('Repayment being checked');
  };
  await prove('#274b7a');
  await operator.act('loans', id, 'claim');
  await operator.act('loans', id, 'repayment_reject', { reason: 'The picture shows another amount.' });
  await expect(page.getByTestId(`loan-${id}`)).toContainText('The picture shows another amount.');
  await expect(page.getByTestId(`loan-${id}`)).toContainText('To be repaid');

  await prove('#4d7a27');
  await operator.act('loans', id, 'claim');
  await operator.act('loans', id, 'repayment_approve');
  await expect(page.getByTestId(`loan-${id}`)).toContainText('Repaid');
  await page.getByTestId(`loan-${id}`).getByRole('button', { name: 'Check it yourself' }).click();
  await expect(page.getByTestId(`loan-${id}`)).toContainText('= 500 × 0.001 × ');
  await expect(page.getByTestId(`loan-${id}`)).toContainText('loan_book +500');
  expect(await faultsOf(page)).toEqual([]);
  await page.getByTestId(`loan-${id}`).getByRole('button', { name: 'Agreement' }).click();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  expect((await file).suggestedFilename()).toBe(`loan-${id}.pdf`);
  expect(await faultsOf(page)).toEqual([]);
});

test('an overdue loan is said to be overdue though a proof was being checked on its late days', async ({
  page,
  server,
  operator,
}) => {
  const customer = await openRealAccount(page, server);
  await mayBorrow(customer, operator);
  const { id } = await borrow(customer, operator, 7, 500);
  await page.route('**/api/loan/repayment_info*', async (route) => {
    const response = await route.fetch();
    const { data, ...answer } = (await response.json()) as { data: PayoffAnswer };
    const late = { ...data, late_days: 0, loan: { ...data.loan, is_overdue: 1 } };
    await route.fulfill({ response, json: { ...answer, data: late } });
  });
  await openWithLivePushes(page, `/loan/repayment?loan_id=${id}`);
  const card = page.getByRole('region', { name: 'Amount to repay' });
  await expect(card).toContainText('The due day has passed');
  await expect(card).toContainText('Penalty');
});
