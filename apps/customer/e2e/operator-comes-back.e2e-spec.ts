import { openBackOffice } from './harness/back-office.js';
import { holdRequests } from './harness/hold-requests.js';
import { expect, test } from './harness/test.js';

test('going back to a list restores it, with the focus on the opened row', async ({ browser, server }) => {
  const desk = await openBackOffice(browser, server, { role: 'owner', entry: 'Customers' });
  const rows = desk.locator('main tbody tr');
  const list = desk.getByRole('region', { name: 'Customers', exact: true });
  await expect(rows.nth(20)).toBeVisible();
  for (let step = 0; step < 18; step += 1) await desk.keyboard.press('j');
  await expect(rows.nth(17)).toBeFocused();
  const top = await list.evaluate(({ scrollTop }) => scrollTop);
  expect(top).toBeGreaterThan(0);
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('tab').first()).toBeVisible();
  await desk.goBack();
  await expect(rows.nth(17)).toBeFocused();
  expect(await list.evaluate(({ scrollTop }) => scrollTop)).toBe(top);
  await desk.keyboard.press('j');
  await expect(rows.nth(18)).toBeFocused();

  await list.evaluate((scrolled) => scrolled.scrollTo(0, 120));
  await desk.getByRole('menuitem', { name: 'Claims' }).click();
  await expect(list).toHaveCount(0);
  await desk.goBack();
  await expect(rows.nth(20)).toBeVisible();
  await expect.poll(() => list.evaluate(({ scrollTop }) => scrollTop)).toBe(120);
  // A new visit starts at the top.
  await desk.getByRole('menuitem', { name: 'Claims' }).click();
  await expect(list).toHaveCount(0);
  await desk.getByRole('menuitem', { name: 'Customers' }).click();
  await expect(rows.nth(20)).toBeVisible();
  expect(await list.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  await desk.context().close();
});

test('the selected search result stays selected as results arrive, and Enter opens it', async ({
  browser,
  server,
}) => {
  const desk = await openBackOffice(browser, server, { role: 'owner', entry: 'Customers' });
  const hit = { id: 1, title: 'Gerda Berger', facts: [], at_ms: null };
  const json = { groups: [{ resource: 'customers', hits: [hit] }] };
  const hand = await holdRequests(desk, /\/admin\/api\/search\?/, (route) => route.fulfill({ json }));
  await expect(desk.getByRole('heading', { name: 'Customers', level: 1 })).toBeVisible();
  await desk.keyboard.press('/');
  await desk.keyboard.type('er');
  const marked = desk.getByRole('option', { selected: true });
  await expect(desk.getByRole('listbox').getByRole('option').nth(2)).toBeVisible();
  await desk.keyboard.press('ArrowDown');
  const chosen = (await marked.locator('p').first().textContent()) ?? '';
  hand();
  await expect(desk.getByRole('option', { name: /Gerda Berger/ })).toBeVisible();
  await expect(marked).toContainText(chosen);
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('combobox', { name: 'Search everything' })).toHaveCount(0);
  await expect(desk.getByRole('main')).toContainText(chosen);
  await desk.context().close();
});

test('an export pressed twice before the first response is requested once', async ({ browser, server }) => {
  const desk = await openBackOffice(browser, server, { role: 'owner', entry: 'Customers' });
  const asked: string[] = [];
  desk.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/exports')) asked.push(request.url());
  });
  const hand = await holdRequests(desk, /\/admin\/api\/exports$/);
  const menu = desk.getByRole('menuitem', { name: 'CSV', exact: true });
  await expect(desk.getByRole('button', { name: 'Export', exact: true })).toBeEnabled();
  await desk.keyboard.press('e');
  await menu.click();
  await expect(menu).toHaveCount(0);
  await desk.keyboard.press('e');
  await desk.waitForTimeout(300);
  await expect(menu).toHaveCount(0);
  hand();
  await expect(desk.getByText(/rows written/)).toBeVisible();
  expect(asked).toHaveLength(1);
  await desk.context().close();
});

test('a report’s table has its place before its rows are loaded', async ({ browser, server }) => {
  const desk = await openBackOffice(browser, server, { role: 'owner', entry: 'Customers' });
  for (const path of ['reports', 'statement', 'option-fairness']) {
    const hand = await holdRequests(desk, new RegExp(`/admin/api/${path}[?/]`));
    await desk.goto(`/admin/${path}`);
    const table = desk.locator('main section[tabindex="0"]').last();
    await expect(table.locator('.MuiSkeleton-root').first()).toBeVisible();
    const coming = await table.boundingBox();
    hand();
    await expect(table.locator('tbody tr').first()).toBeVisible();
    await expect(desk.locator('main .MuiSkeleton-root')).toHaveCount(0);
    const come = await table.boundingBox();
    expect
      .soft(Math.abs((come?.y ?? 0) - (coming?.y ?? 0)), `${path}: ${coming?.y} to ${come?.y}`)
      .toBeLessThan(24);
  }
  await desk.context().close();
});
