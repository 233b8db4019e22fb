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

test('a file without all rows is announced as such until somebody closes the notice', async ({
  browser,
  server,
}) => {
  const desk = await openBackOffice(browser, server, { role: 'owner', entry: 'Customers' });
  await expect(desk.getByRole('row').nth(1)).toBeVisible();
  await desk.route(/\/admin\/api\/exports\/\d+$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), is_cut: true } });
  });
  await desk.clock.install();
  await desk.getByRole('button', { name: 'Export', exact: true }).click();
  const file = desk.waitForEvent('download');
  await desk.getByRole('menuitem', { name: 'CSV' }).click();
  await file;
  const notice = desk.getByText(/^Done, first rows only: \d+ rows written\./);
  await expect(notice).toBeVisible();
  await desk.clock.fastForward(60_000);
  await expect(notice).toBeVisible();
  await desk.keyboard.press('Escape');
  await expect(notice).toHaveCount(0);
  await desk.context().close();
});
