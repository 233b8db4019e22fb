import { openBackOffice } from './harness/back-office.js';
import { expect, test } from './harness/test.js';

const DAY = 86_400_000;
const minute = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

test('a plan holds the value that its field shows, and is taken back', async ({ browser, server }) => {
  const desk = await openBackOffice(browser, server, { role: 'owner', nth: 0 });
  await desk.getByLabel('Search settings').fill('demo_balance');
  const row = desk.locator('#setting-demo_balance');
  await row.getByRole('button', { name: /^Plan a change of/ }).click();
  const dialog = desk.getByRole('dialog');
  const plan = dialog.getByRole('button', { name: 'Plan', exact: true });
  const value = dialog.getByRole('textbox').first();
  await value.fill('90000');
  await dialog.getByLabel('From (GMT)').fill(minute(Date.now() + DAY));
  await expect(plan).toBeEnabled();
  // What does not fit is not planned; what is typed last is.
  await value.fill('-1');
  await expect(plan).toBeDisabled();
  await value.fill('95000');
  await expect(dialog.getByRole('button', { name: /^Save/ })).toHaveCount(0);
  const sent = desk.waitForRequest('**/settings/demo_balance/plan');
  await plan.click();
  expect((await sent).postDataJSON()).toMatchObject({ value: '95000' });
  await expect(dialog).toHaveCount(0);

  // Plans are listed above all settings.
  await desk.getByLabel('Search settings').fill('');
  const planned = desk.getByRole('table', { name: 'Planned changes' });
  const entry = planned.getByRole('row', { name: /95,?000/ });
  await entry.getByRole('button', { name: 'Take back' }).click();
  await dialog.getByRole('button', { name: 'Take back' }).click();
  await expect(desk.getByText('The plan is cancelled.')).toBeVisible();
  await expect(entry.getByRole('button', { name: 'Take back' })).toHaveCount(0);

  // Who could still get in is checked at the change: it is not planned for later.
  await desk.getByLabel('Search settings').fill('operator_networks');
  const networks = desk.locator('#setting-operator_networks');
  await expect(networks.getByRole('heading')).toBeVisible();
  await expect(networks.getByRole('button', { name: /^Plan a change of/ })).toHaveCount(0);
  await desk.context().close();
});
