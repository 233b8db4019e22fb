import { openBackOffice } from './harness/back-office.js';
import { holdRequests } from './harness/hold-requests.js';
import { expect, test } from './harness/test.js';

test('totals and chart of a report are marked as former ones until those of the new filter have come', async ({
  browser,
  server,
}) => {
  const desk = await openBackOffice(browser, server, { role: 'owner', entry: 'Reports' });
  const totals = desk.getByRole('region', { name: 'Totals of these days' });
  await expect(totals).toBeVisible();
  await expect(totals).not.toHaveAttribute('aria-busy', 'true');
  const url = (address: URL): boolean => decodeURIComponent(address.search).includes('"demo"');
  const release = await holdRequests(desk, url);
  await desk.getByRole('combobox', { name: 'Accounts' }).click();
  await desk.getByRole('option', { name: 'Demo' }).click();
  await expect(totals).toContainText('Net deposits');
  await expect(totals).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(totals).toContainText('Practice money');
  await expect(totals).not.toHaveAttribute('aria-busy', 'true');
  await desk.context().close();
});

test('the fairness of options is marked as that of the former filter until that of the new one has come', async ({
  browser,
  server,
}) => {
  const desk = await openBackOffice(browser, server, { role: 'owner', entry: 'Reports' });
  await desk.goto('/admin/option-fairness');
  const summary = desk.getByRole('region', { name: /^How often the side with more money won/ });
  await expect(summary).toContainText('In words');
  await expect(summary.locator('.MuiSkeleton-root')).toHaveCount(0);
  await expect(summary).not.toHaveAttribute('aria-busy', 'true');
  const url = ({ pathname, search }: URL): boolean =>
    pathname.endsWith('/option-fairness/summary') && /"is_demo":"?true/.test(decodeURIComponent(search));
  const release = await holdRequests(desk, url);
  await desk.getByRole('combobox', { name: 'Accounts' }).click();
  await desk.getByRole('option', { name: 'Demo' }).click();
  await expect(summary).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(summary).not.toHaveAttribute('aria-busy', 'true');
  await desk.context().close();
});

test('a report and a statement with entries not added up yet say so, and are shown by themselves once they are', async ({
  browser,
  server,
}) => {
  const desk = await openBackOffice(browser, server, { role: 'owner' });
  const message = '200000 ledger entries have not been added up yet. Please try again in a moment.';
  for (const entry of ['Reports', 'Statement']) {
    let isSummed = false;
    const url = ({ pathname }: URL): boolean => pathname === `/admin/api/${entry.toLowerCase()}`;
    await desk.route(url, (route) =>
      isSummed ? route.continue() : route.fulfill({ status: 503, json: { key: 'reports.summing', message } }),
    );
    await desk.getByRole('menuitem', { name: entry }).click();
    await expect(desk.getByRole('alert')).toHaveText(`This could not be loaded: ${message}Try again`);
    isSummed = true;
    await expect(desk.getByRole('row').nth(1)).toBeVisible();
    await expect(desk.getByText(message)).toHaveCount(0);
  }
  await desk.context().close();
});
