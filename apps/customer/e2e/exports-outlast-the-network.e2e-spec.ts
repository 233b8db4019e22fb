import { openBackOffice } from './harness/back-office.js';
import { expect, test } from './harness/test.js';

test('an export goes on although questions about it were not answered', async ({ browser, server }) => {
  const desk = await openBackOffice(browser, server, { role: 'owner', entry: 'Customers' });
  await expect(desk.getByRole('row').nth(1)).toBeVisible();
  let asked = 0;
  await desk.route(/\/admin\/api\/exports\/\d+$/, (route) => {
    asked += 1;
    if (asked === 1) return route.abort();
    return asked === 2 ? route.fulfill({ status: 503 }) : route.continue();
  });
  await desk.getByRole('button', { name: 'Export', exact: true }).click();
  const file = desk.waitForEvent('download');
  await desk.getByRole('menuitem', { name: 'CSV' }).click();
  expect((await file).suggestedFilename()).toMatch(/^customers-.*\.csv$/);
  await expect(desk.getByText('No response')).toHaveCount(0);
  expect(asked).toBeGreaterThan(2);
  await desk.context().close();
});
