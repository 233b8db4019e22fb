import { adminClient } from '../../server/test/harness/admin-client.js';
import { realCustomer } from '../../server/test/harness/real-customer.js';
import { faultsOf } from './harness/axe.js';
import { openBackOffice } from './harness/back-office.js';
import { announceDeposit, askForMoney, bindAddress } from './harness/cash.js';
import { handedOn } from './harness/claims.js';
import { holdRequests } from './harness/hold-requests.js';
import { openRealAccount, photographPayment, withoutLooks } from './harness/payer.js';
import { expect, openWithLivePushes, test } from './harness/test.js';

test('an operator credits a deposit, and a large withdrawal needs a second person', async ({
  browser,
  server,
  operator,
}) => {
  const customer = await realCustomer(server);
  const { client, user } = customer;
  const made = await announceDeposit(client, 1_000, '#1a26b3');
  const desk = await openBackOffice(browser, server, { entry: /^Deposits/ });
  await expect(desk.getByRole('row', { name: new RegExp(user.uid) })).toHaveCount(1);
  await expect(desk.getByText('Live: rows stay in place')).toBeVisible();
  await expect(desk).toHaveTitle(/^\(\d+\) Deposits · Truemark$/);
  const title = await desk.title();
  const another = await realCustomer(server);
  await announceDeposit(another.client, 300);
  await desk.getByRole('button', { name: '1 new', exact: true }).click();
  await expect(desk.getByRole('row', { name: new RegExp(another.user.uid) })).toBeVisible();
  await expect(desk).not.toHaveTitle(title);
  await expect(desk.getByRole('checkbox', { name: 'Select this row' }).first()).toBeVisible();
  await desk.getByRole('row', { name: new RegExp(user.uid) }).click();
  await expect(desk.getByRole('img', { name: 'Proof of the payment' })).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Approve (a)' })).toBeVisible();
  expect(await operator.one('deposits', made.id)).toMatchObject({ claimed_by: null });
  await desk.keyboard.press('r');
  await expect(desk.getByLabel('To the customer')).toBeFocused();
  await expect(desk.getByText('The customer reads this: please enter a reason.')).toBeVisible();
  // Default texts are available before anybody has written templates.
  await desk.getByRole('combobox', { name: 'Template (t)' }).click();
  await desk.keyboard.press('1');
  await expect(desk.getByLabel('To the customer')).toHaveValue(/^This payment has not arrived\./);
  await desk.getByLabel('To the customer').fill('');
  expect(await faultsOf(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Approve (a)' }).click();
  const dialog = desk.getByRole('dialog');
  await expect(dialog.getByText(new RegExp(`^Credit 1,000.00 USD to .+ · ${user.uid}\\?$`))).toBeVisible();
  const claim = { claimed_by: expect.any(Number) };
  expect(await operator.one('deposits', made.id)).toMatchObject(claim);
  // Leaving releases the claim; a key claims it without a decision.
  await desk.keyboard.press('Escape');
  await desk.getByRole('menuitem', { name: /^Deposits/ }).click();
  await expect.poll(() => operator.one('deposits', made.id)).toMatchObject({ claimed_by: null });
  await desk.getByRole('row', { name: new RegExp(user.uid) }).click();
  await desk.getByRole('button', { name: 'Claim (c)' }).click();
  await expect(desk.getByRole('button', { name: 'Release (u)' })).toBeVisible();
  await handedOn(browser, server, made.id);
  await expect(desk.getByRole('button', { name: 'Claim (c)' })).toBeVisible({ timeout: 15_000 });
  await desk.getByRole('button', { name: 'Approve (a)' }).click();
  await expect(dialog.getByRole('button', { name: 'Credit it' })).toBeFocused();
  await desk.keyboard.press('Enter');
  await expect(desk.getByText(/^Credited: /)).toBeVisible();
  await expect(dialog).toHaveCount(0);

  const larger = await announceDeposit(client, 1_500, '#1a26b3');
  await desk.getByRole('menuitem', { name: /^Deposits/ }).click();
  // The list shows the previous deposit for a moment.
  const row = desk.getByRole('row', { name: new RegExp(user.uid) }).filter({ hasText: '1,500' });
  await row.click();
  await expect(desk.getByText('above the amount that one person can approve')).toBeVisible();
  await expect(desk.getByRole('heading', { name: 'Identity' })).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Ask for approval (a)' })).toBeEnabled();
  // Without a note to the second person nothing is requested.
  await desk.keyboard.press('a');
  await expect(desk.getByLabel('Note to the second person')).toBeFocused();
  await desk.getByLabel('Note to the second person').fill('The payment was checked.');
  await desk.getByRole('button', { name: 'Ask for approval (a)' }).click();
  // The picture was credited before: a link leads there, and the question stays.
  const use = dialog.getByRole('link', { name: `Deposit ${made.id}` });
  await expect(use).toHaveAttribute('target', '_blank');
  await expect(dialog.getByRole('button', { name: 'Ask for approval' })).toBeDisabled();
  await dialog.getByLabel('I have checked where else this picture was used.').check();
  await dialog.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(desk.getByText(/a second person must approve/).first()).toBeVisible();
  expect(await operator.one('deposits', larger.id)).toMatchObject({ status: 'open' });
  const { approval } = await operator.one('deposits', larger.id);
  const owner = await adminClient(server, 'owner', 1);
  await owner.act('approvals', (approval as { id: number }).id, 'approve');

  const method = await bindAddress(customer, operator);
  const { id } = await askForMoney(client, method, 2_000);
  await desk.getByRole('menuitem', { name: /^Withdrawals/ }).click();
  await desk.getByRole('row', { name: new RegExp(user.uid) }).click();
  await expect(desk.getByText('above the amount that one person can approve')).toBeVisible();
  await desk.getByLabel('Note to the second person').fill('The payment was checked.');
  await desk.getByRole('button', { name: 'Ask for approval (a)' }).click();
  expect(await faultsOf(desk)).toEqual([]);
  // The customer is not verified, so each step until payment needs a confirmation.
  await expect(dialog.getByRole('button', { name: 'Ask for approval' })).toBeDisabled();
  await dialog.getByLabel('Identity not verified: request approval anyway').check();
  await dialog.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(dialog).toHaveCount(0);
  // For the requester a request that waits for a second person is done: the next one opens, or the list if none is
  // left.
  await expect(desk).not.toHaveURL(new RegExp(`/withdrawals/${id}/`));
  await desk.getByRole('menuitem', { name: /^Withdrawals/ }).click();
  await desk.getByRole('row', { name: new RegExp(user.uid) }).click();
  await expect(desk.getByText('Nothing is paid until a second person approves.')).toBeVisible();
  await expect(desk.getByText('“The payment was checked.”')).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Ask for approval (a)' })).toHaveCount(0);
  expect(await operator.one('withdrawals', id)).toMatchObject({
    status: 'pending',
    needs_second_person: true,
    approval: { id: expect.any(Number), maker_id: expect.any(Number) },
  });
  await desk.getByRole('link', { name: 'Open the request' }).click();
  await expect(desk.getByText('You requested this yourself.')).toBeVisible();
  await expect(desk.getByRole('button', { name: /^Approve/ })).toHaveCount(0);

  const atTheQueue = await openBackOffice(browser, server, { role: 'owner', entry: /^Withdrawals/ });
  await atTheQueue.getByRole('row', { name: new RegExp(user.uid) }).click();
  await expect(atTheQueue.getByRole('button', { name: 'Decide on the request (a)' })).toBeVisible();
  await atTheQueue.keyboard.press('a');
  await expect(atTheQueue).toHaveURL(/\/approvals\/\d+\/show$/);
  // The question appears at once, with the evidence below it.
  await expect(atTheQueue.getByRole('dialog')).toBeVisible();
  await atTheQueue.context().close();

  const second = await openBackOffice(browser, server, { role: 'owner', entry: /^To approve/ });
  const hand = await holdRequests(second, `**/admin/api/withdrawals/${id}`);
  await second.getByRole('row', { name: /Large withdrawal/ }).click();
  await expect(second.getByText(user.uid).first()).toBeVisible();
  // Nobody can approve before the evidence has loaded.
  await expect(second.getByRole('button', { name: /^Approve/ })).toBeDisabled();
  await second.keyboard.press('a');
  await expect(second.getByRole('dialog')).toHaveCount(0);
  // An early press is kept until the evidence has loaded, or cancelled.
  await second.keyboard.press('Escape');
  hand();
  // The second person sees the same evidence as the first.
  await expect(second.getByText('It is the customer’s first withdrawal.')).toBeVisible();
  await expect(second.getByRole('heading', { name: 'Customer', exact: true })).toBeVisible();
  await expect(second.getByText('The payment was checked.').first()).toBeVisible();
  await second.getByRole('button', { name: /^Approve/ }).click();
  await expect(second.getByRole('dialog')).toContainText('2,000.00 USD');
  await expect(second.getByRole('dialog')).toContainText(method.dc_address ?? '');
  await expect(second.getByRole('dialog')).toContainText(user.uid);
  await expect(second.getByRole('dialog')).toContainText('the payment is the next step');
  await expect(second.getByRole('dialog').getByRole('button', { name: 'Approve' })).toBeDisabled();
  await expect(second.getByLabel('Identity not verified: approve anyway')).toBeFocused();
  await second.keyboard.press('Tab');
  await second.keyboard.press('Control+Enter');
  await expect(second.getByText('Please tick this first.')).toBeVisible();
  await expect(second.getByLabel('Identity not verified: approve anyway')).toBeFocused();
  await second.keyboard.press('Space');
  await second.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(second.getByText(/^Approved(: |$)/).last()).toBeVisible();
  await second.context().close();

  const twice = await operator.call('POST', `withdrawals/${id}/paid`, { reference: 'another one' });
  expect([twice.status, twice.body]).toMatchObject([409, { key: 'claims.not_yours' }]);
  await desk.getByRole('link', { name: `Withdrawal ${id}` }).click();
  await expect(desk.getByText(/^Withdrawal \d+: Approved, .+, requested by /)).toBeVisible();
  const reference = desk.getByLabel('Reference');
  // The button's key is not typed into the reference.
  await expect(desk.getByRole('button', { name: 'Mark as paid (p)' })).toBeVisible();
  await desk.keyboard.press('p');
  await expect(reference).toBeFocused();
  await expect(reference).toHaveValue('');
  await expect(desk.getByText('Reference by which the payment can be found')).toHaveCount(0);
  await reference.fill('tx-4711');
  await desk.getByRole('button', { name: 'Mark as paid (p)' }).click();
  await expect(dialog).toContainText('no transaction hash');
  await desk.keyboard.press('Escape');
  await reference.fill('tx');
  await reference.press('Enter');
  await expect(desk.getByText('Reference by which the payment can be found')).toBeVisible();
  await expect(reference).toBeFocused();
  const hash = '4711'.repeat(16);
  await reference.fill(hash);
  await desk.getByRole('button', { name: 'Mark as paid (p)' }).click();
  await expect(dialog.getByText(`with the reference ${hash}`)).toBeVisible();
  await expect(dialog).not.toContainText('no transaction hash');
  const paysAnyway = dialog.getByLabel('Identity not verified: pay anyway');
  await expect(paysAnyway).toBeFocused();
  await desk.keyboard.press('Space');
  await expect(paysAnyway).toBeChecked();
  await desk.keyboard.press('Control+Enter');
  await expect(desk.getByText(/^Marked as paid: /)).toBeVisible();
  expect(await operator.one('withdrawals', id)).toMatchObject({ status: 'paid', reference: hash });
  await desk.context().close();
});

test('assigned bank details reach the customer at once, and so does the money', async ({
  page,
  browser,
  server,
}) => {
  const owner = await adminClient(server, 'owner');
  await owner.change('settings', 'edit_recharge_bank_info', { value: '1' });
  const { user } = await openRealAccount(page, server);
  await withoutLooks(page, 3_000);
  await openWithLivePushes(page, '/mine/charge?type=1');
  await page.getByLabel('Amount').fill('750');
  await page.getByRole('button', { name: 'Request bank details' }).click();
  await expect(page.getByRole('region', { name: 'Preparing bank details' })).toBeVisible();

  const desk = await openBackOffice(browser, server, { entry: /^Deposits/ });
  await desk.getByRole('row', { name: new RegExp(user.uid) }).click();
  await expect(desk.getByRole('button', { name: 'Invalid (i)' })).toBeVisible();
  await desk.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(desk.getByText('Please fill this in.')).toHaveCount(3);
  expect(await faultsOf(desk)).toEqual([]);
  await desk.getByRole('combobox', { name: 'House account' }).click();
  await desk.getByRole('option').nth(1).click();
  const account = await desk.getByLabel('Account', { exact: true }).inputValue();
  await desk.getByRole('button', { name: 'Assign', exact: true }).click();
  const asked = desk.getByRole('dialog', { name: 'Send these bank details to the customer?' });
  await expect(asked).toContainText(account);
  await expect(asked.getByRole('button', { name: 'Assign' })).toBeFocused();
  await desk.keyboard.press('Enter');
  await expect(desk.getByText(/^Assigned: /)).toBeVisible();
  // It waits for the customer now, so nobody has claimed it.
  const filter = { customer_id: user.id };
  await expect.poll(() => owner.list('deposits', { filter })).toMatchObject([{ claimed_by: null }]);

  await expect(page.getByRole('button', { name: 'Copy Account number' })).toHaveText(account);
  await photographPayment(page, '#5a2750');
  await page.getByRole('button', { name: 'I have paid' }).click();
  await expect(
    page.getByText('Thank you. We have received your proof and are checking the payment.'),
  ).toBeVisible();
  await openWithLivePushes(page, '/mine/accounts');
  await expect(page.getByTestId('free-change')).toContainText('0.00');

  await desk.getByRole('menuitem', { name: /^Deposits/ }).click();
  await desk.getByRole('row', { name: new RegExp(user.uid) }).click();
  await expect(desk.getByRole('img', { name: 'Proof of the payment' })).toBeVisible();
  await desk.getByRole('button', { name: 'Approve (a)' }).click();
  await expect(
    desk.getByRole('dialog').getByText(new RegExp(`^Credit 750.00 USD to .+ · ${user.uid}\\?$`)),
  ).toBeVisible();
  await desk.keyboard.press('Enter');
  await expect(page.getByTestId('free-change')).toContainText('750.00');
  await owner.change('settings', 'edit_recharge_bank_info', { value: '0' });
  await desk.context().close();
});

test('an adjustment is requested by one operator and approved by another', async ({
  page,
  browser,
  server,
}) => {
  const { user } = await openRealAccount(page, server);
  await openWithLivePushes(page, '/mine/accounts');
  const balance = page.getByTestId('free-change');
  await expect(balance).toContainText('0.00');

  const asking = await openBackOffice(browser, server, { entry: 'Corrections' });
  await asking.getByRole('link', { name: 'Ask for a correction' }).click();
  await asking.getByRole('combobox', { name: 'Customer' }).fill(user.uid);
  await asking.getByRole('option', { name: user.uid }).click();
  await asking.getByLabel('Amount').fill('12.5');
  await asking.getByLabel('Reason').fill('A fee that was taken twice');
  await asking.getByRole('button', { name: 'Ask for approval …' }).click();
  const dialog = asking.getByRole('dialog');
  await expect(dialog).toContainText(
    'Once a second person approves, this credits 12.50 USD to the funding account.',
  );
  expect(await faultsOf(asking)).toEqual([]);
  await dialog.getByRole('button', { name: 'Ask for approval', exact: true }).click();
  await expect(asking.getByText('You requested this yourself. A second person decides on it.')).toBeVisible();
  await expect(asking.getByRole('button', { name: /^Approve/ })).toHaveCount(0);
  await expect(balance).toContainText('0.00');

  const deciding = await openBackOffice(browser, server, { nth: 0, entry: /^To approve/ });
  await deciding.getByRole('row', { name: /A fee that was taken twice/ }).click();
  await deciding.getByRole('button', { name: /^Approve/ }).click();
  await deciding.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(balance).toContainText('12.50');
  await page.goto('/message');
  await page.getByRole('button', { name: /A correction on your account/ }).click();
  await expect(page.getByText(/was corrected by .12\.50\sUSD.*: A fee that was taken twice/)).toBeVisible();
  await asking.context().close();
  await deciding.context().close();
});
