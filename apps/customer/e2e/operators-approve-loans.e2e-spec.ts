import type { Page } from '@playwright/test';
import { adminClient } from '../../server/test/harness/admin-client.js';
import { testImage, upload } from '../../server/test/harness/pictures.js';
import { type RealCustomer, realCustomer } from '../../server/test/harness/real-customer.js';
import { faultsOf } from './harness/axe.js';
import { openBackOffice } from './harness/back-office.js';
import { askForLoan, fundingOf, sendForm } from './harness/borrower.js';
import { expect, test } from './harness/test.js';

/** The customer reports a repayment, with a picture as the proof. */
async function showProof({ client }: RealCustomer, loanId: number, colour: string): Promise<void> {
  const [address] = await client.read<{ id: number }[]>('/api/loan/repayment_accounts');
  const bytes = await testImage({ width: 600, height: 400, colour }).jpeg().toBuffer();
  const { data: picture } = await upload(client, bytes);
  await client.take('/api/loan/repayment', {
    charge_id: address?.id,
    loan_id: loanId,
    proofImg: picture.url,
  });
}

/** Another operator approves the request. */
async function agree(second: Page, label: string, of: string): Promise<void> {
  await second.getByRole('menuitem', { name: /^To approve/ }).click();
  await second.getByRole('row', { name: new RegExp(label) }).click();
  await expect(second.getByText(of).first()).toBeVisible();
  await second.getByRole('button', { name: /^Approve/ }).click();
  await second.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(second.getByText(/^Approved(: |$)/).last()).toBeVisible();
}

