import { adminClient } from '../../server/test/harness/admin-client.js';
import { faultsOf } from './harness/axe.js';
import { openBackOffice } from './harness/back-office.js';
import { expect, test } from './harness/test.js';

const KEY = 'company_loss_url';
const TITLE = 'Where customers are sent while company_status is off';
const ADDRESS = 'https://example.org/two-people';

test('one owner requests, and only the other one can approve', async ({ browser, server }) => {
  const asking = await openBackOffice(browser, server, { role: 'owner', nth: 1 });
  await asking.getByLabel('Search settings').fill(KEY);
  const field = asking.getByRole('textbox', { name: TITLE, exact: true });
  const before = await field.inputValue();
  await field.fill(ADDRESS);
  await asking.getByRole('button', { name: `Ask for ${TITLE}` }).click();
  await asking.getByRole('dialog').getByLabel('Reason').fill('The company closes');
  await asking.getByRole('dialog').getByRole('button', { name: 'Ask for approval' }).click();
  await expect(asking.getByText(/^You requested .* A second person must approve it\./)).toBeVisible();
  // After the request the field shows the value in force again, and there is nothing left to submit.
  await expect(field).toHaveValue(before);
  await expect(asking.getByRole('button', { name: `Ask for ${TITLE}` })).toHaveCount(0);
  await asking.getByRole('link', { name: 'Open the request' }).first().click();
  await expect(asking.getByText('You requested this yourself.')).toBeVisible();
  await expect(asking.getByRole('button', { name: /^Approve/ })).toHaveCount(0);
  expect(await faultsOf(asking)).toEqual([]);

  const deciding = await openBackOffice(browser, server, { role: 'owner', nth: 0, entry: /^To approve/ });
  await deciding.setViewportSize({ width: 1440, height: 900 });
  await expect(deciding.getByRole('columnheader', { name: 'Reason' })).toBeInViewport({ ratio: 1 });
  await expect(deciding.getByRole('row', { name: /Where customers are sent/ })).toHaveCount(1);
  await deciding.getByRole('row', { name: /The company closes/ }).click();
  await expect(deciding.getByRole('row', { name: /^Value/ })).toContainText(`→${ADDRESS}`);
  await deciding.getByRole('button', { name: /^Approve/ }).click();
  expect(await faultsOf(deciding)).toEqual([]);
  await expect(deciding.getByRole('dialog')).toContainText(`→ ${ADDRESS}`);
  await expect(deciding.getByRole('dialog')).toContainText('The company closes');
  await deciding.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(deciding.getByText(/^Approved(: |$)/).last()).toBeVisible();
  // An open request polls every two seconds.
  await expect(asking.getByTitle('owner1@truemark.example')).toBeVisible();

  await deciding.getByRole('menuitem', { name: 'Audit log' }).click();
  await deciding.getByPlaceholder(/^Text in the newest/).fill('two-people');
  await expect(deciding.getByRole('row', { name: /Approved Requests/ })).toHaveCount(1);
  await expect(deciding.getByRole('row', { name: /Signed in/ })).toHaveCount(0);
  expect(await faultsOf(deciding)).toEqual([]);
  // The audit entry has the reason and the requester, and links to the request.
  await deciding.getByRole('row', { name: /Changed Settings/ }).click();
  await expect(deciding.getByRole('definition').filter({ hasText: 'The company closes' })).toBeVisible();
  await expect(deciding.getByRole('link', { name: /^#\d+$/ })).toHaveAttribute('href', /approvals/);
  expect(await faultsOf(deciding)).toEqual([]);
  for (const nth of [0, 1]) {
    await (await adminClient(server, 'owner', nth)).change('settings', KEY, { value: before });
  }
  await asking.context().close();
  await deciding.context().close();
});