test('operators approve a form, pay out a loan by two, check a repayment and write a loan off by two', async ({
  browser,
  server,
  operator,
}) => {
  const customer = await realCustomer(server);
  const { uid } = customer.user;
  await sendForm(customer);
  const desk = await openBackOffice(browser, server, { entry: /^Loan forms/ });
  const dialog = desk.getByRole('dialog');
  const open = async (entry: RegExp): Promise<void> => {
    await desk.getByRole('menuitem', { name: entry }).click();
    await desk.getByRole('row', { name: new RegExp(uid) }).click();
  };
  await desk.getByRole('row', { name: new RegExp(uid) }).click();
  await expect(desk.getByText('X-4711')).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Approve (a)' })).toBeVisible();
  await desk.keyboard.press('r');
  await expect(desk.getByText('please enter a reason, or mark a field.')).toBeVisible();
  expect(await faultsOf(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Approve (a)' }).click();
  await expect(dialog.getByText(`Approve the form of ${customer.email} · ${uid}?`)).toBeVisible();
  await desk.keyboard.press('Enter');
  // The demo's pending application is the next one.
  await expect(desk.getByRole('heading', { name: /^Loan form \d+/ })).toBeVisible();
  await expect(desk.getByText(uid)).toHaveCount(0);

  const { id } = await askForLoan(customer, 7, 1_500);
  await open(/^Loans/);
  await expect(desk.getByText('above the amount that one person can approve')).toBeVisible();
  await expect(desk.getByText('1,510.50 USD')).toBeVisible();
  await desk.getByLabel('Note to the second person').fill('The payment was checked.');
  await desk.getByRole('button', { name: 'Ask for approval (a)' }).click();
  await dialog.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(dialog).toHaveCount(0);
  await desk.goto(`/admin/loans/${id}/show`);
  await expect(desk.getByText('Nothing is booked until a second person approves.')).toBeVisible();
  await expect(desk.getByText('“The payment was checked.”')).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Ask for approval (a)' })).toHaveCount(0);
  expect(await fundingOf(customer)).toBe(0);
  const second = await openBackOffice(browser, server, { role: 'owner', entry: /^To approve/ });
  await agree(second, 'Large loan', uid);
  await expect.poll(() => fundingOf(customer)).toBe(1_500);

  await showProof(customer, id, '#3b5a27');
  await open(/^Loans/);
  await expect(desk.getByRole('img', { name: 'Proof of the repayment' })).toBeVisible();
  await expect(desk.getByText('Paid to, as stated')).toBeVisible();
  expect(await faultsOf(desk)).toEqual([]);
  await desk.getByLabel('To the customer').fill('We cannot find this payment.');
  await desk.getByRole('button', { name: 'Reject the proof (r)' }).click();
  await dialog.getByRole('button', { name: 'Reject it' }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(async () => (await operator.one('loans', id)).status).toBe('active');

  await showProof(customer, id, '#27405a');
  await open(/^Loans/);
  await desk.getByLabel('Note to the second person').fill('The payment was checked.');
  await desk.getByRole('button', { name: 'Ask for approval (a)' }).click();
  await dialog.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(dialog).toHaveCount(0);
  await desk.goto(`/admin/loans/${id}/show`);
  await expect(desk.getByText('Nothing is booked until a second person approves.')).toBeVisible();
  const { approval } = await operator.one('loans', id);
  const owner = await adminClient(server, 'owner', 1);
  await owner.act('approvals', (approval as { id: number }).id, 'approve');
  await expect(desk.getByText('Repaid', { exact: true })).toBeVisible();

  const { id: lost } = await askForLoan(customer, 7, 500);
  // The list still shows the repaid loan until it is fetched again.
  await desk.goto(`/admin/loans/${lost}/show`);
  await desk.getByRole('button', { name: 'Approve (a)' }).click();
  await dialog.getByRole('button', { name: 'Pay it out' }).click();
  await expect.poll(() => fundingOf(customer)).toBe(2_000);
  await desk.goto(`/admin/loans/${lost}/show`);
  await desk.getByRole('button', { name: 'Write off …' }).click();
  await expect(dialog.getByText('another owner or operator approves')).toBeVisible();
  await dialog.getByLabel('Reason').fill('The customer cannot be reached.');
  await expect(dialog.getByRole('button', { name: 'Ask for the write-off' })).toBeDisabled();
  await dialog.getByLabel('I have looked for the payment.').check();
  expect(await faultsOf(desk)).toEqual([]);
  await dialog.getByRole('button', { name: 'Ask for the write-off' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(desk.getByText('Nothing is booked until a second person approves.')).toBeVisible();
  await agree(second, 'Loan written off', uid);
  await expect(desk.getByText('Written off', { exact: true })).toBeVisible();
  expect(await operator.one('loans', lost)).toMatchObject({ status: 'written_off' });

  await desk.getByRole('menuitem', { name: 'Loan book' }).click();
  await expect(desk.getByRole('table', { name: 'Late by age' })).toBeVisible();
  expect(await faultsOf(desk)).toEqual([]);
  await desk.context().close();
  await second.context().close();
});

test('an operator finds a loan by the day that is shown as due', async ({ browser, server, operator }) => {
  const [loan] = await operator.list('loans', { filter: { status: 2 } });
  const { uid, due_at_ms: due } = loan as unknown as { uid: string; due_at_ms: number };
  const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10);
  const [shown, next] = [dayAt(due - 1), dayAt(due)];
  const desk = await openBackOffice(browser, server, { entry: /^Loans/ });
  const shownAs = new URLSearchParams({
    filter: JSON.stringify({ q: uid, status: 'active' }),
    displayedFilters: JSON.stringify({ due_from: true, due_until: true }),
  });
  await desk.goto(`/admin/loans?${shownAs}`);
  const row = desk.getByRole('row', { name: new RegExp(uid) }).first();
  await expect(row).toBeVisible();
  await desk.getByLabel('Due from').fill(shown);
  await desk.getByLabel('Due before').fill(next);
  await expect(desk).toHaveURL(/due_until/);
  await expect(row).toBeVisible();
  await expect(desk.getByLabel('Due from')).toHaveValue(shown);
  await expect(desk.getByLabel('Due before')).toHaveValue(next);
  await desk.getByLabel('Due from').fill(next);
  await desk.getByLabel('Due before').fill('');
  await expect(row).toHaveCount(0);
  await desk.context().close();
});

test('a fund with its risk and payer named is published by two, and its pool is filled by two', async ({
  browser,
  server,
}) => {
  // One request is pending already: an open list does not add rows by itself while somebody may be reading.
  const { user } = await realCustomer(server);
  const sum = { customer_id: user.id, accountTypeId: 1, amount: '5', reason: 'Waits above the fund' };
  const asking = await adminClient(server, 'operator', 1);
  expect((await asking.call('POST', 'adjustments', sum)).status).toBe(202);
  const desk = await openBackOffice(browser, server, { entry: 'Funds' });
  const second = await openBackOffice(browser, server, { role: 'owner', entry: /^To approve/ });
  const dialog = desk.getByRole('dialog');
  const ask = async (): Promise<void> => {
    await desk.getByRole('button', { name: 'Ask for approval …' }).click();
    await dialog.getByLabel('Reason', { exact: true }).fill('As agreed');
    await dialog.getByRole('button', { name: 'Ask for approval' }).click();
  };
  await desk.getByRole('link', { name: 'New fund' }).click();
  await desk.getByLabel('Percent per day').fill('0.8');
  await desk.getByRole('textbox', { name: 'Title' }).fill('Harvest');
  await desk.getByLabel('Published').check();
  await expect(desk.getByText('1,000.00 USD at 0.8% a day earns 8.00 USD a day')).toBeVisible();
  await expect(desk.getByRole('article', { name: 'The customer’s card' })).toContainText('292%');
  await desk.getByRole('tab', { name: /^繁體中文/ }).click();
  await ask();
  await expect(desk.getByText('Required to publish it.')).toHaveCount(2);
  await expect(desk.getByRole('tab', { name: /^English/ })).toHaveAttribute('aria-selected', 'true');
  expect(await faultsOf(desk)).toEqual([]);
  await desk.getByRole('textbox', { name: 'Risk' }).fill('The firm may end it.');
  await desk.getByRole('textbox', { name: 'Who pays' }).fill('The firm.');
  await ask();
  await expect(desk.getByText('Nothing has changed yet: a second person decides on it.')).toBeVisible();
  await agree(second, 'Harvest', 'The firm may end it.');

  await desk.getByRole('menuitem', { name: 'Fund pools' }).click();
  await desk.getByRole('row', { name: /Harvest/ }).click();
  await expect(desk.getByText('Nothing due.')).toBeVisible();
  await desk.getByRole('button', { name: 'Fill or empty …' }).click();
  await dialog.getByLabel('Amount').fill('-1');
  await expect(dialog.getByText('Only 0.00 USD of it is free')).toBeVisible();
  await dialog.getByLabel('Amount').fill('5000');
  await dialog.getByLabel('Reason').fill('For the first month.');
  expect(await faultsOf(desk)).toEqual([]);
  await dialog.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(desk.getByRole('row', { name: /For the first month\./ })).toContainText('Waiting');
  await agree(second, 'Fund pool', 'For the first month.');
  await expect(desk.getByText('5,000.00 put in − 0.00 profits + 0.00 damages = 5,000.00')).toBeVisible();

  await desk.getByRole('menuitem', { name: 'Fund pools' }).click();
  await desk.getByRole('row', { name: /30-day fund/ }).click();
  await expect(desk.getByRole('table', { name: 'Amounts due' })).toBeVisible();
  expect(await faultsOf(desk)).toEqual([]);
  await desk.context().close();
  await second.context().close();
});
